import { readFile } from "node:fs/promises";
import type { Log } from "../log.ts";
import {
  DEFAULT_SITE_SETTINGS,
  siteSettings,
  type SiteSettings,
} from "./site-settings.contract.ts";

const TIMEOUT_MS = 10_000;

/**
 * Reads the site settings from a file path or an http(s) address. A failure is only logged and
 * leaves the built-in defaults (sections 4 and 8).
 */
export async function loadSiteSettings(source: string, log: Log): Promise<SiteSettings> {
  try {
    return siteSettings.parse(JSON.parse(await readSource(source)));
  } catch (error) {
    log.warn({ source, reason: String(error) }, "Site settings could not be loaded: defaults used");
    return DEFAULT_SITE_SETTINGS;
  }
}

async function readSource(source: string): Promise<string> {
  if (!/^https?:\/\//.test(source)) return readFile(source, "utf8");
  const response = await fetch(source, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.text();
}
