import { expect, hydrate, test } from "#tests/page-fixtures.ts";

const MADRID = "/pt/restaurantes/madrid/rubaiyat-madrid";
const LUNCH = new Date("2047-05-20T14:00+02:00");

test("the page says by the restaurant's clock whether it is open, and React does not change it", async ({
  page,
}) => {
  await page.clock.setFixedTime(LUNCH);
  await page.goto(MADRID);
  const sentence = page.locator("[data-hero] .opening-sentence");
  await expect(sentence).toHaveText("Aberto agora · até 16:00");
  await hydrate(page);
  await expect(sentence).toHaveText("Aberto agora · até 16:00");
  await expect(page.locator("footer .opening-sentence")).toHaveText("Aberto agora · até 16:00");
});

test("a sentence on a card, and one that comes with a navigation, are right as well", async ({
  page,
}) => {
  await page.clock.setFixedTime(LUNCH);
  await page.goto("/es/restaurantes");
  const card = page.getByRole("article").filter({ hasText: "Rubaiyat Madrid" });
  await card.evaluate((element) => element.scrollIntoView());
  await expect(card.locator(".opening-sentence")).toBeVisible();
  await hydrate(page);
  await page.getByRole("main").getByRole("link", { name: "Rubaiyat Madrid" }).first().click();
  await expect(page).toHaveURL(/rubaiyat-madrid$/);
  await expect(page.locator("[data-hero] .opening-sentence")).toHaveText(
    "Abierto ahora · hasta las 16:00",
  );
});
