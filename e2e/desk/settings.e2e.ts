import type { Page } from "@playwright/test";
import { field, htmlOf, publish, showsSoon } from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";

const PHONE = "+5511955556666";
const ORDERS = "https://orders.example/rio";

const PATHS = ["/site-config.json", "/pt/contato", "/pt/delivery"];
const allOnSite = (page: Page) => Promise.all(PATHS.map((path) => htmlOf(page, path)));

test("publishes phone and order link soon, and returns them to the file", async ({
  page,
  desk,
}) => {
  await desk.openAs(page, "Ana", "/desk");
  await page.getByRole("navigation").getByRole("link", { name: "Ajustes do site" }).click();
  await expect(field(page, "phone")).toHaveValue("+551130871399");
  // By now other tests' publications are on every page.
  const before = await allOnSite(page);

  // A national number gets the country's code.
  await field(page, "phone").fill("11 95555-6666");
  await field(page, "phone").blur();
  await expect(field(page, "phone")).toHaveValue(PHONE);
  await expect(page.getByText("No arquivo do site: +551130871399")).toBeVisible();
  await page.getByRole("button", { name: "Adicionar link: Rubaiyat Rio" }).click();
  const rio = page.getByRole("group", { name: "Rubaiyat Rio", exact: true });
  await rio.getByLabel("Serviço").fill("Entregas");
  await rio.getByLabel("Endereço para pedir").fill(ORDERS);
  await publish(page);
  await showsSoon(page, "/pt/contato", `tel:${PHONE}`);
  await showsSoon(page, "/pt/delivery", ORDERS);
  await showsSoon(page, "/site-config.json", PHONE);

  await page.getByRole("button", { name: "Usar o do arquivo: Rubaiyat Rio" }).click();
  await page.getByRole("button", { name: "Usar o do arquivo: Telefone da central" }).click();
  await publish(page);
  await expect.poll(() => allOnSite(page), { intervals: [50] }).toEqual(before);
});
