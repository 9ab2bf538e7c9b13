import type { Orm } from "#database/database.ts";
import { readItems } from "#content/store/content-entries.ts";
import { settingsInForce } from "#content/site-settings/settings-in-force.ts";
import type { SiteSettings } from "#content/site-settings/site-settings.ts";

/** Returns the current site settings: the published ones over the operator's file. */
export async function readSettingsInForce(orm: Orm, file: SiteSettings): Promise<SiteSettings> {
  const [published] = await readItems(orm, "settings");
  return settingsInForce(file, published);
}
