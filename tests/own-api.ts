import { createApi } from "#api/api.ts";
import { DEFAULT_SITE_SETTINGS } from "#content/site-settings/site-settings.ts";
import type { Database } from "#database/database.ts";
import { openOwnContent } from "#server/content/own-content.ts";
import { limitsOf } from "./limits-of.ts";
import { recordLog } from "./log-recorder.ts";

export function ownContent(database: Database) {
  return openOwnContent({ database, fileSettings: DEFAULT_SITE_SETTINGS, log: recordLog().log });
}

export async function ownApi(database: Database) {
  const { log } = recordLog();
  const { current: content } = await ownContent(database);
  return createApi({ content, database, log, limit: limitsOf() });
}

export async function askOwnApi(database: Database, path: string) {
  const response = await (await ownApi(database)).request(path);
  return { status: response.status, body: await response.json() };
}
