import { readFile } from "node:fs/promises";
import type { Log } from "../log.ts";
import {
  DEFAULT_SITE_SETTINGS,
  siteSettings,
  type SiteSettings,
} from "./site-settings.contract.ts";

const TIMEOUT_MS = 10_000;
const OFF = { rdStationEnabled: false };

/**
 * Reads the site settings from a file path or an http(s) address. A failure is only logged and
 * leaves the built-in defaults (sections 4 and 8); one wrong entry costs no more than its part.
 */
export async function loadSiteSettings(source: string, log: Log): Promise<SiteSettings> {
  try {
    return parseParts(JSON.parse(await readSource(source)), log);
  } catch (error) {
    const shown = withoutSecrets(source);
    const reason = String(error).replaceAll(source, shown);
    log.warn({ source: shown, reason }, "Site settings could not be loaded: defaults used");
    return DEFAULT_SITE_SETTINGS;
  }
}

function parseParts(settings: unknown, log: Log): SiteSettings {
  const parsed = siteSettings.safeParse(settings);
  if (parsed.success) return parsed.data;
  if (typeof settings !== "object" || settings === null || Array.isArray(settings)) {
    throw parsed.error;
  }
  const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  const parts = new Map(Object.entries(settings).filter(([name]) => !wrong.has(name)));
  for (const { path, message } of parsed.error.issues) {
    log.warn(
      { setting: path.join("."), reason: message },
      "Wrong site setting: its part is left out",
    );
  }
  // Whoever wrote something about the platform and got it wrong did not ask for deliveries.
  if (wrong.has("integrations")) parts.set("integrations", OFF);
  return siteSettings.parse(Object.fromEntries(parts));
}

/** An address without name, password and query, where tokens may stand. */
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
