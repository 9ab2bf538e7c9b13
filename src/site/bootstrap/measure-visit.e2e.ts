import type { Page } from "@playwright/test";
import { test } from "#tests/analytics-fixtures.ts";
import { expect } from "#tests/page-fixtures.ts";

// Rule 7.6.

/** A visitor's browser, not a program's, whose visit is one of those that are measured; it knows only these measures, if any are named. */
async function choose(page: Page, measures?: readonly string[]) {
  await page.addInitScript((known) => {
    Object.defineProperty(Navigator.prototype, "webdriver", { value: false });
    Math.random = () => 0;
    if (known) Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { value: known });
  }, measures);
}

/** Opens a page and waits for what measures it; returns its bytes as they travel. */
async function open(page: Page, url: string): Promise<number> {
  const script = page.waitForEvent("requestfinished", {
    predicate: (request) => request.url().includes("/assets/first-measure-visit-"),
  });
  await page.goto(url);
  const { responseBodySize } = await (await script).sizes();
  // It has run once what the browser does when idle, asked for later, comes.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return responseBodySize;
}

test("a visit is measured after the page is idle and arrives once when it is left, with what its browser knows", async ({
  page,
  siteWithoutAnalytics: site,
}) => {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/vitals")) posts.push(request.postData() ?? "");
  });
  const before = await site.vitals("delivery");
  await choose(page);
  expect(await open(page, `${site.url}/pt/delivery`)).toBeLessThanOrEqual(512);
  await page.getByRole("button", { name: "Reservas" }).first().focus();
  await page.keyboard.press("Enter");
  await page.goto(`${site.url}/pt/privacidade`);
  const more = (vital: string) => (before[vital] ?? 0) + 1;
  await expect
    .poll(() => site.vitals("delivery"))
    .toEqual({ lcp: more("lcp"), inp: more("inp"), cls: more("cls") });
  expect(posts).toHaveLength(1);
  expect(JSON.parse(posts[0] ?? "")).toEqual({
    path: "/pt/delivery",
    device: "desktop",
    lcp: expect.any(Number),
    inp: expect.any(Number),
    cls: expect.any(Number),
  });
});
