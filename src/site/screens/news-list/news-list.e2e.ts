import { grownArticles } from "#bench/grown-content.ts";
import { anArticleRecord } from "#tests/builders/article-record.ts";
import { expect, expectAccessible, hydrate, test } from "#tests/page-fixtures.ts";

test("the whole of a card leads to its article, and back", async ({ page }) => {
  await page.goto("/pt/novidades");
  const card = page.getByRole("article").first();
  const title = await card.getByRole("heading").innerText();
  // The title's link is over the picture, so the click is meant for what is not its target.
  await card.locator("img").click({ force: true });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.getByRole("link", { name: "Voltar para Novidades" }).first().click();
  await expect(page).toHaveURL(/\/pt\/novidades$/);
});

/** Of which each page is rendered. */
const COUNT = 100;
const PAGES = Math.ceil(COUNT / 48);

test.describe(`${COUNT} articles`, () => {
  const LIST = "/news?published=true&active=true";
  const data = grownArticles(COUNT).map(({ title, excerpt, image, category }, at) =>
    anArticleRecord({
      slug: `artigo-${at}`,
      order: COUNT - at,
      title: JSON.stringify({ ...title, pt: `${at} ${title.pt}` }),
      excerpt: JSON.stringify(excerpt),
      image,
      category,
    }),
  );

  test("stand on pages of 48 and are walked in the app", async ({
    page,
    siteWithFailingApi: { url, api },
  }) => {
    api.responses.set(LIST, { json: { data } });
    await page.goto(`${url}/pt/novidades`);
    await expect(page.getByRole("article")).toHaveCount(48);
    const pages = page.getByRole("navigation", { name: `Página 1 de ${PAGES}` });
    await expect(pages).toBeVisible();

    await hydrate(page);
    // Not by mouse: what is far below is laid out when it comes near, and the link moves from under a press that
    // follows the jump to it within a frame or two.
    await page.getByRole("link", { name: "Mais antigas" }).press("Enter");
    await expect(page).toHaveURL(`${url}/pt/novidades?pagina=2`);
    await expect(page.getByRole("article").first()).toContainText("48 ");
    await expect(page.getByRole("region", { name: "Destaques" })).toHaveCount(0);
    await expectAccessible(page);
    const english = page.locator('a[data-language="en"]').first();
    await expect(english).toHaveAttribute("href", "/en/news?page=2");
  });
});
