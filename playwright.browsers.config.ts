import { defineConfig } from "@playwright/test";
import { ENGINES, type EngineName } from "./e2e/engines/engines.ts";

// Journeys in the engines of docs/browsers.md, as many as this machine has. Playwright only runs
// the tests; each engine is driven in its own way, as it is when visitors get it.
// The current Chromium does them by night alone: all end-to-end tests run in one.
const names = (Object.keys(ENGINES) as EngineName[]).filter(
  (name) =>
    ENGINES[name].missing() === undefined &&
    (name !== "chromium" || process.env["NIGHTLY"] !== undefined),
);

export default defineConfig<object, { engineName: EngineName }>({
  testDir: "e2e/engines",
  testMatch: "*.e2e.ts",
  outputDir: "test-results/browsers",
  grepInvert: process.env["NIGHTLY"] === undefined ? /@nightly/ : [],
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env["CI"] !== undefined,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  globalSetup: ["./e2e/engines/engines.ts", "./tests/site-server.ts"],
  projects: names.map((engineName) => ({ name: engineName, use: { engineName } })),
});
