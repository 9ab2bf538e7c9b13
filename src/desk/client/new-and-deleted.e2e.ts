import {
  bar,
  field,
  fillTexts,
  htmlOf,
  isAsPublished,
  isSaved,
  publish,
  showsSoon,
  tryToPublish,
} from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";
import { expectAccessible, NIGHTLY } from "#tests/page-fixtures.ts";
import { pdfText } from "#tests/pdf-text.ts";

// Pieces that begin and end at the desk.

// Rule 10.30.
test("an article is deleted after a question, and comes back", async ({ page, desk }) => {
  await desk.openAs(page, "Gil", "/desk/news/fazenda-brangus");
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
test(
  "an article gets another address, to which the old one leads, and has its own again",
  NIGHTLY,
  async ({ page, desk }) => {
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
  },
);

// Rules 10.24, 10.30 and 10.48.
test("a restaurant is begun as a copy, in a country that the site did not know, is on the site once it is shown, and stands first", async ({
  page,
  desk,
}) => {
  await desk.openAs(page, "Hugo", "/desk/restaurants", { role: "manager" });
  await page.getByRole("button", { name: "Novo restaurante" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nome", { exact: true }).fill("Rubaiyat Lisboa");
  await dialog.getByLabel("Começar a partir de").selectOption("Rubaiyat Madrid");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Criar rascunho" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rubaiyat Lisboa");
  await expect(page.locator('[name="isActive"]')).not.toBeChecked();
  await expect(page.locator('[name="getin.enabled"]')).not.toBeChecked();
  await field(page, "isActive").check();
  await field(page, "city").fill("Lisboa");
  await field(page, "citySlug").fill("lisboa");
  await field(page, "country").selectOption("Portugal");
  await field(page, "openingHours.timeZone").selectOption("Europe/Lisbon");
  // How people write numbers there is not known.
  await field(page, "phone").fill("21 882 40 00");
  await field(page, "whatsapp").focus();
  await tryToPublish(page);
  await expect(field(page, "phone")).toHaveAttribute("aria-invalid", "true");
  await field(page, "phone").fill("+351 21 882 40 00");
  await isSaved(page);
  await publish(page);
  const path = "/pt/restaurantes/lisboa/rubaiyat-lisboa";
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);
  for (const [where, what] of [
    ["/pt/contato", 'label="Portugal"'],
    ["/pt/contato", 'value="rubaiyat-lisboa"'],
    ["/sitemap.xml", path],
    ["/en/restaurants?country=PT", "Rubaiyat Lisboa"],
    [path, '"addressCountry":"PT"'],
    [path, '"addressLocality":"Lisboa"'],
    [path, "Europe/Lisbon"],
    ["/es/experiencias?country=PT", '<option value="PT" selected="">en Portugal'],
  ] as const) {
    await showsSoon(page, where, what);
  }

  // The currency of its dishes follows, and its menu begins in the language of the country.
  await page.goto("/desk/menus/rubaiyat-lisboa-main");
  await expect(field(page, "language")).toHaveValue("pt");
  await page.getByRole("button", { name: "Adicionar seção" }).click();
  await fillTexts(page, "Título da seção", ["Pratos", "Dishes", "Platos"]);
  await page.getByRole("button", { name: /^Adicionar prato/ }).click();
  await page.getByLabel("Nome do prato").fill("Bife à Rubaiyat");
  await page.getByLabel("Preço (EUR)").fill("34,50");
  await publish(page);
  await showsSoon(page, `${path}/menu-principal`, "34,50");
  expect(await htmlOf(page, `${path}/menu-principal`)).toContain('"priceCurrency":"EUR"');
  const pdf = await page.request.get("/menus/rubaiyat-lisboa-main.pdf");
  expect(pdfText(await pdf.body())).toContain("34,50");

  // Its experiences have the price of its currency.
  await page.goto("/desk/experiences/mesa-sob-a-figueira");
  await page.getByLabel("Oferecida em: Portugal").check();
  await page.getByLabel("Preço em EUR").selectOption("Um valor");
  await page.getByLabel("Valor em EUR").fill("120");
  await publish(page);
  await showsSoon(page, "/en/experiences?country=PT", "€120");
  await page.getByRole("button", { name: "Desfazer" }).click();
  await bar(page).getByRole("button", { name: "Descartar rascunho" }).click();
  await isAsPublished(page);

  await page.goto("/desk/restaurants");
  await page.getByRole("button", { name: "Mudar a ordem" }).click();
  const up = page.getByRole("button", { name: "Mover para cima: Rubaiyat Lisboa" });
  await up.focus();
  while ((await up.getAttribute("aria-disabled")) === null) await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Publicar a ordem" }).click();
  const first = async () =>
    (await (await page.request.get("/api/restaurants")).json()).data[0].slug;
  await expect.poll(first).toBe("rubaiyat-lisboa");
  // The first ones are in the footer.
  await showsSoon(page, "/en/contact", "Lisboa, Portugal");
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
