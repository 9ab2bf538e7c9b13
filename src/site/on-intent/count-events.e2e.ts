import { test } from "#tests/analytics-fixtures.ts";
import { signUp } from "#tests/lead-form.ts";
import { holdReact } from "#tests/page-actions.ts";
import { expect, hydrate } from "#tests/page-fixtures.ts";

const RESTAURANT = "/pt/restaurantes/sao-paulo/a-figueira-rubaiyat";

// The crawl checks that each such link is counted.
for (const [moment, event, target] of [
  ["before", "reserve_click", 'main a:has-text("Reservar")'],
  ["after", "call_click", 'main a[href^="tel:"]'],
] as const) {
  test(`${moment} React has come, a click is exactly one ${event} of the restaurant`, async ({
    page,
    siteWithoutAnalytics: site,
  }) => {
    const key = `${event} a-figueira-rubaiyat pt`;
    const { [key]: before = 0 } = await site.counts();
    const sent: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/events")) sent.push(request.postDataJSON());
    });
    if (moment === "before") await holdReact(page);
    await page.goto(site.url + RESTAURANT);
    if (moment === "after") await hydrate(page);
    await page.locator(target).filter({ visible: true }).first().click();
    await expect.poll(async () => (await site.counts())[key]).toBe(before + 1);
    expect(sent).toHaveLength(1);
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("counts a lead once, without asking about cookies", async ({
    page,
    siteWithAnalytics: site,
  }) => {
    const { "generate_lead  pt": before = 0 } = await site.counts();
    await page.goto(`${site.url}/pt/novidades`);
    await expect(page.locator("#consent")).toBeHidden();
    await signUp(page);
    await expect(page.getByRole("status")).toContainText("Formulário enviado");
    await expect.poll(async () => (await site.counts())["generate_lead  pt"]).toBe(before + 1);
  });
});

test("has no banner, link or script for it without services", async ({
  page,
  siteWithoutAnalytics,
  services,
}) => {
  const response = await page.goto(`${siteWithoutAnalytics.url}/pt`);
  expect(await response?.headerValue("content-security-policy")).not.toMatch(/google|facebook/);
  await hydrate(page);
  await expect(page.getByText("Preferências de cookies")).toHaveCount(0);
  expect(await page.content()).not.toContain("/assets/consent-");
  expect(services.requests).toEqual([]);
});
