import { defineConfig } from "@playwright/test";
import { headless, headlessChromiumPath } from "./tests/chromium.ts";

// End-to-end: the production build behind its own server, in the Chromium that is at hand.
export default defineConfig({
  testDir: ".",
  testMatch: ["src/**/*.e2e.ts", "tests/visit/*.e2e.ts", "tests/journeys/**/*.e2e.ts"],
  outputDir: "test-results/end-to-end",
  // What takes long and seldom fails runs by night.
  grepInvert: process.env["NIGHTLY"] === undefined ? /@nightly/ : [],
  fullyParallel: true,
  workers: 2,
  // A test that passes only at its second attempt is reported as flaky: a race to mend.
  retries: 1,
  forbidOnly: process.env["CI"] !== undefined,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/end-to-end.json" }]],
  globalSetup: "./tests/site-server.ts",
  use: {
    browserName: "chromium",
    locale: "pt-BR",
    contextOptions: { reducedMotion: "reduce" },
    // A control that does not come is a failure soon, not after the time of the whole test.
    actionTimeout: 20_000,
    launchOptions: headless(headlessChromiumPath()),
  },
});
