import { bar, field, isSaved, publish, tryToPublish } from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";
import { expectAccessible } from "#tests/page-fixtures.ts";

// Pieces that begin and end at the desk. Many steps in one test: a busy machine takes its time.
test.describe.configure({ timeout: 180_000 });

// Rule 10.30.
test("an article is deleted after a question, and comes back", async ({ page, desk }) => {
  await desk.signIn(page, "Gil");
  await page.goto("/desk/news/fazenda-brangus");
  await page.getByRole("button", { name: "Excluir de vez" }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("/en/news/fazenda-brangus");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Excluir", exact: true }).click();
  await expect(page).toHaveURL(/\/desk\/news$/);
  await expect(page.locator('a[href$="/news/fazenda-brangus"]')).toHaveCount(0);
  const status = async () => (await page.request.get("/pt/novidades/fazenda-brangus")).status();
  await expect.poll(status).toBe(404);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page).toHaveURL(/fazenda-brangus$/);
  await expect.poll(status).toBe(200);
  // An experience has no page of its own that would be lost.
  await page.goto("/desk/experiences/mesa-sob-a-figueira");
  await page.getByRole("button", { name: "Excluir de vez" }).click();
  await expect(question).toContainText("O que foi publicado fica no histórico");
  await expect(question).not.toContainText("/experiencias");
  await page.keyboard.press("Escape");
  // What stays at its URL for good has no such button.
  await page.goto("/desk/news/nova-carta-vinhos");
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Excluir de vez" })).toHaveCount(0);
});

// Rule 10.38.
test("an article gets another address, to which the old one leads, and has its own again", async ({
  page,
  desk,
}) => {
  await desk.signIn(page, "Ivo", { role: "editor" });
  const target = async (path: string) =>
    (await page.request.get(path, { maxRedirects: 0 })).headers()["location"];
  await page.goto("/desk/news/fazenda-brangus");
  await page.getByRole("button", { name: "Mudar o endereço" }).click();
  const dialog = page.getByRole("dialog", { name: "Mudar o endereço" });
  await dialog.getByLabel("Nome na URL").fill("A Fazenda");
  await dialog.getByRole("button", { name: "Mudar", exact: true }).click();
  await expect(dialog.getByLabel("Nome na URL")).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel("Nome na URL").fill("a-fazenda");
  await dialog.getByRole("button", { name: "Mudar", exact: true }).click();
  await expect(page).toHaveURL(/\/desk\/news\/a-fazenda$/);
  await expect.poll(() => target("/en/news/fazenda-brangus")).toBe("/en/news/a-fazenda");
  expect((await page.request.get("/pt/novidades/a-fazenda")).status()).toBe(200);
  await page.getByRole("button", { name: "Desfazer", exact: true }).click();
  await expect(page).toHaveURL(/\/desk\/news\/fazenda-brangus$/);
  // What is typed from now on is of the piece that is shown.
  await field(page, "author").fill("Ivo");
  await isSaved(page);
  await bar(page).getByRole("button", { name: "Descartar rascunho" }).click();
  await expect.poll(() => target("/en/news/fazenda-brangus")).toBeUndefined();
  // What stays at its URL for good has no such button.
  await page.goto("/desk/news/nova-carta-vinhos");
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Mudar o endereço" })).toHaveCount(0);
});

// Rules 10.24 and 10.30.
test("a restaurant is begun as a copy, is on the site once it is shown, and stands first", async ({
  page,
  desk,
}) => {
  await desk.signIn(page, "Hugo", { role: "manager" });
  await page.goto("/desk/restaurants");
  await page.getByRole("button", { name: "Novo restaurante" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nome", { exact: true }).fill("Rubaiyat Lisboa");
  await dialog.getByLabel("Começar a partir de").selectOption("Rubaiyat Madrid");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Criar rascunho" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rubaiyat Lisboa");
  await expect(page.locator('[name="isActive"]')).not.toBeChecked();
  await expect(page.locator('[name="getin.enabled"]')).not.toBeChecked();
  await page.locator('[name="isActive"]').check();
  await isSaved(page);
  await publish(page);
  const path = "/pt/restaurantes/madrid/rubaiyat-lisboa";
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);
  for (const [where, what] of [
    ["/pt/contato", 'value="rubaiyat-lisboa"'],
    ["/sitemap.xml", path],
    ["/en/restaurants", "Rubaiyat Lisboa"],
  ] as const) {
    await expect.poll(async () => (await page.request.get(where)).text(), where).toContain(what);
  }

  await page.goto("/desk/restaurants");
  await page.getByRole("button", { name: "Mudar a ordem" }).click();
  const up = page.getByRole("button", { name: "Mover para cima: Rubaiyat Lisboa" });
  await up.focus();
  while ((await up.getAttribute("aria-disabled")) === null) await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Publicar a ordem" }).click();
  const first = async () =>
    (await (await page.request.get("/api/restaurants")).json()).data[0].slug;
  await expect.poll(first).toBe("rubaiyat-lisboa");
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect.poll(first).not.toBe("rubaiyat-lisboa");

  // Nothing of it is left for other tests.
  await page.goto("/desk/restaurants/rubaiyat-lisboa");
  await page.locator('[name="isActive"]').uncheck();
  await isSaved(page);
  await tryToPublish(page);
  await page.getByRole("dialog").getByRole("button", { name: "Tirar do site" }).click();
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(404);
});
