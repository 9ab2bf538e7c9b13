/* oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { startFakeMailServer } from "#external-services/mail/mail.fake.ts";
import { startRdStation } from "#external-services/rd-station/rd-station.fake.ts";
import { aPhotograph } from "../builders/uploaded-picture.ts";
import { addVirtualAuthenticator } from "../desk-fixtures.ts";
import { expect, test as base } from "../page-fixtures.ts";
import { postContact } from "../post-contact.ts";
import { startSite } from "../site-process.ts";

// What the desk is for: somebody who has never seen a terminal, invited by mail, on a phone.

const DESK_SECRET = "a secret that only this test knows";
const DESSERTS = "/pt/restaurantes/madrid/rubaiyat-madrid/sobremesa";

/** A site with the desk on, that mails; `invite` is what the group's administrator does once. */
const test = base.extend<{ readonly site: Awaited<ReturnType<typeof startWithMail>> }>({
  site: async ({}, use) => {
    const site = await startWithMail();
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

async function startWithMail() {
  const mails = await startFakeMailServer();
  const platform = await startRdStation();
  const dataDir = await mkdtemp(join(tmpdir(), "first-day-"));
  const settings = {
    DATA_DIR: dataDir,
    SMTP_URL: mails.url,
    LEADS_MAIL_TO: "grupo@example.com",
  };
  const site = await startSite({
    ...settings,
    DESK_SECRET,
    RD_STATION_HOST: platform.host,
    RD_STATION_TOKEN: platform.token,
  });
  return {
    url: site.url,
    platform,
    /** Returns the link in the mail. */
    async invite(email: string): Promise<string> {
      const args = ["scripts/accounts.ts", "invite", email, "--role", "manager"];
      await promisify(execFile)(process.execPath, args, {
        env: { ...settings, SITE_URL: site.url },
      });
      const mail = mails.received.find(({ envelope }) => envelope.to.includes(email));
      return /http\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    },
    async stop() {
      await site.stop();
      await Promise.all([platform.close(), mails.close()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

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
    .getByRole("navigation")
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
    await expect(hero.locator(".illustration-mark")).toHaveCount(1);
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
    await expect(hero.locator(".illustration-mark")).toHaveCount(0);
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
    const { draft } = await (await page.request.get("/api/desk/news/uma-carta-nova")).json();
    expect(draft.content.content.en).toContain("A new menu!");
    const hours = (Date.parse(draft.publishAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(8);
    expect(hours).toBeLessThan(34);
    expect((await page.request.get("/pt/novidades/uma-carta-nova")).status()).toBe(404);
  });

  await test.step("a lead in quarantine, found and freed", async () => {
    const email = "celia@example.com";
    await postContact(site.url, { email, name: "Célia Prado", remarks: "http://bot" });
    await open(page, "Contatos");
    await page.getByRole("link", { name: /^Esperam por alguém/ }).tap();
    await page.getByRole("link", { name: "Célia Prado" }).tap();
    await page.getByRole("button", { name: "É verdadeiro: liberar" }).tap();
    await expect.poll(() => site.platform.taken(email), { timeout: 20_000 }).toBe(1);
  });
});
