import { anArticleRecord } from "#tests/builders/article-record.ts";
import { expect, hydrate, test, NIGHTLY } from "#tests/page-fixtures.ts";

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
