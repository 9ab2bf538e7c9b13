import type { Locator } from "@playwright/test";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { dayAfter } from "#content/schemas/opening-status.ts";
import { discardDraft, htmlOf, pieceAt, showsSoon, writeDraft } from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";
import { expectAccessible } from "#tests/page-fixtures.ts";

const MADRID = "restaurants/rubaiyat-madrid";
const PAGE = "/pt/restaurantes/madrid/rubaiyat-madrid";
/** A Tuesday, 13:00 in Madrid; the server uses its own clock. */
const TUESDAY = "2030-12-24";
const NOON = new Date(`${TUESDAY}T12:00:00Z`);

// Rules 10.42 and 10.43.
test("closes a house earlier, and another today, in two presses on a phone", async ({
  page,
  desk,
}) => {
  await desk.openAs(page, "Ida", "/desk", { role: "editor" });
  const { published: before } = await pieceAt(page, MADRID);
  await writeDraft(page, MADRID, { ...before, email: "half@example.com" });

  await page.setViewportSize({ width: 390, height: 800 });
  await page.clock.setFixedTime(NOON);
  const restaurants = ["rubaiyat-madrid", "rubaiyat-brasilia"];
  await desk.openAs(page, "Mar", "/desk", { role: "restaurant", restaurants });
  const main = page.getByRole("main");
  await expect(main).toContainText("13:30–16:00, 20:30–23:30");
  await page.getByRole("button", { name: "Mudar hoje: Rubaiyat Madrid" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "22:00", exact: true }).click();
  await expect(main).toContainText("13:30–16:00, 20:30–22:00");
  await showsSoon(page, PAGE, "24 de dezembro de 2030");
  expect(await htmlOf(page, PAGE)).not.toContain("half@example.com");

  await page.getByRole("button", { name: "Mudar hoje: Rubaiyat Madrid" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Como na semana" }).click();
  await expect(main).toContainText("20:30–23:30");
  const { draft } = await pieceAt<RestaurantContent>(page, MADRID);
  expect(draft?.content.email).toBe("half@example.com");
  await discardDraft(page, MADRID);

  // Its hours are unknown.
  await page.getByRole("button", { name: "Mudar hoje: Rubaiyat Brasília" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Fechar o restaurante hoje" }).click();
  const back = page.getByText("Dia diferente", { exact: true });
  await expect(back).toBeVisible();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(back).toHaveCount(0);
});

// Rule 10.44.
test("closes a flooded house for two weeks in six presses, and selects a holiday's restaurants", async ({
  page,
  desk,
}) => {
  await desk.openAs(page, "Ana", "/desk");
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  await press(page.getByRole("button", { name: "Mudar hoje: Rubaiyat Brasília" }));
  await press(page.getByRole("link", { name: "Outros dias" }));
  const last = page.getByLabel("Último dia");
  const until = dayAfter(await last.inputValue(), 13);
  presses += 2;
  await last.fill(until);
  await page.getByLabel("Motivo").selectOption("Imprevisto");
  await press(page.getByRole("button", { name: "Salvar (1)" }));
  expect(presses).toBe(5);
  const ahead = page.getByRole("table", { name: "O que vem pela frente" });
  await expect(ahead).toContainText("Fechado · Imprevisto");
  await expectAccessible(page);
  await showsSoon(page, "/en/restaurants", "closed (Unforeseen circumstances)");
  await ahead.getByRole("button", { name: /^Remover: Rubaiyat Brasília/ }).click();

  const epiphany = page.getByLabel("Feriado").locator("option", { hasText: /Reis.*Espanha/ });
  await page.goto("/desk/special-day");
  await page.getByLabel("Feriado").selectOption(await epiphany.getAttribute("value"));
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await expect(page.getByRole("checkbox", { name: "Rubaiyat Madrid" })).toBeChecked();
});
