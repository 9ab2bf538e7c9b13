import { navigateInApp } from "#tests/page-actions.ts";
import { expect, test, withReact } from "#tests/page-fixtures.ts";

test("goes back from a reloaded page before React", async ({ page }) => {
  await withReact(page, "/pt/restaurantes");
  await navigateInApp(page, "/pt/contato");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).not.toHaveText("Nossas Casas");
  await expect(page).toHaveURL(/\/pt\/contato$/);
  await page.reload();
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/pt\/restaurantes$/);
  await expect(title).toHaveText("Nossas Casas");
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
});
