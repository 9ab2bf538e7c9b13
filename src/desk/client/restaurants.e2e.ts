import type { Page } from "@playwright/test";
import { enrolWithPasskey, expect, otherPerson, test } from "#tests/desk-fixtures.ts";
import { expectAccessible } from "#tests/page-fixtures.ts";

// Several people, or many checks, in one test: a busy machine takes its time.
test.describe.configure({ timeout: 180_000 });

test.use({
  // The frame of the preview may run none of the page's scripts.
  expectedMessages: async ({ expectedMessages }, use) =>
    use([...expectedMessages, /Blocked script execution/]),
});

const RIO = "/desk/restaurants/rubaiyat-rio";

const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const bar = (page: Page) => page.locator(".publish-bar");
const isSaved = (page: Page) => expect(bar(page)).toContainText("Rascunho de ");
const description = (page: Page, language: string) =>
  group(page, "Texto da página").getByLabel(language, { exact: true });

async function publish(page: Page) {
  await bar(page).getByRole("button", { name: "Publicar agora" }).click();
  await expect(bar(page)).toContainText("Igual ao que está publicado.");
}

test("a text is written in three languages, saved by itself, published and taken back", async ({
  page,
  desk,
}) => {
  await desk.signIn(page, "Ana");
  await page.goto("/desk");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Restaurantes/ })
    .click();
  await page.getByRole("link", { name: "Rubaiyat Madrid", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rubaiyat Madrid");
  const before = await description(page, "Português").inputValue();
  await description(page, "Português").fill("Uma grelha nova.");
  // Until they are written anew, the others may be out of date.
  await expect(page.getByText("Talvez desatualizado")).toHaveCount(2);
  await page.getByRole("button", { name: "Ainda vale: Texto da página, Español" }).click();
  await expect(page.getByText("Talvez desatualizado")).toHaveCount(1);
  await description(page, "English").fill("A new grill.");
  await expect(page.getByText("Talvez desatualizado")).toHaveCount(0);
  await description(page, "Español").fill("Una parrilla nueva.");
  await isSaved(page);
  await page.reload();
  await expect(description(page, "English")).toHaveValue("A new grill.");
  expect(
    await (await page.request.get("/en/restaurants/madrid/rubaiyat-madrid")).text(),
  ).not.toContain("A new grill.");

  await publish(page);
  await expectOnSite(page, "rubaiyat-madrid", "A new grill.");
  await page.getByRole("button", { name: "Desfazer" }).click();
  await isSaved(page);
  await expect(description(page, "Português")).toHaveValue("Uma grelha nova.");
  await expect(async () => {
    const { published } = await piece(page, "rubaiyat-madrid");
    expect(published.description.pt).toBe(before);
  }).toPass();

  await bar(page).getByRole("button", { name: "Descartar rascunho" }).click();
  await expect(description(page, "Português")).toHaveValue(before);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(description(page, "Português")).toHaveValue("Uma grelha nova.");
  await isSaved(page);
});

test("what is typed without a connection survives closing the page", async ({ page, desk }) => {
  await desk.signIn(page, "Bia");
  await page.goto(RIO);
  let isAway = true;
  await page.route("**/draft", (route) =>
    isAway ? route.abort("internetdisconnected") : route.fallback(),
  );
  await page.getByLabel("Telefone").fill("+5521 3000-0000");
  await expect(bar(page).getByRole("alert")).toContainText("guardado neste navegador");
  await page.reload();
  await expect(page.getByLabel("Telefone")).toHaveValue("+552130000000");
  isAway = false;
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await isSaved(page);
  expect((await piece(page, "rubaiyat-rio")).draft.content.phone).toBe("+552130000000");
});

