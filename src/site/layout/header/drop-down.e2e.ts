import { expect, test, withReact } from "#tests/page-fixtures.ts";

test.use({ viewport: { width: 1280, height: 800 } });

test("opens the drop-down by a resting mouse, closes it by leaving or clicking outside, and follows the trigger", async ({
  page,
}) => {
  await page.clock.install();
  await withReact(page, "/pt/contato");
  const panel = page.locator("#restaurants-panel");
  const trigger = page.locator("header nav").getByRole("link", { name: "Casas e Menus" }).first();
  await trigger.hover();
  await expect(panel).toBeVisible();
  await panel.getByRole("link").last().hover();
  await page.clock.runFor(400);
  await expect(panel).toBeVisible();
  await page.mouse.move(640, 790);
  await page.clock.runFor(1000);
  await expect(panel).toBeHidden();

  await page.getByRole("button", { name: "Abrir a lista de casas" }).click();
  await expect(panel).toBeVisible();
  await page.mouse.click(20, 700);
  await expect(panel).toBeHidden();

  await trigger.hover();
  await panel.getByRole("link", { name: "Cabaña Las Lilas" }).click();
  await expect(page).toHaveURL(/\/pt\/restaurantes\/buenos-aires\/cabana-las-lilas$/);
  await expect(panel).toBeHidden();
  await trigger.click();
  await expect(page).toHaveURL(/\/pt\/restaurantes$/);
});
