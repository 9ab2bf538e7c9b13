import { expect, test } from "#tests/page-fixtures.ts";

test("a restaurant without a published number leads to the contact page", async ({ page }) => {
  await page.goto("/en/delivery");
  await page.getByRole("link", { name: "Ask the group (Empório Figueira)" }).click();
  await expect(page).toHaveURL(/\/en\/contact$/);
});
