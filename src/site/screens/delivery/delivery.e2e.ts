import { expect, expectAccessible, test } from "#tests/page-fixtures.ts";

for (const path of ["/pt/delivery", "/en/delivery", "/es/delivery"]) {
  test(`${path} has no accessibility violations`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
  });
}

test("a restaurant without a published number leads to the contact page", async ({ page }) => {
  await page.goto("/en/delivery");
  await page.getByRole("link", { name: "Ask the group (Empório Figueira)" }).click();
  await expect(page).toHaveURL(/\/en\/contact$/);
});
