import type { Page } from "@playwright/test";
import { field, publish } from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";
import { navigateInApp } from "#tests/page-actions.ts";
import { hydrate } from "#tests/page-fixtures.ts";

/** Returns a path's target, else its status. */
async function target(page: Page, path: string) {
  const response = await page.request.get(path, { maxRedirects: 0 });
  return response.headers()["location"] ?? response.status();
}

// Rule 1.12.
test("redirects an old path until it is removed @nightly", async ({ page, desk }) => {
  await desk.openAs(page, "Ana", "/desk", { role: "manager" });
  await page.getByRole("navigation").getByRole("link", { name: "Endereços antigos" }).click();
  const add = page.getByRole("button", { name: "Adicionar endereço antigo" });
  await expect(add).toBeVisible();
  // Earlier tests may have moved articles, which adds rows.
  const row = `redirects.${await page.locator(".row-toggle").count()}`;
  await add.click();
  await field(page, `${row}.from`).fill("/reservas-antigas.php");
  await field(page, `${row}.to`).fill("/pt/reservas");
  await publish(page);

  await expect.poll(() => target(page, "/pt/reservas-antigas.php")).toBe("/pt/reservas");
  await page.goto("/pt/quem-somos");
  await hydrate(page);
  await navigateInApp(page, "/pt/reservas-antigas.php");
  await expect(page).toHaveURL(/\/pt\/reservas$/);

  await page.goto("/desk/redirects/site");
  await page.locator(".row-toggle").last().click();
  await page.getByRole("button", { name: /^Remover/ }).click();
  await publish(page);
  await expect.poll(() => target(page, "/pt/reservas-antigas.php")).toBe(404);
});
