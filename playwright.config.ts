import { defineConfig } from "@playwright/test";
import { chromiumPath, headless, headlessChromiumPath } from "./tests/chromium.ts";

/**
 * Those that count what a page asks for. Chromium without the parts that draw windows asks for a stylesheet that is
 * off, and for pictures that are far away.
 */
const IN_AN_INSTALLED_CHROMIUM = ["e2e/journeys/{bytes,used-styles}.e2e.ts"];

// End-to-end: the production build behind its own server, in the Chromium that is at hand.
export default defineConfig({
  testDir: ".",
  testMatch: ["src/**/*.e2e.ts", "e2e/{desk,journeys,page-audit}/**/*.e2e.ts"],
  outputDir: "test-results/end-to-end",
  // What takes long and seldom fails runs by night.
  grepInvert: process.env["NIGHTLY"] === undefined ? /@nightly/ : [],
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env["CI"] !== undefined,
  // A limit ends what hangs; it measures nothing. On a busy machine everything comes late.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  globalSetup: "./tests/site-server.ts",
  use: {
    browserName: "chromium",
    locale: "pt-BR",
    contextOptions: { reducedMotion: "reduce" },
    // A control that does not come is a failure soon, not after the time of the whole test.
    actionTimeout: 40_000,
  },
  // A file that names its own browser would begin with new workers, and new sites for them.
  projects: [
    {
      name: "chromium",
      testIgnore: IN_AN_INSTALLED_CHROMIUM,
      use: { launchOptions: headless(headlessChromiumPath()) },
    },
    {
      name: "installed",
      testMatch: IN_AN_INSTALLED_CHROMIUM,
      use: { launchOptions: headless(chromiumPath()) },
    },
  ],
});
