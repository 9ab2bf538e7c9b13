import { group, publish, showsSoon } from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";
import { expectAccessible } from "#tests/page-fixtures.ts";

test("enters hours, publishes them and shows them on the site", async ({ page, desk }) => {
  await desk.openAs(page, "Ana", "/desk/restaurants/rubaiyat-rio");
  await page.getByLabel("Os horários são conhecidos").check();
  await group(page, "Segunda-feira")
    .getByRole("button", { name: /^Adicionar horário/ })
    .click();
  const lunch = group(page, "Segunda-feira 1");
  await lunch.getByLabel("Abre").fill("12:00");
  await lunch.getByLabel("Fecha").fill("15:30");

  await page.getByRole("button", { name: "Copiar para…: Segunda-feira" }).click();
  await page.getByRole("dialog").getByLabel("Terça-feira").check();
  await page.getByRole("dialog").getByRole("button", { name: "Copiar" }).click();

  const says = page.getByRole("group", { name: "O que o site vai dizer" });
  await says.getByLabel("Em que momento").fill("2030-12-23T13:00");
  await expect(says).toContainText("Open now · until 15:30");
  // Until now the site asks visitors to call.
  await page.getByRole("button", { name: "Mostrar os horários" }).click();
  await expectAccessible(page);

  await publish(page);
  const url = "/pt/restaurantes/rio-de-janeiro/rubaiyat-rio";
  await showsSoon(page, url, "Segunda-feira a terça-feira: 12:00–15:30");
});
