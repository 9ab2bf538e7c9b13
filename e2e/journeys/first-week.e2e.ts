/* oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs */
import type { Browser, Locator, Page } from "@playwright/test";
import type { MenuContent } from "#content/kinds/menu.ts";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import type { OpeningHours } from "#content/schemas/opening-hours.ts";
import { bar, fillTexts, group, pieceAt, publishContent, showsSoon } from "#tests/desk-editor.ts";
import { addVirtualAuthenticator } from "#tests/desk-fixtures.ts";
import { expect, expectAccessible, test as base } from "#tests/page-fixtures.ts";
import { postContact } from "#tests/post-contact.ts";
import { startSiteWithMail } from "#tests/site-with-mail.ts";

// The desk's purpose: three users, two of them on phones, run a week of the site without a
// terminal.

const MENU = "menus/rubaiyat-madrid-main";
const MADRID = "/pt/restaurantes/madrid/rubaiyat-madrid";
const MENU_PAGE = `${MADRID}/menu-principal`;
/** Christmas Eve, 13:00 in Madrid; the server uses its own clock. */
const NOON = new Date("2030-12-24T12:00:00Z");
const TODAY = "2030-12-24";
const CHRISTMAS = "2030-12-25";

/**
 * Maximum presses and choices per job from the desk's first page, without typing and scrolling.
 * Google Business Profile changes tonight's hours in three taps; other limits are this desk's own
 * counts.
 */
const MOST = {
  "a holiday at several restaurants": 3,
  "prices of a whole menu": 5,
  "a guest is answered": 5,
  "sold out tonight": 2,
  "closing early tonight": 2,
  "a planned news text": 10,
  "who did what": 2,
};

