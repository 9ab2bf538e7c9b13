import { expect, expectAccessible, hydrate, test } from "#tests/page-fixtures.ts";

test("the whole of a card leads to its article, and back", async ({ page }) => {
  await page.goto("/pt/novidades");
  const card = page.getByRole("article").first();
  const title = await card.getByRole("heading").innerText();
  // The title's link lies over the picture, so the click is meant for what is not its target.
  await card.locator("img").click({ force: true });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.getByRole("link", { name: "Voltar para Novidades" }).first().click();
  await expect(page).toHaveURL(/\/pt\/novidades$/);
});

for (const path of ["/pt/novidades", "/en/news", "/es/noticias"]) {
  test(`${path} has no accessibility violations`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
  });
}

test("news that cannot be loaded can be tried again; an empty list says so", async ({
  page,
  siteWithFailingApi,
}) => {
  const path = "/news?published=true&active=true";
  siteWithFailingApi.api.responses.set(path, { status: 500 });
  const response = await page.goto(`${siteWithFailingApi.url}/pt/novidades`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole("alert")).toContainText("Erro ao carregar notícias");
  siteWithFailingApi.api.responses.set(path, { json: { data: [] } });
  await page.getByRole("button", { name: "Tentar Novamente" }).click();
  await expect(page.getByText("Nenhuma notícia por enquanto")).toBeVisible();
});

test.describe("with a network that breaks", () => {
  test.use({ expectedMessages: [/net::ERR_FAILED/] });

  test("a failed reload says so and keeps the list", async ({ page }) => {
    await page.goto("/pt/novidades");
    await hydrate(page);
    await page.route("**/*.data*", (route) => route.abort());
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(page.getByRole("alert")).toContainText("Erro ao recarregar notícias");
    await expect(page.getByRole("article").first()).toBeVisible();
  });
});
