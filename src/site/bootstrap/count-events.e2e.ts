import type { Page } from "@playwright/test";
import { test } from "#tests/analytics-fixtures.ts";
import { signUp } from "#tests/lead-form.ts";
import { holdReact } from "#tests/page-actions.ts";
import { expect, hydrate } from "#tests/page-fixtures.ts";

const RESTAURANT = "/pt/restaurantes/sao-paulo/a-figueira-rubaiyat";

/** The events that the page sends from now on. */
function recordEvents(page: Page) {
  const events: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/events")) return;
    const { event, restaurant, language } = request.postDataJSON() as Record<string, string>;
    events.push(`${event} ${restaurant} ${language}`);
  });
  return events;
}

/** What was counted more than before, once something was. */
async function gained(
  site: { counts(): Promise<Record<string, number>> },
  before: Record<string, number>,
) {
  const difference = async () => {
    const now = await site.counts();
    const grown = Object.entries(now).filter(([key, count]) => count !== (before[key] ?? 0));
    return Object.fromEntries(grown.map(([key, count]) => [key, count - (before[key] ?? 0)]));
  };
  await expect.poll(async () => Object.keys(await difference()).length).toBeGreaterThan(0);
  return difference();
}

// That each such link is counted, the crawl sees.
for (const [moment, event, target] of [
  ["before", "reserve_click", 'main a:has-text("Reservar")'],
  ["after", "call_click", 'main a[href^="tel:"]'],
] as const) {
  test(`${moment} React has come, a click is exactly one ${event} of the restaurant`, async ({
    page,
    siteWithoutAnalytics,
  }) => {
    const before = await siteWithoutAnalytics.counts();
    if (moment === "before") await holdReact(page);
    const events = recordEvents(page);
    await page.goto(siteWithoutAnalytics.url + RESTAURANT);
    if (moment === "after") await hydrate(page);
    const link = page.locator(target).filter({ visible: true }).first();
    await link.scrollIntoViewIfNeeded();
    await link.click();
    const key = `${event} a-figueira-rubaiyat pt`;
    expect(await gained(siteWithoutAnalytics, before)).toEqual({ [key]: 1 });
    expect(events).toEqual([key]);
  });
}

test("a click that brings React and the hand-over that follows are one event", async ({
  page,
  siteWithoutAnalytics,
}) => {
  const before = await siteWithoutAnalytics.counts();
  const release = await holdReact(page);
  const events = recordEvents(page);
  await page.goto(`${siteWithoutAnalytics.url}/en/restaurants/rio-de-janeiro/rubaiyat-rio`);
  await page.getByRole("link", { name: /^Main Menu PDF/ }).click();
  release();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  expect(await gained(siteWithoutAnalytics, before)).toEqual({ "menu_view rubaiyat-rio en": 1 });
  expect(events).toHaveLength(1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a lead is counted once, and nobody is asked about cookies", async ({
    page,
    siteWithAnalytics,
  }) => {
    const before = await siteWithAnalytics.counts();
    await page.goto(`${siteWithAnalytics.url}/pt/novidades`);
    await expect(page.locator("#consent")).toBeHidden();
    await signUp(page);
    await expect(page.getByRole("status")).toContainText("Formulário enviado");
    expect(await gained(siteWithAnalytics, before)).toEqual({ "generate_lead  pt": 1 });
  });
});

test("with both services off there is no banner, no link to it and no script for it", async ({
  page,
  siteWithoutAnalytics,
  services,
}) => {
  const response = await page.goto(`${siteWithoutAnalytics.url}/pt`);
  expect(await response?.headerValue("content-security-policy")).not.toMatch(/google|facebook/);
  await hydrate(page);
  await expect(page.locator("#consent")).toHaveCount(0);
  await expect(page.getByText("Preferências de cookies")).toHaveCount(0);
  expect(await page.content()).not.toContain("/assets/consent-");
  expect(services.requests).toEqual([]);
});
