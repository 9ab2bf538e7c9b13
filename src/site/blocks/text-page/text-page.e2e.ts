import { expect, test } from "#tests/page-fixtures.ts";

test.use({ javaScriptEnabled: false });

test("the list of sections leads to each, clear of the header, and the notice to the contact", async ({
  page,
}) => {
  await page.goto("/pt/privacidade");
  await page.getByRole("link", { name: "Localização" }).click();
  const heading = page.getByRole("heading", { name: "Localização" });
  const header = await page.locator("header").first().boundingBox();
  await expect(heading).toBeInViewport();
  const top = (await heading.boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  await page.locator("main").getByRole("link", { name: "Escrever ao grupo" }).last().click();
  await expect(page).toHaveURL("/pt/contato");
});
