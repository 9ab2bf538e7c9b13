import type { Engine } from "./engine.ts";
import { findExecutable } from "./find-executable.ts";
import { startWithPuppeteer } from "./puppeteer-window.ts";

const firefoxPath = () =>
  findExecutable("firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox");

export const FIREFOX: Engine = {
  title: "Firefox",
  narrowest: 320,
  ownMessages: [],
  missing: () => (firefoxPath() === undefined ? "firefox-esr" : undefined),
  start: (siteUrl) =>
    startWithPuppeteer(siteUrl, {
      browser: "firefox",
      executablePath: firefoxPath() ?? "",
      // Who is asked for the location refuses, as nobody is there to response.
      extraPrefsFirefox: { "permissions.default.geo": 2 },
    }),
};