test("whose session ends while typing signs in again and goes on", async ({ page, desk }) => {
  await enrolWithPasskey(page, await desk.invite("cai@example.com"), "Caio");
  await page.goto("/desk/restaurants/emporio-figueira");
  await expect(page.getByLabel("E-mail")).toBeVisible();
  await page.context().clearCookies();
  await page.getByLabel("E-mail").fill("someone@example.com");
  const dialog = page.getByRole("dialog", { name: "Entre de novo" });
  await dialog.getByRole("button", { name: "Entrar com chave de acesso" }).click();
  await expect(dialog).toHaveCount(0);
  await isSaved(page);
  await expect(page.getByLabel("E-mail")).toHaveValue("someone@example.com");
});

test("two people who change the same restaurant choose from both versions", async ({
  page,
  browser,
  desk,
}) => {
  await desk.signIn(page, "Davi");
  const other = await otherPerson(browser, desk.url);
  await desk.signIn(other, "Eva", { role: "editor" });
  const path = "/desk/restaurants/rubaiyat-chile";
  await page.goto(path);
  await other.goto(path);
  await other.getByLabel("Telefone").fill("+56222222222");
  await other.getByLabel("E-mail").fill("eva@example.com");
  await isSaved(other);
  await page.getByLabel("Telefone").fill("+56233333333");
  await expect(bar(page).getByRole("alert")).toContainText("Outra pessoa mudou isto");
  await bar(page).getByRole("button", { name: "Comparar as versões" }).click();
  const dialog = page.getByRole("dialog", { name: "Duas versões" });
  // What only she changed is hers already.
  await expect(group(page, "E-mail").getByLabel(/^De Eva/)).toBeChecked();
  await expect(group(page, "Telefone").getByLabel("Seu texto")).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Salvar esta escolha" }).click();
  await isSaved(page);
  await expect(page.getByLabel("Telefone")).toHaveValue("+56233333333");
  await expect(page.getByLabel("E-mail")).toHaveValue("eva@example.com");
  await other.context().close();
});

test("a field that is wrong says so, has the focus, and is named above", async ({ page, desk }) => {
  await desk.signIn(page, "Fabi");
  await page.goto("/desk/restaurants/cabana-las-lilas");
  await page.getByLabel("Telefone").fill("12");
  await group(page, "Endereço").getByLabel("English").fill("");
  await page.getByRole("button", { name: "Adicionar sala" }).click();
  await isSaved(page);
  await bar(page).getByRole("button", { name: "Publicar agora" }).click();
  const summary = page.getByRole("main").getByRole("alert");
  await expect(summary).toContainText("Campos a corrigir");
  await expect(group(page, "Endereço").getByLabel("Português")).toBeFocused();
  await expect(group(page, "Endereço")).toContainText("deixe os três vazios");
  await summary.getByRole("link", { name: "Telefone" }).click();
  await expect(page.getByLabel("Telefone")).toBeFocused();
  await expect(page.getByLabel("Telefone")).toHaveAttribute("aria-invalid", "true");
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // Where the bar at the bottom covers no half of a field.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
  }
  await page.getByLabel("Telefone").fill("+541143131336");
  await expect(summary.getByRole("link", { name: "Telefone" })).toHaveCount(0);
});

test("somebody of a restaurant sees that one alone, and works by keyboard", async ({
  page,
  desk,
}) => {
  await desk.signIn(page, "Gil", { role: "restaurant", restaurants: ["a-figueira-rubaiyat"] });
  await page.goto("/desk/restaurants");
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("link", { name: "A Figueira Rubaiyat" }).focus();
  await page.keyboard.press("Enter");
  // Whether it is on the site is not theirs to say.
  await expect(page.getByText("Só administradores e gerentes o tiram do site.")).toBeVisible();
  await expect(page.getByLabel("Mostrar este restaurante")).toHaveCount(0);
  const add = page.getByRole("button", { name: "Adicionar sala" });
  for (const [index, name] of ["Norte", "Sul"].entries()) {
    await add.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(`[name="rooms.${index}.name.pt"]`)).toBeFocused();
    await page.keyboard.type(name);
  }
  const up = page.getByRole("button", { name: "Mover para cima: Sul" });
  await up.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('[name="rooms.0.name.pt"]')).toHaveValue("Sul");
  await expect(up).toBeFocused();
  await expect(page.getByText("Sul: posição 1 de 2")).toBeAttached();
  await page.getByRole("button", { name: "Remover: Norte" }).focus();
  await page.keyboard.press("Enter");
  await expect(up).toBeFocused();
  await page.getByRole("button", { name: "Desfazer" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('[name="rooms.1.name.pt"]')).toHaveValue("Norte");
  await isSaved(page);
  await page.goto("/desk/restaurants/rubaiyat-madrid");
  await expect(page.getByText("Sua conta não tem acesso a isto.")).toBeVisible();
});

