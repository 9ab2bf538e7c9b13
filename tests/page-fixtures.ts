/* oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { test as base } from "./site-fixtures.ts";

interface TestFixtures {
  /** Expected console messages; any other error or warning fails the test. */
  readonly expectedMessages: RegExp[];
  readonly prefetchesOnIdle: boolean;
}

/** The runner of all browser tests: the shared site, and no unexpected console message. */
export const test = base.extend<TestFixtures>({
  baseURL: async ({}, use) => use(process.env["TEST_SITE_URL"]),
  expectedMessages: async ({}, use) => use([]),
  prefetchesOnIdle: [false, { option: true }],
  context: async ({ context, prefetchesOnIdle }, use) => {
    await context.addInitScript(
      (type) => {
        const { connection = {} } = navigator as { connection?: object };
        Object.defineProperty(connection, "type", { value: type });
        Object.defineProperty(connection, "effectiveType", { value: "4g" });
      },
      prefetchesOnIdle ? "wifi" : "cellular",
    );
    await use(context);
  },
  page: async ({ page, expectedMessages }, use) => {
    const messages: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") messages.push(message.text());
    });
    page.on("pageerror", (error) => messages.push(String(error)));
    await use(page);
    const unexpected = messages.filter(
      (text) => ![...expectedMessages, ANSWERED_WITH_STATUS].some((known) => known.test(text)),
    );
    expect(unexpected, "console messages").toEqual([]);
  },
});

export { expect };

/** Whether slow tests that seldom fail run too. */
export const isNight = process.env["NIGHTLY"] !== undefined;

export const NIGHTLY = { tag: "@nightly" };

/** Chromium's message about an expected error status. */
const ANSWERED_WITH_STATUS = /the server responded with a status of (404|422|429|503)/;

/** Gives the first sign of intent and waits for React. */
export async function hydrate(page: Page): Promise<void> {
  // Repeated, because a new page may not listen yet.
  await expect(async () => {
    await page.mouse.move(4, 300);
    await page.mouse.move(8, 304);
    await expect(page.locator("html[data-hydrated]")).toBeAttached({ timeout: 2000 });
  }).toPass({ timeout: 40_000 });
}

export async function withReact(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrate(page);
}

/** Returns violations of WCAG 2.2 A and AA, except the rules in `without`. */
export async function accessibilityFaults(page: Page, without: string[] = []): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // In the page itself, without a second page and without a list of passed rules.
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .disableRules(without)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" | ")}`);
}

export async function expectAccessible(page: Page, without: string[] = []): Promise<void> {
  expect(await accessibilityFaults(page, without)).toEqual([]);
}
