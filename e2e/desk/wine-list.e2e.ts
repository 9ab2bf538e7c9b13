import { publish } from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";
import { expectAccessible } from "#tests/page-fixtures.ts";

const TABLE = [
  ["Vinho", "Produtor", "País", "Região", "Uva", "Safra", "Taça", "Garrafa", "Pontos"],
  ["Altura", "Finca Prueba", "Argentina", "Vale do Uco", "Malbec", "2019", "58", "1.240,50", "95"],
  ["Ensaio", "Quinta Modelo", "Portugal", "Douro", "Touriga", "NV", "", "390", "90"],
  ["Rascunho", "", "", "Douro", "", "", "", "", ""],
];
const LIST = "/pt/restaurantes/brasilia/rubaiyat-brasilia/carta-de-vinhos";

// Rules 3.37 and 10.54.
test("pastes a table of wines, publishes it, and lets guests search it @nightly", async ({
  page,
  desk,
}) => {
  await desk.signIn(page, "Ana");
  await page.goto("/desk/menus");
  await page.getByRole("link", { name: "Criar: Carta de vinhos: Rubaiyat Brasília" }).click();
  await page.getByRole("button", { name: "Colar uma tabela" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Tabela").fill(TABLE.map((cells) => cells.join("\t")).join("\n"));
  await dialog.getByRole("button", { name: "Ler a tabela" }).click();
  await expect(dialog.getByText("Colunas que não se leem: Pontos")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Rascunho").uncheck();
  await dialog.getByRole("button", { name: "Adicionar à carta" }).click();
  await expect(page.locator(".row")).toHaveCount(2);
  await page.locator(".row-toggle").filter({ hasText: "Altura" }).click();
  await expect(page.getByLabel("Garrafa (BRL)")).toHaveValue("1240,50");
  await publish(page);

  await expect.poll(async () => (await page.request.get(LIST)).status()).toBe(200);
  await page.goto(LIST);
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Altura 2019", "Ensaio"]);
  await expectAccessible(page);
  await page.getByLabel("Nome, produtor ou região").fill("quinta");
  await page.getByRole("button", { name: "Buscar vinhos" }).click();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Ensaio"]);
});