test("a draft is published at its time by itself, and what was published is in the history", async ({
  page,
  desk,
}) => {
  await desk.signIn(page, "Ivo");
  await page.goto("/desk/restaurants/rubaiyat-brasilia");
  await page.getByLabel("Telefone").fill("+556133334444");
  await isSaved(page);
  await bar(page).getByRole("button", { name: "Publicar em outra hora" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Marcar" }).click();
  await expect(bar(page)).toContainText("Será publicado em");
  await page.goto("/desk/restaurants");
  const row = page.getByRole("row", { name: /Brasília/ });
  await row.getByRole("link", { name: /^Será publicado em/ }).click();
  await expect(page.getByLabel("Telefone")).toHaveValue("+556133334444");
  await bar(page).getByRole("button", { name: "Cancelar o plano" }).click();
  await isSaved(page);
  await expect(page.getByLabel("Telefone")).toHaveValue("+556133334444");
  // In two seconds, past the field, which has minutes.
  const { draft } = await piece(page, "rubaiyat-brasilia");
  await page.evaluate(async (seen) => {
    const publishAt = new Date(Date.now() + 2000).toISOString();
    await fetch("/api/desk/restaurants/rubaiyat-brasilia/publish", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ seen, publishAt }),
    });
  }, draft.savedAt);
  await expect
    .poll(async () => (await piece(page, "rubaiyat-brasilia")).published.phone, { timeout: 30_000 })
    .toBe("+556133334444");
  await page.goto("/desk/restaurants/rubaiyat-brasilia/history");
  await expect(page.getByText("Mudou: Telefone")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Publicar esta versão de novo/ }).click();
  await expect(page.getByText("Traz de volta uma versão anterior.")).toBeVisible();
  expect((await piece(page, "rubaiyat-brasilia")).published.phone).not.toBe("+556133334444");
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect
    .poll(async () => (await piece(page, "rubaiyat-brasilia")).published.phone)
    .toBe("+556133334444");
});

test("the page that will be is seen as wide as a phone and a computer", async ({ page, desk }) => {
  await desk.signIn(page, "Lea");
  await page.goto("/desk/restaurants/rubaiyat-faria-lima");
  await page.getByLabel("Nome", { exact: true }).fill("Faria Lima, nova");
  await page.getByRole("button", { name: "Ver como vai ficar" }).click();
  const frame = page.frameLocator("dialog iframe");
  await expect(frame.locator("h1")).toHaveText("Faria Lima, nova");
  const width = () => frame.locator("html").evaluate((html) => html.clientWidth);
  expect(await width()).toBeLessThanOrEqual(390);
  await page.getByRole("dialog").getByRole("button", { name: "English" }).click();
  await expect(frame.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("button", { name: "Computador" }).click();
  await expect.poll(width).toBeGreaterThan(1200);
});

async function piece(page: Page, slug: string) {
  return (await page.request.get(`/api/desk/restaurants/${slug}`)).json();
}

/** Publications are on every page within two seconds. */
async function expectOnSite(page: Page, slug: string, text: string) {
  const { published } = await piece(page, slug);
  const url = `/en/restaurants/${published.citySlug}/${slug}`;
  await expect
    .poll(async () => (await page.request.get(url)).text(), { timeout: 15_000 })
    .toContain(text);
}
