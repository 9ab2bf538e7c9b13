/* oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs */
import { writeFile } from "node:fs/promises";
import { test as base, expect } from "@playwright/test";
import { type BrowserTab, browserTab } from "./browser-tab.ts";
import type { RunningEngine } from "./engine.ts";
import { ENGINES, type EngineName } from "./engines.ts";
import { limited } from "./time-limit.ts";

interface TestFixtures {
  /** A window of the engine; any error in its console that the test does not expect fails it. */
  readonly tab: BrowserTab;
  readonly expectedMessages: RegExp[];
}

interface WorkerFixtures {
  readonly engineName: EngineName;
  readonly engine: RunningEngine;
}

/** The runner of the journeys: one worker drives one engine, every test in its own window. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ["chromium", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await ENGINES[engineName].start(process.env["TEST_SITE_URL"] ?? "");
      await use(engine);
      await engine.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  expectedMessages: async ({}, use) => use([]),
  tab: async ({ engine, engineName, expectedMessages }, use, testInfo) => {
    const { title, narrowest, ownMessages } = ENGINES[engineName];
    const window = limited(await engine.openWindow(), title);
    const tab = browserTab(window, engine.siteUrl, narrowest);
    await tab.resize(1280);
    await use(tab);
    if (testInfo.status !== testInfo.expectedStatus) {
      const screenshot = await window.screenshot().catch(() => undefined);
      if (screenshot !== undefined)
        await writeFile(testInfo.outputPath("at-the-end.png"), screenshot);
    }
    const known = [...expectedMessages, ...ownMessages, RESPONSE_STATUS, PAGE_LEFT];
    const messages = await window.messages().catch(() => []);
    // A failed window may hang; the ending worker kills it.
    await window.close().catch(() => undefined);
    expect(
      messages.filter((message) => !known.some((pattern) => pattern.test(message))),
      "console messages",
    ).toEqual([]);
  },
});

export { expect };

/** Chromium's own message about an expected error status; a loopback IP has no country. */
const RESPONSE_STATUS = /the server responded with a status of (404|422|503)/;

/** A page left while React loads; where React is required, the wait for it fails. */
const PAGE_LEFT = /Importing a module script failed|error loading dynamically imported module/;
