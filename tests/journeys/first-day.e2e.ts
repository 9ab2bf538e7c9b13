/* oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs */
import type { Page } from "@playwright/test";
import { aPhotograph } from "../builders/uploaded-picture.ts";
import { addVirtualAuthenticator } from "../desk-fixtures.ts";
import { expect, expectAccessible, test as base } from "../page-fixtures.ts";
import { postContact } from "../post-contact.ts";
import { startSiteWithMail } from "../site-with-mail.ts";

// What the desk is for: somebody who has never seen a terminal, invited by mail, on a phone.

const DESSERTS = "/pt/restaurantes/madrid/rubaiyat-madrid/sobremesa";

/** A site with the desk on, that mails; `invite` is what the group's administrator does once. */
const test = base.extend<{ readonly site: Awaited<ReturnType<typeof startSiteWithMail>> }>({
  site: async ({}, use) => {
    const site = await startSiteWithMail();
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

const bar = (page: Page) => page.locator(".publish-bar");
const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

async function publish(page: Page) {
  await bar(page).getByRole("button", { name: "Publicar agora" }).tap();
  await expect(bar(page)).toContainText("Igual ao que está publicado.");
}

/** Opens a part of the desk by its menu. */
async function open(page: Page, name: string) {
  await page.getByRole("button", { name: "Menu" }).tap();
  await page
    .getByRole("navigation", { name: "Painel" })
    .getByRole("link", { name: new RegExp(`^${name}`) })
    .tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
}

/** Waits until a page of the site has the text, or has it no more. */
async function expectOnSite(page: Page, path: string, text: string, isThere = true) {
  const has = async () => (await (await page.request.get(path)).text()).includes(text);
  await expect.poll(has, { timeout: 15_000, message: `${path}: ${text}` }).toBe(isThere);
}

test("a first day at the desk, on a phone", async ({ page, site }) => {
  test.setTimeout(240_000);

  await test.step("the invitation in the mail becomes an account", async () => {
    await addVirtualAuthenticator(page);
    await page.goto(await site.invite("nina@example.com"));
    await page.getByLabel("Seu nome").fill("Nina");
    await page.getByRole("button", { name: "Aceitar o convite" }).tap();
    await page.locator(".choice .button-primary").tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Olá, Nina");
  });

  await test.step("the hours of a restaurant, with a holiday", async () => {
    await open(page, "Restaurantes");
    await page.getByRole("link", { name: "Rubaiyat Rio", exact: true }).tap();
    await page.getByLabel("Os horários são conhecidos").check();
    const monday = group(page, "Segunda-feira");
    await monday.getByRole("button", { name: /^Adicionar horário/ }).tap();
    await group(page, "Segunda-feira 1").getByLabel("Abre").fill("12:00");
    await group(page, "Segunda-feira 1").getByLabel("Fecha").fill("23:30");
    await page.getByText(/^Feriados nacionais/).tap();
    const christmas = page.locator(".suggestions li").filter({ hasText: "25 de dezembro" });
    await christmas
      .first()
      .getByRole("button", { name: /^Fechado/ })
      .tap();
    // The site has asked to call so far.
    await page.getByRole("button", { name: "Mostrar os horários" }).tap();
    await publish(page);
    const path = "/pt/restaurantes/rio-de-janeiro/rubaiyat-rio";
    await expectOnSite(page, path, "Segunda-feira: 12:00–23:30");
    await expectOnSite(page, path, "Natal");
  });

  await test.step("a dish with a price and allergens, in three languages", async () => {
    await open(page, "Cardápios");
    await page.getByRole("link", { name: "Sobremesas: Rubaiyat Madrid" }).tap();
    await page
      .getByRole("button", { name: /^Adicionar prato/ })
      .first()
      .tap();
    await page.getByLabel("Nome do prato").fill("Figos assados");
    const dish = page.locator(".row").filter({ hasText: "Figos assados" });
    await dish.getByLabel("Preço (EUR)").fill("11,50");
    for (const [language, text] of [
      ["Português", "com sorvete de leite"],
      ["English", "with milk ice cream"],
      ["Español", "con helado de leche"],
    ] as const) {
      await dish
        .getByRole("group", { name: "O que é", exact: true })
        .getByLabel(language)
        .fill(text);
    }
    await dish.getByLabel("Leite").selectOption("Contém");
    await publish(page);
    await expectOnSite(page, DESSERTS, "com sorvete de leite");
    await expectOnSite(
      page,
      "/en/restaurants/madrid/rubaiyat-madrid/desserts",
      "with milk ice cream",
    );
  });

  await test.step("a wrong price, undone", async () => {
    const price = page.getByLabel("Preço (EUR)");
    await price.fill("115,50");
    await publish(page);
    await expectOnSite(page, DESSERTS, "115,50");
    await page.getByRole("button", { name: "Desfazer" }).tap();
    await expectOnSite(page, DESSERTS, "115,50", false);
    await expectOnSite(page, DESSERTS, "11,50");
  });

  await test.step("an illustration that becomes a photograph", async () => {
    const path = "/pt/restaurantes/brasilia/rubaiyat-brasilia";
    const hero = page.locator("[data-hero]");
    await page.goto(path);
    await expect(hero.locator("img")).toHaveAttribute("src", /^\/images\//);
    await page.goto("/desk");
    await open(page, "Restaurantes");
    await page.getByRole("link", { name: "Rubaiyat Brasília", exact: true }).tap();
    await page.getByRole("button", { name: "Trocar imagem: Imagem principal" }).tap();
    const photograph = aPhotograph({ width: 3600, height: 2700 }).withMetadata({ orientation: 6 });
    const buffer = await photograph.jpeg({ quality: 95 }).toBuffer();
    await page
      .getByRole("dialog", { name: "Escolher imagem" })
      .locator("input[type=file]")
      .setInputFiles({ name: "IMG_0001.JPG", mimeType: "image/jpeg", buffer });
    const form = page.getByRole("dialog", { name: "Descreva a imagem" });
    for (const [language, text] of [
      ["Português", "Mesas sob as árvores"],
      ["English", "Tables under the trees"],
      ["Español", "Mesas bajo los árboles"],
    ] as const)
      await form.getByRole("textbox", { name: language, exact: true }).fill(text);
    await form.getByRole("button", { name: "Salvar e usar" }).tap();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await publish(page);
    await expectOnSite(page, path, "Mesas sob as árvores");
    await page.goto(path);
    await expect(hero.locator("img")).toHaveAttribute("src", /^\/media\//);
    await page.goto("/desk");
  });

  await test.step("a news text for tomorrow at nine", async () => {
    await open(page, "Novidades");
    await page.getByRole("button", { name: "Nova notícia" }).tap();
    const dialog = page.getByRole("dialog", { name: "Nova notícia" });
    await dialog.getByLabel("Título em português").fill("Uma carta nova");
    await dialog.getByRole("button", { name: "Criar rascunho" }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Uma carta nova");
    for (const [language, text] of [
      ["Português", "Uma carta nova"],
      ["English", "A new menu"],
      ["Español", "Una carta nueva"],
    ] as const) {
      await group(page, "Título").getByLabel(language).fill(text);
      await group(page, "Frase de abertura").getByLabel(language).fill(`${text}.`);
      const body = group(page, "Texto").getByRole("textbox", { name: language, exact: true });
      await body.fill(`${text}!`);
    }
    await page.getByLabel("Categoria").selectOption("Menu");
    await page.getByRole("button", { name: "Escolher imagem: Imagem de capa" }).tap();
    const picker = page.getByRole("dialog", { name: "Escolher imagem" });
    await picker.getByRole("button", { name: "Mesas sob as árvores" }).tap();
    await expect(picker).toHaveCount(0);
    await expect(bar(page)).toContainText("Rascunho de ");
    await bar(page).getByRole("button", { name: "Publicar em outra hora" }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "Marcar" }).tap();
    await expect(bar(page)).toContainText(/Será publicado em .*9:00/);
    const { plan } = await (await page.request.get("/api/desk/news/uma-carta-nova")).json();
    expect(plan.content.content.en).toContain("A new menu!");
    const hours = (Date.parse(plan.publishAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(8);
    expect(hours).toBeLessThan(34);
    expect((await page.request.get("/pt/novidades/uma-carta-nova")).status()).toBe(404);
  });

  // Rule 10.28.
  await test.step("a price corrected today, while a menu is planned, is in both", async () => {
    await open(page, "Cardápios");
    await page.getByRole("link", { name: "Sobremesas: Rubaiyat Madrid" }).tap();
    // The draft of the price that was undone.
    await bar(page).getByRole("button", { name: "Descartar rascunho" }).tap();
    await expect(bar(page)).toContainText("Igual ao que está publicado.");
    const figs = page.locator(".row").filter({ hasText: "Figos assados" });
    await figs.locator(".row-toggle").tap();
    await figs.getByLabel("Nome do prato").fill("Figos de dezembro");
    await expect(bar(page)).toContainText("Rascunho de ");
    await bar(page).getByRole("button", { name: "Publicar em outra hora" }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "Marcar" }).tap();
    await expect(page.getByText("Você está vendo o plano.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Voltar ao que está escrito hoje" }).tap();
    await figs.locator(".row-toggle").tap();
    await page.getByLabel("Preço (EUR)").fill("12,50");
    await publish(page);
    await expect(page.getByRole("link", { name: "Ver no site" }).first()).toBeVisible();
    await expectOnSite(page, DESSERTS, "12,50");
    await expectOnSite(page, DESSERTS, "Figos assados");
    const notice = page.getByRole("region", { name: "O que está planejado" });
    await expect(notice).toContainText("Será publicado em");
    await expect(notice).toContainText("Já estão no plano, porque foram publicados depois:");
    await notice.getByRole("link", { name: "Abrir o plano" }).tap();
    const december = page.locator(".row").filter({ hasText: "Figos de dezembro" });
    await december.locator(".row-toggle").tap();
    await expect(page.getByLabel("Preço (EUR)")).toHaveValue("12,50");

    // The same price in both is asked about.
    await page.getByLabel("Preço (EUR)").fill("15");
    await expect(bar(page)).toContainText("ainda não está no plano");
    await bar(page).getByRole("button", { name: "Salvar no plano" }).tap();
    await expect(bar(page)).toContainText("O plano está salvo.");
    await page.getByRole("link", { name: "Voltar ao que está escrito hoje" }).tap();
    await figs.locator(".row-toggle").tap();
    await page.getByLabel("Preço (EUR)").fill("13");
    await publish(page);
    await notice.getByRole("link", { name: "Abrir o plano" }).tap();
    const dialog = page.getByRole("dialog", { name: "Duas versões" });
    await expect(dialog.getByRole("radio", { name: "No plano" })).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Salvar esta escolha" }).tap();
    await expect(bar(page)).toContainText("O plano está salvo.");
    const { plan } = await (
      await page.request.get(`/api/desk/menus/rubaiyat-madrid-dessert`)
    ).json();
    const planned = JSON.stringify(plan.content);
    expect(planned).toContain("Figos de dezembro");
    expect(planned).toContain('"EUR":15');
    expect(plan.conflicting).toBeNull();
  });

  // Rule 10.27.
  await test.step("a restaurant leaves the site after a question, and comes back", async () => {
    await open(page, "Restaurantes");
    await page.getByRole("link", { name: "Rubaiyat Madrid", exact: true }).tap();
    await page.getByLabel("Mostrar este restaurante").uncheck();
    await bar(page).getByRole("button", { name: "Publicar agora" }).tap();
    const question = page.getByRole("dialog", { name: "Tirar Rubaiyat Madrid do site?" });
    await expect(question).toContainText("/es/restaurantes/madrid/rubaiyat-madrid");
    await expect(question).toContainText("os PDFs dos cardápios");
    await expectAccessible(page);
    await question.getByRole("button", { name: "Cancelar" }).tap();
    const path = "/pt/restaurantes/madrid/rubaiyat-madrid";
    const status = async () => (await page.request.get(path)).status();
    expect(await status()).toBe(200);
    await bar(page).getByRole("button", { name: "Publicar agora" }).tap();
    await question.getByRole("button", { name: "Tirar do site" }).tap();
    const said = page.getByRole("status").filter({ hasText: "Rubaiyat Madrid" });
    await expect(said).toContainText("Rubaiyat Madrid não está mais no site.");
    await expect.poll(status, { timeout: 15_000 }).toBe(404);
    await page.getByRole("button", { name: "Desfazer" }).tap();
    await expect.poll(status, { timeout: 15_000 }).toBe(200);
    await bar(page).getByRole("button", { name: "Descartar rascunho" }).tap();
  });

  await test.step("a lead in quarantine, found and freed", async () => {
    const email = "celia@example.com";
    await postContact(site.url, { email, name: "Célia Prado", remarks: "http://bot" });
    await open(page, "Contatos");
    await page.getByRole("link", { name: /^Entrega parada/ }).tap();
    await page.getByRole("link", { name: "Célia Prado" }).tap();
    await page.getByRole("button", { name: "É verdadeiro: liberar" }).tap();
    await expect.poll(() => site.platform.taken(email), { timeout: 20_000 }).toBe(1);
  });
});