const test = base.extend<{ readonly site: Awaited<ReturnType<typeof startSiteWithMail>> }>({
  site: async ({}, use) => {
    const site = await startSiteWithMail();
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

const firstDish = async (page: Page) =>
  (await pieceAt<MenuContent>(page, MENU)).published.sections[0]?.items[0];

// Three users in one test take long on a busy machine.
test.describe.configure({ timeout: 240_000 });

test("runs a week of a marketing assistant at a desk, and a maître and a press officer on phones @nightly", async ({
  page,
  browser,
  site,
}) => {
  const marketing = handsAt(page);

  await test.step("turns the invitation's mail into an account", async () => {
    await addVirtualAuthenticator(page);
    await page.goto(await site.invite("nina@example.com"));
    await page.getByLabel("Seu nome").fill("Nina");
    await page.getByRole("button", { name: "Aceitar o convite" }).click();
    await page.locator(".choice [data-look=primary]").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Olá, Nina");
    const { published } = await pieceAt<RestaurantContent>(page, "restaurants/rubaiyat-madrid");
    const hours = published.openingHours as OpeningHours;
    for (const house of ["rubaiyat-rio", "a-figueira-rubaiyat"]) {
      const openingHours = { ...hours, timeZone: "America/Sao_Paulo" };
      const { published: own } = await pieceAt(page, `restaurants/${house}`);
      await publishContent(page, `restaurants/${house}`, { ...own, openingHours });
    }
    const { published: menu } = await pieceAt<MenuContent>(page, MENU);
    await publishContent(page, MENU, {
      ...menu,
      sections: menu.sections.map((section) => ({
        ...section,
        items: section.items.map((dish) => ({ ...dish, price: { EUR: 20 } })),
      })),
    });
    await page.clock.setFixedTime(NOON);
  });

  await marketing.job(MOST, "a holiday at several restaurants", async () => {
    await marketing.press(
      page.getByRole("link", { name: "Dias diferentes em vários restaurantes" }),
    );
    await marketing.choose(page.getByLabel("Feriado"), CHRISTMAS);
    await marketing.press(page.getByRole("button", { name: /^Salvar \(\d\)/ }));
    await expect(page.getByRole("status").last()).toContainText("já vale no site");
    for (const path of [MADRID, "/pt/restaurantes/rio-de-janeiro/rubaiyat-rio"]) {
      await showsSoon(page, path, `data-to="${CHRISTMAS}"`);
      // For search engines.
      await showsSoon(page, path, `"validFrom":"${CHRISTMAS}"`);
    }
  });

  await marketing.job(MOST, "prices of a whole menu", async () => {
    await marketing.press(page.getByRole("link", { name: "Cardápios", exact: true }));
    await marketing.press(page.getByRole("link", { name: "Cardápio principal: Rubaiyat Madrid" }));
    await marketing.press(page.getByRole("button", { name: "Mudar vários preços" }));
    const prices = page.getByRole("dialog", { name: "Mudar vários preços" });
    await prices.getByLabel("Quanto").fill("10");
    await marketing.press(prices.getByRole("button", { name: /^Pôr no rascunho/ }));
    await marketing.press(bar(page).getByRole("button", { name: "Publicar agora" }));
    await expect(bar(page)).toContainText("Igual ao que está publicado.");
    await showsSoon(page, MENU_PAGE, "22");
    expect((await firstDish(page))?.price).toEqual({ EUR: 22 });
  });

  const maitre = handsAt(await phoneOf(browser, site.url));
  const { page: phone } = maitre;
  await site.signIn(phone, "Mar", { role: "restaurant", restaurants: ["rubaiyat-madrid"] });
  await phone.clock.setFixedTime(NOON);
  const guest = { email: "celia@example.com", name: "Célia Prado", restaurant: "rubaiyat-madrid" };
  await postContact(site.url, { ...guest, message: "Uma mesa para seis na varanda?" });

  await maitre.job(MOST, "a guest is answered", async () => {
    const guests = phone.getByRole("table", { name: "Sem resposta" });
    await maitre.press(guests.getByRole("link", { name: "Rubaiyat Madrid" }));
    await maitre.press(phone.getByRole("link", { name: "Célia Prado" }));
    await maitre.press(phone.getByRole("button", { name: "Escrever a resposta" }));
    await maitre.choose(phone.getByLabel("Começar com um modelo"), { index: 1 });
    await expect(phone.getByLabel("Texto do e-mail")).toHaveValue(/Célia Prado/);
    await maitre.press(phone.getByRole("button", { name: "Enviar", exact: true }));
    const mailed = () =>
      site.mails.received.filter(({ envelope }) => envelope.to.includes(guest.email));
    await expect.poll(() => mailed().length, { timeout: 20_000 }).toBe(1);
  });

  await maitre.job(MOST, "sold out tonight", async () => {
    const dish = (await firstDish(phone))?.name ?? "";
    await maitre.press(phone.getByRole("button", { name: "Esgotado hoje: Rubaiyat Madrid" }));
    const dialog = phone.getByRole("dialog", { name: "Esgotado hoje: Rubaiyat Madrid" });
    await expectAccessible(phone);
    await dialog.getByLabel("Buscar").fill(dish.slice(0, 6).toUpperCase());
    await maitre.press(dialog.getByRole("button", { name: dish, exact: true }));
    await expect(phone.getByRole("status").last()).toContainText("esgotado até");
    await showsSoon(phone, MENU_PAGE, "Esgotado hoje");
  });

  await maitre.job(MOST, "closing early tonight", async () => {
    await maitre.press(phone.getByRole("button", { name: "Fechar mais cedo: Rubaiyat Madrid" }));
    await maitre.press(phone.getByRole("button", { name: "22:00", exact: true }));
    await expect(phone.getByRole("status").last()).toContainText("o site agora diz");
    await showsSoon(phone, MADRID, `data-date="${TODAY}"`);
  });
  await phone.context().close();

  const press = handsAt(await phoneOf(browser, site.url));
  const { page: pocket } = press;
  await site.signIn(pocket, "Paz", { role: "manager" });
  const openPlace = async (name: string) => {
    await press.press(pocket.getByRole("button", { name: "Menu" }));
    const places = pocket.getByRole("navigation", { name: "Painel" });
    await press.press(places.getByRole("link", { name, exact: true }));
  };

  await press.job(MOST, "a planned news text", async () => {
    await openPlace("Novidades");
    await press.press(pocket.getByRole("button", { name: "Nova notícia" }));
    const dialog = pocket.getByRole("dialog", { name: "Nova notícia" });
    await dialog.getByLabel("Título em português").fill("Uma carta nova");
    await press.press(dialog.getByRole("button", { name: "Criar rascunho" }));
    await expect(pocket.getByRole("heading", { level: 1 })).toHaveText("Uma carta nova");
    const titles = ["Uma carta nova", "A new menu", "Una carta nueva"];
    await fillTexts(pocket, "Título", titles);
    await fillTexts(pocket, "Frase de abertura", titles);
    for (const [index, name] of ["Português", "English", "Español"].entries())
      await group(pocket, "Texto")
        .getByRole("textbox", { name, exact: true })
        .fill(`${titles[index]}!`);
    await press.choose(pocket.getByLabel("Categoria"), "Menu");
    await press.press(pocket.getByRole("button", { name: "Escolher imagem: Imagem de capa" }));
    const picker = pocket.getByRole("dialog", { name: "Escolher imagem" });
    await press.press(picker.getByRole("button", { name: "Do próprio site" }));
    await press.press(picker.getByRole("button", { name: "Gravura: mesas no cais à noite" }));
    await expect(bar(pocket)).toContainText("Rascunho de ");
    await press.press(bar(pocket).getByRole("button", { name: "Publicar em outra hora" }));
    await press.press(pocket.getByRole("dialog").getByRole("button", { name: "Marcar" }));
    await expect(bar(pocket)).toContainText(/Será publicado em .*9:00/);
    const { plan } = await pieceAt<object>(pocket, "news/uma-carta-nova");
    expect(plan?.content).toMatchObject({
      content: { en: expect.stringContaining("A new menu!") },
    });
    const hours = (Date.parse(plan?.publishAt ?? "") - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(8);
    expect(hours).toBeLessThan(34);
    expect((await pocket.request.get("/pt/novidades/uma-carta-nova")).status()).toBe(404);
  });

  // Rule 10.40.
  await press.job(MOST, "who did what", async () => {
    await openPlace("Registro");
    const lines = pocket.getByRole("table").getByRole("row");
    await expect(
      lines.filter({ hasText: "Mar" }).filter({ hasText: "Respondeu a um contato" }),
    ).toHaveCount(1);
    await expect(
      lines.filter({ hasText: "Mar" }).filter({ hasText: "Publicou conteúdo" }),
    ).toHaveCount(2);
    await expect(
      lines.filter({ hasText: "Nina" }).filter({ hasText: "Publicou conteúdo" }),
    ).not.toHaveCount(0);
  });

  // Rule 10.27.
  await test.step("hides a restaurant after a question, and shows it again", async () => {
    await pocket.goto("/desk/restaurants/rubaiyat-madrid");
    await pocket.getByLabel("Mostrar este restaurante").uncheck();
    await bar(pocket).getByRole("button", { name: "Publicar agora" }).click();
    const question = pocket.getByRole("dialog", { name: "Tirar Rubaiyat Madrid do site?" });
    await expect(question).toContainText("/es/restaurantes/madrid/rubaiyat-madrid");
    await expect(question).toContainText("os PDFs dos cardápios");
    await expectAccessible(pocket);
    await question.getByRole("button", { name: "Cancelar" }).click();
    const status = async () => (await pocket.request.get(MADRID)).status();
    expect(await status()).toBe(200);
    await bar(pocket).getByRole("button", { name: "Publicar agora" }).click();
    await question.getByRole("button", { name: "Tirar do site" }).click();
    const said = pocket.getByRole("status").filter({ hasText: "Rubaiyat Madrid" });
    await expect(said).toContainText("Rubaiyat Madrid não está mais no site.");
    await expect.poll(status, { timeout: 15_000 }).toBe(404);
    await pocket.getByRole("button", { name: "Desfazer" }).click();
    await expect.poll(status, { timeout: 15_000 }).toBe(200);
  });
  await pocket.context().close();
});

/** Counts a user's presses at a page of the desk. */
function handsAt(page: Page) {
  let presses = 0;
  return {
    page,
    async press(target: Locator): Promise<void> {
      presses += 1;
      await target.click();
    },
    async choose(field: Locator, ...choice: Parameters<Locator["selectOption"]>): Promise<void> {
      presses += 1;
      await field.selectOption(...choice);
    },
    /** Runs a job from the first page within its maximum of presses in `most`. */
    job<Name extends string>(
      most: Readonly<Record<Name, number>>,
      name: Name,
      work: () => Promise<void>,
    ) {
      return test.step(name, async () => {
        await page.goto("/desk");
        presses = 0;
        await work();
        expect(presses, name).toBeLessThanOrEqual(most[name]);
      });
    },
  };
}

/** Opens a page on another user's phone. */
async function phoneOf(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: "pt-BR",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  return context.newPage();
}
