import { type Page, type Request, expect } from "@playwright/test";
import { chromiumPath, headless } from "#tests/chromium.ts";
import { test } from "#tests/analytics-fixtures.ts";

// Rule 7.6.

// The beacon carries the browser's user agent, which must not look like a robot.
const { args = [], ...options } = headless(chromiumPath());
const BROWSER =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";
test.use({ launchOptions: { ...options, args: [...args, `--user-agent=${BROWSER}`] } });

/** Simulates a visitor's browser and the random choice. */
const visitAs = (page: Page, chance: number) =>
  page.addInitScript((random) => {
    Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false });
    Math.random = () => random;
  }, chance);

/** Opens a page and waits until its idle work has run. */
async function openAndRest(page: Page, url: string) {
  await page.goto(url);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState("networkidle");
}

test("measures one visit in ten once idle, and reports it once on leaving", async ({
  page,
  siteWithoutAnalytics: site,
}) => {
  const scripts: Request[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/assets/first-measure-visit-")) scripts.push(request);
  });
  const delivery = `${site.url}/pt/delivery`;
  const before = await site.vitals("delivery");
  const more = (vital: string, by: number) => (before[vital] ?? 0) + by;
  await openAndRest(page, delivery);
  await visitAs(page, 0.1);
  await openAndRest(page, delivery);
  expect(scripts, "a program's, and nine visits in ten").toEqual([]);

  await visitAs(page, 0);
  await openAndRest(page, delivery);
  expect(scripts).toHaveLength(1);
  expect((await scripts[0]?.sizes())?.responseBodySize).toBeLessThanOrEqual(512);
  await page.keyboard.press("Tab");
  await page.goto(`${site.url}/pt/privacidade`);
  const once = { lcp: more("lcp", 1), inp: more("inp", 1), cls: more("cls", 1) };
  await expect.poll(() => site.vitals("delivery")).toEqual(once);
});
