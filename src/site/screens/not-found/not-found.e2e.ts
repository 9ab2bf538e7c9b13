import { expect, test, withReact } from "#tests/page-fixtures.ts";
import { navigateInApp } from "#tests/page-actions.ts";

test("the way back from a page that is not there removes a segment", async ({ page }) => {
  await page.goto("/pt/xyz/abc");
  const back = page.locator("header").getByRole("link", { name: "Voltar" });
  await back.click();
  await expect(page).toHaveURL(/\/pt\/xyz$/);
  await back.click();
  await expect(page).toHaveURL(/\/pt$/);
});

test("inside the application an unknown URL shows the same page", async ({ page }) => {
  await withReact(page, "/pt/contato");
  await navigateInApp(page, "/pt/nao-existe");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Página não encontrada");
  await expect(page).toHaveTitle(/Página não encontrada/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});
