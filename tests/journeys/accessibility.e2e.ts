import { expect, expectAccessible, hydrate, test } from "../page-fixtures.ts";

// The states of home and list that failures make are examined where those are tested.
for (const width of [390, 1280]) {
  for (const path of ["/pt", "/en/restaurants", "/es/no-existe"]) {
    test(`${path} has no accessibility violations at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expectAccessible(page);
    });
  }
}

test("the open panels of the header have no accessibility violations", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/pt/restaurantes");
  await hydrate(page);
  await page.getByRole("button", { name: "Abrir a lista de casas" }).click();
  await expect(page.locator("#restaurants-panel")).toBeVisible();
  await expectAccessible(page);
  await page.locator("button[popovertarget=language-panel]").click();
  await expect(page.locator("#language-panel")).toBeVisible();
  await expectAccessible(page);
});
