import { anArticleRecord } from "#tests/builders/article-record.ts";
import { expect, expectAccessible, hydrate, test, NIGHTLY } from "#tests/page-fixtures.ts";

test.describe("the share button", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("pressed before React has come, it copies the plain URL and says so", async ({ page }) => {
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
    await page.goto("/en/news/nova-carta-vinhos?utm_source=letter");
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\/en\/news\/nova-carta-vinhos$/);
  });

  test("hands title and URL to the browser's own sharing", NIGHTLY, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async (link: object) => {
          document.documentElement.dataset["shared"] = JSON.stringify(link);
        },
      });
    });
    await page.goto("/pt/novidades/nova-carta-vinhos");
    await hydrate(page);
    await page.getByRole("button", { name: "Compartilhar" }).click();
    await expect(page.locator("html")).toHaveAttribute(
      "data-shared",
      /"url":"[^"]*\/pt\/novidades\/nova-carta-vinhos"/,
    );
  });
});

test("an unknown article is a 404 and leads back to the news", async ({ page }) => {
  const response = await page.goto("/en/news/no-such-article");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Article not found");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to News" }).click();
  await expect(page).toHaveURL(/\/en\/news$/);
});

test("an article that cannot be loaded is a 503, another attempt may find none", async ({
  page,
  siteWithFailingApi,
}) => {
  siteWithFailingApi.api.responses.set("/news/slug/uma", { status: 500 });
  const response = await page.goto(`${siteWithFailingApi.url}/pt/novidades/uma`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole("alert")).toContainText("Erro ao carregar notícia");
  siteWithFailingApi.api.responses.delete("/news/slug/uma");
  await page.getByRole("button", { name: "Tentar Novamente" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Notícia não encontrada");
});

test("an article without a title that can be read has a word in its link, heading and tab", async ({
  page,
  siteWithFailingApi: { url, api },
}) => {
  const record = anArticleRecord({ slug: "sem-titulo", title: "{" });
  api.responses.set("/news?published=true&active=true", { json: { data: [record] } });
  api.responses.set("/news/slug/sem-titulo", { json: { data: record } });
  await page.goto(`${url}/pt/novidades`);
  await page.getByRole("main").getByRole("link", { name: "Notícia", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Notícia");
  await expect(page).toHaveTitle(/^Notícia · /);
});
