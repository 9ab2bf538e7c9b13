import type { Page } from "@playwright/test";
import { expect, hydrate, test } from "#tests/page-fixtures.ts";

const MADRID = "/pt/restaurantes/madrid/rubaiyat-madrid";
const LUNCH = new Date("2047-05-20T14:00+02:00");
const NIGHT = new Date("2047-05-19T18:00+02:00");

/** Makes the browser believe in another moment; its timers continue as they are. */
async function setDate(page: Page, moment: Date) {
  await page.addInitScript((now) => {
    const Real = Date;
    const ahead = now - Real.now();
    globalThis.Date = class extends Real {
      constructor(...given: [] | [number | string]) {
        super(...((given.length === 0 ? [Real.now() + ahead] : given) as [number]));
      }
      static override now() {
        return Real.now() + ahead;
      }
    } as DateConstructor;
  }, moment.getTime());
}

test("the page says by the restaurant's clock whether it is open, and React does not change it", async ({
  page,
}) => {
  await setDate(page, LUNCH);
  await page.goto(MADRID);
  const sentence = page.locator("[data-hero] .opening-sentence");
  await expect(sentence).toHaveText("Aberto agora · até 16:00");
  await hydrate(page);
  await expect(sentence).toHaveText("Aberto agora · até 16:00");
  await expect(page.locator("footer .opening-sentence")).toHaveText("Aberto agora · até 16:00");
});

test("a closed restaurant says when it opens, in the visitor's language, on cards too", async ({
  page,
}) => {
  await setDate(page, NIGHT);
  await page.goto("/en/restaurants");
  const card = page.getByRole("article").filter({ hasText: "Rubaiyat Madrid" });
  await card.evaluate((element) => element.scrollIntoView());
  await expect(card.locator(".opening-sentence")).toHaveText("Opens tomorrow at 13:30");
  // Of the others nobody knows the hours.
  await expect(page.getByRole("main").locator(".opening-sentence")).toHaveCount(1);
});

test("a sentence that comes with a navigation is right as well", async ({ page }) => {
  await setDate(page, LUNCH);
  await page.goto("/es/restaurantes");
  await hydrate(page);
  await page.getByRole("main").getByRole("link", { name: "Rubaiyat Madrid" }).first().click();
  await expect(page).toHaveURL(/rubaiyat-madrid$/);
  await expect(page.locator("[data-hero] .opening-sentence")).toHaveText(
    "Abierto ahora · hasta las 16:00",
  );
});

test("the page as it is sent says nothing about now, but the hours", async ({ request }) => {
  const html = await (await request.get(MADRID)).text();
  expect(html).not.toMatch(/>(Aberto agora|Abre |Fechado)/);
  expect(html.replaceAll(/<\/?span[^>]*>/g, "")).toContain(
    "Segunda-feira a sábado: 13:30–16:00, 20:30–23:30",
  );
  expect(html).toContain('"openingHoursSpecification":[{');
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the hours in words stand, and no empty sentence takes room", async ({ page }) => {
    await page.goto(MADRID);
    await expect(page.locator("[data-hero]")).toContainText("Domingo: 13:30–16:00");
    await expect(page.locator("[data-hero] .opening-sentence")).toBeHidden();
  });
});
