import type { Page } from "@playwright/test";
import { test } from "#tests/analytics-fixtures.ts";
import { signUp } from "#tests/lead-form.ts";
import { expectFocusInSight, navigateInApp, settle } from "#tests/page-actions.ts";
import { expect, expectAccessible, hydrate } from "#tests/page-fixtures.ts";

const banner = (page: Page) => page.locator("#consent");
const answer = (page: Page, name: string) => banner(page).getByRole("button", { name }).click();
const storedRecord = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("rubaiyat-consent") ?? "null"));
const theirCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => /^_(ga|fb)/.test(name));

// Rule 7.3.
test("requests nothing of either service before the choice", async ({
  page,
  siteWithAnalytics,
  services,
}) => {
  const response = await page.goto(`${siteWithAnalytics.url}/pt`);
  const policy = (await response?.headerValue("content-security-policy")) ?? "";
  expect(policy).toMatch(/script-src 'self' [^;]* https:\/\/www\.googletagmanager\.com\/gtag\/js /);
  expect(policy).not.toMatch(/script-src [^;]*(\*|\.(com|net)\/?[ ;])/);
  await expect(banner(page)).toBeVisible();
  await hydrate(page);
  // In the language chosen meanwhile.
  await navigateInApp(page, "/en");
  await expect(banner(page).getByRole("button", { name: "Reject" })).toBeVisible();
  await settle(page);
  expect(services.requests).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test("sends both services one view per page and one event per click and lead after acceptance", async ({
  page,
  siteWithAnalytics,
  services,
}) => {
  await page.goto(`${siteWithAnalytics.url}/pt/restaurantes/sao-paulo/a-figueira-rubaiyat`);
  await answer(page, "Aceitar");
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => services.names("google")).toEqual(["page_view"]);
  await expect.poll(() => services.names("meta")).toEqual(["PageView"]);

  await page.locator('main a[href^="tel:"]').filter({ visible: true }).first().click();
  await expect.poll(() => services.names("google")).toEqual(["page_view", "call_click"]);
  await expect.poll(() => services.names("meta")).toEqual(["PageView", "Contact"]);

  await hydrate(page);
  await signUp(page, "aceita@example.com");
  await expect.poll(() => services.names("google").at(-1)).toBe("generate_lead");
  await expect.poll(() => services.names("meta").at(-1)).toBe("Lead");
  expect(JSON.stringify(services.hits)).not.toMatch(/Maria|aceita|@/);

  await navigateInApp(page, "/pt/eventos");
  await expect.poll(() => services.names("google")).toHaveLength(4);
  await settle(page);
  expect(services.names("meta")).toEqual(["PageView", "Contact", "Lead", "PageView"]);
  expect((await theirCookies(page)).toSorted()).toEqual(["_fbp", "_ga", "_ga_TEST12345"]);

  // The next page does not ask again.
  await page.goto(`${siteWithAnalytics.url}/en/contact`);
  await expect.poll(() => services.hits.length).toBe(10);
  await expect(banner(page)).toBeHidden();
});

test("lets visitors refuse as easily as accept, by keyboard too, without further questions or calls", async ({
  page,
  siteWithAnalytics,
  services,
}) => {
  await page.goto(`${siteWithAnalytics.url}/es`);
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await expectAccessible(page);
  const looks = await banner(page)
    .locator(".consent-answers button")
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { color, backgroundColor, fontWeight, fontSize } = getComputedStyle(button);
        return JSON.stringify([width, height, color, backgroundColor, fontWeight, fontSize]);
      }),
    );
  expect(looks).toHaveLength(2);
  expect(new Set(looks).size).toBe(1);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("Tab");
  await expect(banner(page).getByRole("button", { name: "Rechazar" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(banner(page)).toBeHidden();
  await page.goto(`${siteWithAnalytics.url}/es/contacto`);
  await settle(page);
  expect(services.requests).toEqual([]);
  expect((await storedRecord(page)).choices).toEqual({ statistics: false, marketing: false });
});

test("accepts one purpose alone, and withdraws it with its cookies in two clicks @nightly", async ({
  page,
  siteWithAnalytics,
  services,
}) => {
  await page.goto(`${siteWithAnalytics.url}/pt`);
  await banner(page).getByText("Escolher por finalidade").click();
  await banner(page).getByRole("checkbox", { name: "Estatísticas" }).check();
  await answer(page, "Salvar escolha");
  await expect.poll(() => services.names("google")).toEqual(["page_view"]);
  await settle(page);
  expect(services.hits[0]?.details["gcs"]).toBe("G101");
  expect(services.requests.filter((url) => url.includes("facebook"))).toEqual([]);
  await expect.poll(() => theirCookies(page)).toHaveLength(2);

  const again = page.waitForEvent("load");
  await page.getByRole("button", { name: "Preferências de cookies" }).click();
  await expect(banner(page).getByRole("checkbox", { name: "Estatísticas" })).toBeChecked();
  await answer(page, "Recusar");
  await again;
  expect(await theirCookies(page)).toEqual([]);
  const asked = services.requests.length;
  await page.locator('a[href^="tel:"]').filter({ visible: true }).first().click();
  await settle(page);
  expect(services.requests).toHaveLength(asked);
  await expect(banner(page)).toBeHidden();
});

test("refuses by Global Privacy Control, but lets the visitor agree @nightly", async ({
  page,
  siteWithAnalytics,
  services,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  await page.goto(`${siteWithAnalytics.url}/en`);
  await settle(page);
  await expect(banner(page)).toBeHidden();
  expect(services.requests).toEqual([]);
  await page.getByRole("button", { name: "Cookie preferences" }).click();
  await answer(page, "Accept");
  await expect.poll(() => services.names("google")).toEqual(["page_view"]);
});

test("never covers a focused element with the banner @nightly", async ({
  page,
  siteWithAnalytics,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${siteWithAnalytics.url}/pt/contato`);
  await expect(banner(page)).toBeVisible();
  const stops = await page.locator("a[href], button, input, select, textarea, summary").count();
  for (let step = 0; step < stops; step += 1) {
    await page.keyboard.press("Tab");
    await expectFocusInSight(page);
  }
});
