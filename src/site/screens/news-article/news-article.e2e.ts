import { expect, test } from "#tests/page-fixtures.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

// What else sharing can be is share-article.test.ts.
test("the share button, pressed before React has come, copies the plain URL and says so", async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await page.goto("/en/news/nova-carta-vinhos?utm_source=letter");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/en\/news\/nova-carta-vinhos$/);
});
