import type { Page } from "@playwright/test";
import { field, htmlOf, isSaved, publish, showsSoon, tryToPublish } from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";

const PHONE = "+5511955556666";
const INSTAGRAM = "https://instagram.example/casa";
const ORDERS = "https://orders.example/rio";

const fromFile = (page: Page, label: string) =>
  page.getByRole("button", { name: `Usar o do arquivo: ${label}`, exact: true });

const PATHS = ["/site-config.json", "/pt/contato", "/pt/delivery", "/en", "/pt"];
const allOnSite = (page: Page) => Promise.all(PATHS.map((path) => htmlOf(page, path)));

test("phone, profile, order link and search texts are soon on the site", async ({ page, desk }) => {
  await desk.openAs(page, "Ana", "/desk");
  await page.getByRole("navigation").getByRole("link", { name: "Ajustes do site" }).click();
  await expect(field(page, "phone")).toHaveValue("+551130871399");
  await expect(page.getByText("Vem do arquivo do site.")).not.toHaveCount(0);
  // By now what other tests have published is on every page.
  const before = await allOnSite(page);

  await field(page, "phone").fill("5555-6666");
  await tryToPublish(page);
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

  await isSaved(page);
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

  await page.getByRole("button", { name: "Usar o do arquivo: Rubaiyat Rio" }).click();
  for (const label of ["Telefone da central", "Instagram", "Título em buscadores"]) {
    await fromFile(page, label).click();
  }
  await expect(field(page, "metaTitle.pt")).toBeFocused();
  await publish(page);
  await expect.poll(() => allOnSite(page), { intervals: [50] }).toEqual(before);
});
