import type { Engine } from "./engine.ts";
import { CHROMIUM, CHROMIUM_103, FIREFOX } from "./puppeteer-engines.ts";
import { WEBKIT } from "./webkit-engine.ts";

export type EngineName = "chromium" | "firefox" | "webkit" | "chromium-103";

/** The engines promised in docs/browsers.md. */
export const ENGINES: Readonly<Record<EngineName, Engine>> = {
  firefox: FIREFOX,
  webkit: WEBKIT,
  chromium: CHROMIUM,
  "chromium-103": CHROMIUM_103,
};

/** Announces skipped engines before the journeys; with CI set, throws. */
export default function announceMissing(): void {
  const missing = Object.values(ENGINES).flatMap((engine) => {
    const needed = engine.missing();
    return needed === undefined ? [] : [`${engine.title} (needs ${needed})`];
  });
  if (missing.length === 0) return;
  const line = `Journeys not run in: ${missing.join("; ")}`;
  if (process.env["CI"] !== undefined) throw new Error(line);
  process.stdout.write(`${line}\n`);
}
