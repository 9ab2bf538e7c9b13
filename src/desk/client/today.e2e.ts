import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import {
  discardDraft,
  htmlOf,
  pieceAt,
  publishContent,
  showsSoon,
  writeDraft,
} from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";
import { expectAccessible } from "#tests/page-fixtures.ts";

const MADRID = "restaurants/rubaiyat-madrid";
const LILAS = "restaurants/cabana-las-lilas";
const PAGE = "/pt/restaurantes/madrid/rubaiyat-madrid";
/** A Tuesday, one in the afternoon in Madrid; the server goes by its own clock. */
const TUESDAY = "2030-12-24";
const NOON = new Date(`${TUESDAY}T12:00:00Z`);

// Rules 10.42 and 10.43.
test("two presses on a phone close a house earlier, or today", async ({ page, desk }) => {
  await desk.openAs(page, "Ida", "/desk", { role: "editor" });
  const { published: before } = await pieceAt(page, MADRID);
  await writeDraft(page, MADRID, { ...before, email: "half@example.com" });

  await page.setViewportSize({ width: 390, height: 800 });
  await page.clock.setFixedTime(NOON);
  await desk.openAs(page, "Mar", "/desk", { role: "restaurant", restaurants: ["rubaiyat-madrid"] });
  const main = page.getByRole("main");
  await expect(main).toContainText("13:30–16:00, 20:30–23:30");
  await page.getByRole("button", { name: "Fechar mais cedo: Rubaiyat Madrid" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "22:00", exact: true }).click();
  const said = page.getByRole("status").filter({ hasText: "o site agora diz" });
  await expect(said).toContainText("O rascunho que espera também já diz isto.");
  await expect(main).toContainText("13:30–16:00, 20:30–22:00");
  await showsSoon(page, PAGE, `"${TUESDAY}"`);
  expect(await htmlOf(page, PAGE)).not.toContain("half@example.com");

  await page.getByRole("button", { name: "Como na semana: Rubaiyat Madrid" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publicar agora" }).click();
  await expect(main).toContainText("20:30–23:30");
  const { draft } = await pieceAt<RestaurantContent>(page, MADRID);
  expect(draft?.content.email).toBe("half@example.com");
  await discardDraft(page, MADRID);
});

// Rule 10.44.
test("a holiday is published at several restaurants and taken back", async ({ page, desk }) => {
  await page.clock.setFixedTime(NOON);
  await desk.openAs(page, "Ana", "/desk");
  // An earlier test may have left a draft.
  await discardDraft(page, LILAS);
  const { published } = await pieceAt<RestaurantContent>(page, LILAS);
  const { openingHours } = (await pieceAt<RestaurantContent>(page, MADRID)).published;
  const zone = { timeZone: "America/Argentina/Buenos_Aires" };
  await publishContent(page, LILAS, { ...published, openingHours: { ...openingHours, ...zone } });

  await page.getByRole("link", { name: "Um dia em vários restaurantes" }).click();
  await page.getByLabel("Feriado").selectOption("2030-12-25");
  // Other tests have entered hours of others.
  for (const house of await page.locator('[name^="houses."]').all()) {
    if (!/lilas/.test((await house.getAttribute("name")) ?? "")) await house.uncheck();
  }
  const row = (name: string) => page.getByRole("row").filter({ hasText: name });
  await expect(row("Cabaña Las Lilas")).toContainText("Fechado");
  await expect(page.getByRole("listitem").filter({ hasText: "Faria Lima" })).toBeVisible();
  await page.getByRole("button", { name: /^Publicar \(\d+\)/ }).click();
  await expect(row("Cabaña Las Lilas")).toContainText("Publicado.");
  const isClosed = async () =>
    JSON.stringify((await pieceAt(page, LILAS)).published).includes("2030-12-25");
  expect(await isClosed()).toBe(true);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByRole("status").last()).toContainText("Tudo como antes em 1 de 1");
  expect(await isClosed()).toBe(false);
});
