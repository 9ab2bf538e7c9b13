import { settingsContent, type SettingsContent } from "../kinds/settings.ts";
import { settingsInForce } from "./settings-in-force.ts";
import type { SiteSettings } from "./site-settings.ts";

/** Returns the settings with a draft applied; an invalid field keeps the file's value. */
export function settingsOfDraft(file: SiteSettings, draft: object): SiteSettings {
  const { shape } = settingsContent.unwrap();
  const given = new Map(Object.entries(draft));
  const fields = Object.entries(shape).map(([name, field]) => {
    const parsed = field.safeParse(given.get(name));
    return [name, parsed.success ? parsed.data : name === "delivery" ? [] : null];
  });
  return settingsInForce(file, Object.fromEntries(fields) as SettingsContent);
}
