import { field, isSaved, publish, showsSoon, tryToPublish } from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";
import { expectAccessible } from "#tests/page-fixtures.ts";

// Creating and deleting entries at the desk.

// Rules 10.30 and 10.38.
test("moves an article to another URL, deletes and restores it", async ({ page, desk }) => {
  await desk.openAs(page, "Gil", "/desk/news/fazenda-brangus", { role: "editor" });
  const old = () => page.request.get("/pt/novidades/fazenda-brangus", { maxRedirects: 0 });
  const status = async () => (await old()).status();
  await page.getByRole("button", { name: "Mudar o endereço" }).click();
  const dialog = page.getByRole("dialog", { name: "Mudar o endereço" });
  await dialog.getByLabel("Nome na URL").fill("A Fazenda");
  await dialog.getByRole("button", { name: "Mudar", exact: true }).click();
  await expect(dialog.getByLabel("Nome na URL")).toBeFocused();
  await dialog.getByLabel("Nome na URL").fill("a-fazenda");
  await dialog.getByRole("button", { name: "Mudar", exact: true }).click();
  await expect(page).toHaveURL(/\/desk\/news\/a-fazenda$/);
  const target = async () => (await old()).headers()["location"];
  await expect.poll(target).toBe("/pt/novidades/a-fazenda");
  await page.getByRole("button", { name: "Desfazer", exact: true }).click();
  await expect(page).toHaveURL(/\/desk\/news\/fazenda-brangus$/);
  await expect.poll(status).toBe(200);

  await page.getByRole("button", { name: "Excluir de vez" }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("/en/news/fazenda-brangus");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Excluir", exact: true }).click();
  await expect(page).toHaveURL(/\/desk\/news$/);
  await expect.poll(status).toBe(404);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page).toHaveURL(/fazenda-brangus$/);
  await expect.poll(status).toBe(200);
});

// Rules 10.30 and 10.48.
test("creates a restaurant as a copy in a new country @nightly", async ({ page, desk }) => {
  await desk.openAs(page, "Hugo", "/desk/restaurants", { role: "manager" });
  await page.getByRole("button", { name: "Novo restaurante" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nome", { exact: true }).fill("Rubaiyat Lisboa");
  await dialog.getByLabel("Começar a partir de").selectOption("Rubaiyat Madrid");
  await dialog.getByRole("button", { name: "Criar rascunho" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rubaiyat Lisboa");
  await expect(page.locator('[name="isActive"]')).not.toBeChecked();
  await field(page, "isActive").check();
  await field(page, "city").fill("Lisboa");
  await field(page, "citySlug").fill("lisboa");
  await field(page, "country").selectOption("Portugal");
  await field(page, "openingHours.timeZone").selectOption("Europe/Lisbon");
  await field(page, "phone").fill("+351 21 882 40 00");
  await isSaved(page);
  await publish(page);
  const path = "/pt/restaurantes/lisboa/rubaiyat-lisboa";
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);
  await showsSoon(page, "/pt/contato", 'label="Portugal"');
  await page.goto("/desk/menus/rubaiyat-lisboa-main");
  await expect(field(page, "language")).toHaveValue("pt");
  // Removed for other tests.
  await page.goto("/desk/restaurants/rubaiyat-lisboa");
  await page.locator('[name="isActive"]').uncheck();
  await isSaved(page);
  await tryToPublish(page);
  await page.getByRole("dialog").getByRole("button", { name: "Tirar do site" }).click();
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(404);
});
