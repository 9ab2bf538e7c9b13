import type { Page } from "@playwright/test";
import { field, htmlOf, publish, showsSoon } from "#tests/desk-editor.ts";
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
  for (const language of ["Português", "English", "Español"]) {
    await title.getByLabel(language).fill("Casas de brasa");
  }

  await publish(page);
  await showsSoon(page, "/pt/contato", `tel:${PHONE}`);
  await showsSoon(page, "/en", INSTAGRAM);
  await showsSoon(page, "/pt", "<title>Casas de brasa");
  await showsSoon(page, "/pt/delivery", ORDERS);
  await showsSoon(page, "/site-config.json", PHONE);

  await page.getByRole("button", { name: "Usar o do arquivo: Rubaiyat Rio" }).click();
  for (const label of ["Telefone da central", "Instagram", "Título em buscadores"]) {
    await fromFile(page, label).click();
  }
  await publish(page);
  await expect.poll(() => allOnSite(page), { intervals: [50] }).toEqual(before);
});
