import { CHROMIUM, CHROMIUM_103 } from "./chromium-engines.ts";
import type { Engine } from "./engine.ts";
import { FIREFOX } from "./firefox-engine.ts";
import { WEBKIT } from "./webkit-engine.ts";

export type EngineName = "chromium" | "firefox" | "webkit" | "chromium-103";

/** The engines that docs/browsers.md promises something for. */
export const ENGINES: Readonly<Record<EngineName, Engine>> = {
  firefox: FIREFOX,
  webkit: WEBKIT,
  chromium: CHROMIUM,
  "chromium-103": CHROMIUM_103,
};
