import { aRestaurantRecord } from "#tests/builders/restaurant-record.ts";
import { expect, hydrate, test } from "#tests/page-fixtures.ts";

test("a restaurant on the contact page leads to its own page", async ({ page }) => {
  await page.goto("/en/contact");
  await page.getByRole("main").getByRole("link", { name: "Rubaiyat Madrid", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/restaurants\/madrid\/rubaiyat-madrid$/);
});

test("URLs that carry a subject or a restaurant break nothing", async ({ page }) => {
  const query = "subject=eventos&restaurant=rubaiyat-rio&experience=x";
  const response = await page.goto(`/pt/contato?${query}`);
  expect(response?.status()).toBe(200);
  await hydrate(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fale conosco");
});

test("restaurants that cannot be loaded leave the card and can be tried again", async ({
  page,
  siteWithFailingApi,
}) => {
  siteWithFailingApi.api.responses.set("/restaurants", { status: 500 });
  const response = await page.goto(`${siteWithFailingApi.url}/pt/contato`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole("alert")).toContainText("Erro ao carregar unidades");
  await expect(page.getByRole("heading", { name: "Contato geral" })).toBeVisible();
  siteWithFailingApi.api.responses.set("/restaurants", { json: { data: [aRestaurantRecord()] } });
  await page.getByRole("button", { name: "Tentar Novamente" }).click();
  await expect(
    page.getByRole("main").getByRole("link", { name: "Casa do Teste", exact: true }),
  ).toBeVisible();
});
