import { readFile } from "node:fs/promises";
import type { Log } from "#runtime/logging/log.ts";
import {
  DEFAULT_SITE_SETTINGS,
  siteSettings,
  type SiteSettings,
} from "#content/site-settings/site-settings.ts";

const TIMEOUT_MS = 10_000;
const OFF = { rdStationEnabled: false };

/** The settings while none can be read: the defaults, the shipped central line, and no delivery (rules 7.1 and 7.2). */
export const UNREAD_SITE_SETTINGS: SiteSettings = {
  ...DEFAULT_SITE_SETTINGS,
  contact: { ...DEFAULT_SITE_SETTINGS.contact, phone: "+551130871399" },
  integrations: OFF,
};

/**
 * Reads the site settings from a file or an http(s) URL, omitting invalid values. Undefined, and logged, if they cannot
 * be read (rule 7.1).
 */
export async function loadSiteSettings(
  source: string,
  log: Log,
): Promise<SiteSettings | undefined> {
  try {
    return parseParts(JSON.parse(await readSource(source)), log);
  } catch (error) {
    const shown = withoutSecrets(source);
    const reason = String(error).replaceAll(source, shown);
    log.warn({ source: shown, reason }, "Site settings could not be loaded");
    return undefined;
  }
}

function parseParts(settings: unknown, log: Log): SiteSettings {
  const parsed = siteSettings.safeParse(settings);
  if (parsed.success) return parsed.data;
  if (typeof settings !== "object" || settings === null || Array.isArray(settings)) {
    throw parsed.error;
  }
  const { issues } = parsed.error;
  const parts = structuredClone(settings) as Tree;
  for (const { path, message } of issues) {
    log.warn({ setting: path.join("."), reason: message }, "Invalid site setting ignored");
    leaveOut(parts, path);
  }
  // An invalid platform setting must not turn deliveries on.
  if (issues.some(({ path }) => path[0] === "integrations")) parts["integrations"] = OFF;
  return siteSettings.parse(withoutGaps(parts));
}

type Tree = { [name: PropertyKey]: unknown };

/** Removes an invalid value; in a list, its whole entry. */
function leaveOut(tree: Tree, path: readonly PropertyKey[]): void {
  const [name = "", ...rest] = path;
  if (!Object.hasOwn(tree, name)) return;
  const part = tree[name];
  const isEntry = typeof name === "number" || rest.length === 0;
  if (isEntry || typeof part !== "object" || part === null) tree[name] = undefined;
  else leaveOut(part as Tree, rest);
}

function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => one !== undefined).map(withoutGaps);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutGaps(one)]));
}

/** Removes user name, password and query, which may hold tokens. */
function withoutSecrets(source: string): string {
  if (!/^https?:\/\//.test(source) || !URL.canParse(source)) return source;
  const { origin, pathname } = new URL(source);
  return origin + pathname;
}

async function readSource(source: string): Promise<string> {
  if (!/^https?:\/\//.test(source)) return readFile(source, "utf8");
  const response = await fetch(source, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.text();
}
