import type { Page } from "@playwright/test";
import {
  bar,
  discardDraft,
  field,
  isAsPublished,
  isSaved,
  publish,
  tryToPublish,
} from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";
import { navigateInApp } from "#tests/page-actions.ts";
import { hydrate } from "#tests/page-fixtures.ts";

/** Where a path leads, else its status. */
async function target(page: Page, path: string) {
  const response = await page.request.get(path, { maxRedirects: 0 });
  return response.headers()["location"] ?? response.status();
}

// Rule 1.12.
test("an old path leads to its page until it is taken away", async ({ page, desk }) => {
  await desk.openAs(page, "Ana", "/desk", { role: "manager" });
  await page.getByRole("navigation").getByRole("link", { name: "Endereços antigos" }).click();
  const add = page.getByRole("button", { name: "Adicionar endereço antigo" });
  await expect(add).toBeVisible();
  // Articles that were moved on this site before have left theirs.
  const row = `redirects.${await page.locator(".row-toggle").count()}`;
  await add.click();
  await field(page, `${row}.from`).fill("/pt/restaurantes/madrid/rubaiyat-madrid");
  await field(page, `${row}.to`).fill("/pt/nada");
  await isSaved(page);
  await tryToPublish(page);
  await expect(field(page, `${row}.to`)).toBeFocused();
  await field(page, `${row}.to`).fill("/pt/restaurantes/madrid/nenhuma");
  await isSaved(page);
  // What only the content knows: there is a restaurant at the old path, and none at the new one.
  await tryToPublish(page);
  await expect(page.getByText("Campos a corrigir antes de publicar: 2")).toBeVisible();
  await expect(field(page, `${row}.from`)).toBeFocused();
  await field(page, `${row}.from`).fill("/reservas-antigas.php");
  await field(page, `${row}.to`).fill("/pt/reservas");
  expect(await target(page, "/pt/reservas-antigas.php")).toBe(404);
  await publish(page);

  await expect.poll(() => target(page, "/pt/reservas-antigas.php")).toBe("/pt/reservas");
  // One hop from the path that stands in old links.
  expect(await target(page, "/reservas-antigas.php/")).toBe("/pt/reservas");
  expect(await target(page, "/en/reservas-antigas.php")).toBe(404);
  await page.goto("/pt/quem-somos");
  await hydrate(page);
  await navigateInApp(page, "/pt/reservas-antigas.php");
  await expect(page).toHaveURL(/\/pt\/reservas$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.goto("/desk/redirects/site");
  await page.locator(".row-toggle").last().click();
  await page.getByRole("button", { name: /^Remover/ }).click();
  await publish(page);
  await expect.poll(() => target(page, "/pt/reservas-antigas.php")).toBe(404);
});

// Rule 1.13.
test("a closed restaurant's paths lead to its city @nightly", async ({ page, desk }) => {
  const path = "/pt/restaurantes/sao-paulo/emporio-figueira";
  await desk.openAs(page, "Bia", "/desk/restaurants/emporio-figueira", { role: "manager" });
  await expect(bar(page)).toBeVisible();
  await expect(field(page, "isClosed")).toHaveCount(0);
  await field(page, "isActive").uncheck();
  await field(page, "isClosed").check();
  await isSaved(page);
  await tryToPublish(page);
  await page.getByRole("dialog").getByRole("button", { name: "Tirar do site" }).click();
  await isAsPublished(page);
  await expect.poll(() => target(page, path)).toBe("/pt/restaurantes?city=sao-paulo");
  expect(await target(page, `${path}/menu-principal`)).toBe("/pt/restaurantes?city=sao-paulo");

  await page.getByRole("button", { name: "Desfazer", exact: true }).click();
  await expect.poll(() => target(page, path)).toBe(200);
  await discardDraft(page, "restaurants/emporio-figueira");
});
