import { chromiumPath } from "../chromium.ts";
import { isPackagedChromiumUsable, packagedChromium } from "../packaged-chromium.ts";
import type { Engine } from "./engine.ts";
import { startWithPuppeteer } from "./puppeteer-window.ts";

/** Chrome, Edge, Samsung Internet as they are now. */
export const CHROMIUM: Engine = {
  title: "Chromium",
  narrowest: 320,
  ownMessages: [],
  // The end-to-end tests, which come before, have found one.
  missing: () => undefined,
  start: (siteUrl) =>
    startWithPuppeteer(siteUrl, {
      executablePath: chromiumPath(),
      args: ["--no-sandbox", "--disable-gpu"],
    }),
};

/** The oldest that is promised anything: without popover, `:has`, `dvh` (June 2022). */
export const CHROMIUM_103: Engine = {
  title: "Chromium 103",
  narrowest: 320,
  ownMessages: [/Permissions-Policy header: Origin trial controlled feature not enabled/],
  missing: () => (isPackagedChromiumUsable ? undefined : "a Linux on x64"),
  start: async (siteUrl) =>
    startWithPuppeteer(siteUrl, {
      executablePath: packagedChromium("chromium-103"),
      args: ["--no-sandbox", "--single-process", "--no-zygote", "--disable-gpu"],
    }),
};
