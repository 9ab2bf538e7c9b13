import type { Engine } from "./engine.ts";
import { CHROMIUM, CHROMIUM_103, FIREFOX } from "./puppeteer-engines.ts";
import { WEBKIT } from "./webkit-engine.ts";

export type EngineName = "chromium" | "firefox" | "webkit" | "chromium-103";

/** The engines that docs/browsers.md promises something for. */
export const ENGINES: Readonly<Record<EngineName, Engine>> = {
  firefox: FIREFOX,
  webkit: WEBKIT,
  chromium: CHROMIUM,
  "chromium-103": CHROMIUM_103,
};
