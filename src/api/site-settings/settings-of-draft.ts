import type { SettingsContent } from "#content/kinds/settings.ts";
import { settingsInForce } from "./settings-in-force.ts";
import type { SiteSettings } from "./site-settings.contract.ts";

/**
 * The site settings as they would be with a draft, which may be wrong in any field: such a field is as the
 * operator's file has it.
 */
export async function settingsOfDraft(file: SiteSettings, draft: object): Promise<SiteSettings> {
  // Loaded with the first preview: without the desk nobody needs it.
  const { settingsContent } = await import("#content/kinds/settings.ts");
  const { shape } = settingsContent.unwrap();
  const given = new Map(Object.entries(draft));
  const fields = Object.entries(shape).map(([name, field]) => {
    const parsed = field.safeParse(given.get(name));
    return [name, parsed.success ? parsed.data : name === "delivery" ? [] : null];
  });
  return settingsInForce(file, Object.fromEntries(fields) as SettingsContent);
}
