import type { Page } from "@playwright/test";
import { expect, test } from "#tests/desk-fixtures.ts";
import { expectAccessible } from "#tests/page-fixtures.ts";

// Many steps in one test: a busy machine takes its time. Both write the one piece of settings.
test.describe.configure({ timeout: 240_000, mode: "serial" });

test.use({
  // The frame of the preview may run none of the page's scripts.
  expectedMessages: async ({ expectedMessages }, use) =>
    use([...expectedMessages, /Blocked script execution/]),
});

const PHONE = "+5511955556666";
const INSTAGRAM = "https://instagram.example/casa";
const ORDERS = "https://orders.example/rio";

const bar = (page: Page) => page.locator(".publish-bar");
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const fromFile = (page: Page, label: string) =>
  page.getByRole("button", { name: `Usar o do arquivo: ${label}`, exact: true });

async function publish(page: Page) {
  await bar(page).getByRole("button", { name: "Publicar agora" }).click();
  await expect(bar(page)).toContainText("Igual ao que está publicado.");
}

/** The pages that show settings, and the settings themselves, as visitors get them. */
async function onSite(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text();
}

/** Rule 10.22: within two seconds, also of a page that was cached. */
async function showsSoon(page: Page, path: string, text: string) {
  await expect
    .poll(() => onSite(page, path), { message: `${path}: ${text}`, timeout: 2000, intervals: [50] })
    .toContain(text);
}

const PATHS = ["/site-config.json", "/pt/contato", "/pt/delivery", "/en", "/pt"];
const allOnSite = (page: Page) => Promise.all(PATHS.map((path) => onSite(page, path)));

test("phone, profile, order link and search texts are on the site within two seconds, and the file's come back", async ({
  page,
  desk,
}) => {
  const before = await allOnSite(page);
  await desk.signIn(page, "Ana");
  await page.goto("/desk");
  await page.getByRole("navigation").getByRole("link", { name: "Ajustes do site" }).click();
  await expect(field(page, "phone")).toHaveValue("+551130871399");
  await expect(page.getByText("Vem do arquivo do site.")).not.toHaveCount(0);

  await field(page, "phone").fill("5555-6666");
  await bar(page).getByRole("button", { name: "Publicar agora" }).click();
  await expect(field(page, "phone")).toBeFocused();
  await expect(field(page, "phone")).toHaveAttribute("aria-invalid", "true");
  // Written as at home, it gets the code of the country.
  await field(page, "phone").fill("11 95555-6666");
  await field(page, "phone").blur();
  await expect(field(page, "phone")).toHaveValue(PHONE);
  await expect(page.getByText("No arquivo do site: +551130871399")).toBeVisible();
  await field(page, "instagram").fill(INSTAGRAM);
  await page.getByRole("button", { name: "Adicionar link: Rubaiyat Rio" }).click();
  const rio = page.getByRole("group", { name: "Rubaiyat Rio", exact: true });
  await rio.getByLabel("Serviço").fill("Entregas");
  await rio.getByLabel("Endereço para pedir").fill(ORDERS);
  const title = page.getByRole("group", { name: "Título em buscadores" });
  await title.getByLabel("Português").fill("Casas de brasa");
  await title.getByLabel("English").fill("Houses of embers");
  await title.getByLabel("Español").fill("Casas de brasa viva");
  await expectAccessible(page);

  await expect(bar(page)).toContainText("Rascunho de ");
  await page.getByRole("button", { name: "Ver como vai ficar" }).click();
  const shown = page.frameLocator("iframe");
  await expect(shown.locator(`footer a[href="${INSTAGRAM}"]`)).toBeAttached();
  expect(await allOnSite(page)).toEqual(before);
  await page.keyboard.press("Escape");

  await publish(page);
  await showsSoon(page, "/pt/contato", `tel:${PHONE}`);
  await showsSoon(page, "/en", INSTAGRAM);
  await showsSoon(page, "/en", "<title>Houses of embers");
  await showsSoon(page, "/pt", "<title>Casas de brasa");
  await showsSoon(page, "/pt/delivery", ORDERS);
  await showsSoon(page, "/site-config.json", PHONE);
  const config = JSON.parse(await onSite(page, "/site-config.json"));
  expect(config).toMatchObject({
    contact: { phone: PHONE, email: "" },
    social: { instagram: INSTAGRAM },
    seo: { translations: { en: { metaTitle: "Houses of embers" } } },
    delivery: [{ restaurant: "rubaiyat-rio", links: [{ name: "Entregas", url: ORDERS }] }],
  });

  await page.getByRole("button", { name: "Usar o do arquivo: Rubaiyat Rio" }).click();
  for (const label of ["Telefone da central", "Instagram", "Título em buscadores"]) {
    await fromFile(page, label).click();
  }
  await expect(field(page, "metaTitle.pt")).toBeFocused();
  await publish(page);
  await expect.poll(() => allOnSite(page), { timeout: 2000, intervals: [50] }).toEqual(before);

  // Undone: what was published before is back, and the draft with it.
  await page.getByRole("button", { name: "Desfazer" }).click();
  await showsSoon(page, "/pt/contato", `tel:${PHONE}`);
  await bar(page).getByRole("button", { name: "Descartar rascunho" }).click();
  await expect(bar(page)).toContainText("Igual ao que está publicado.");
  await page.goto("/desk/settings/site/history");
  await expect(page.getByText("Traz de volta uma versão anterior.")).toBeVisible();
  await page
    .getByRole("button", { name: /^Publicar esta versão de novo/ })
    .first()
    .click();
  await expect.poll(() => allOnSite(page), { timeout: 2000, intervals: [50] }).toEqual(before);
});

test("a dead order link leads to its field, for those who may change it", async ({
  page,
  desk,
}) => {
  await desk.signIn(page, "Bia");
  await page.goto("/desk/settings");
  await page.getByRole("button", { name: "Adicionar link: Rubaiyat Madrid" }).click();
  const madrid = page.getByRole("group", { name: "Rubaiyat Madrid", exact: true });
  await madrid.getByLabel("Serviço").fill("Reparto");
  // No IP that may be asked, so nothing leaves the machine.
  await madrid.getByLabel("Endereço para pedir").fill("https://127.0.0.1/madrid");
  await publish(page);
  await page.goto("/desk/links");
  await page.getByRole("button", { name: "Verificar agora" }).click();
  await page.getByRole("link", { name: "Rubaiyat Madrid · Reparto" }).click();
  await expect(madrid.getByLabel("Serviço")).toBeFocused();
  await fromFile(page, "Rubaiyat Madrid").click();
  await publish(page);
});
