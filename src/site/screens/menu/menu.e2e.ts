import { menuPagePath, restaurantPath } from "#language/path-to.ts";
import { aFullMenu } from "#tests/builders/menu-content.ts";
import { aRestaurantRecord } from "#tests/builders/restaurant-record.ts";
import { expect, expectAccessible, test } from "#tests/page-fixtures.ts";
import { pdfText } from "#tests/pdf-text.ts";
import { offerMenus } from "#tests/screen-states.ts";

const PATH = "/pt/restaurantes/sao-paulo/a-figueira-rubaiyat/menu-principal";
const DISHES = "main article section > ul > li";
const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the sections are links, and the restaurant and its other menus are a step away", async ({
    page,
  }) => {
    await page.goto(PATH);
    await page.getByRole("navigation", { name: "Seções" }).getByText("Da grelha").click();
    await expect(page).toHaveURL(/#section-4$/);
    await page.getByRole("link", { name: "Feijoada", exact: true }).click();
    await expect(page).toHaveURL(/\/a-figueira-rubaiyat\/feijoada$/);
    await expect(page.getByText("Quarta-feira e sábado")).toBeVisible();
    await page.getByRole("link", { name: "A Figueira Rubaiyat", exact: true }).first().click();
    await expect(page).toHaveURL(/\/sao-paulo\/a-figueira-rubaiyat$/);
  });
});

// Its URLs and its card are the crawl's, its dishes in structured data are those of menu-item-by-item.e2e.ts.
test("the head names the menu and the way to it, and all is accessible", async ({ page }) => {
  await page.goto(PATH);
  await expect(page).toHaveTitle("Menu Principal – A Figueira Rubaiyat · Grupo Rubaiyat");
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const graph: Record<string, unknown>[] = JSON.parse(json ?? "")["@graph"];
  const names = ["Início", "Casas e Menus", "A Figueira Rubaiyat", "Menu Principal"];
  expect(graph.find((node) => node["@type"] === "BreadcrumbList")).toMatchObject({
    itemListElement: names.map((name) => ({ name })),
  });
  // In the colours of the fig tree.
  await expectAccessible(page);
});

test("a menu without dishes is not a page, and neither is one of an unknown restaurant", async ({
  page,
}) => {
  const restaurants = "/pt/restaurantes/sao-paulo";
  for (const path of ["a-figueira-rubaiyat/menu-executivo", "nenhuma-casa/menu-principal"]) {
    expect((await page.goto(`${restaurants}/${path}`))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Este menu não está no site");
    const asked = page.getByRole("link", { name: "Sobre A Figueira Rubaiyat" });
    await expect(asked).toHaveCount(path.startsWith("a-") ? 1 : 0);
  }
});

test.describe("with prices, marks and allergens from a remote product API", () => {
  const RECORD = aRestaurantRecord({
    slug: "rubaiyat-rio",
    city: "Rio de Janeiro",
    citySlug: "rio-de-janeiro",
  });
  const full = aFullMenu();

  test("a menu outside its dates says so and what is served now, and is offered nowhere", async ({
    page,
    request,
    siteWithFailingApi: { url, api },
  }) => {
    // Drawn PDFs, and a page for each.
    test.slow();
    const current = { ...full, slug: "rubaiyat-rio-bar", kind: "bar" } as const;
    for (const [dates, sentence] of [
      [{ validFrom: "2098-12-01" }, "Este menu ainda não é servido."],
      [{ validThrough: "2026-01-31" }, "Este menu não é mais servido."],
    ] as const) {
      offerMenus(api.responses, RECORD, [{ ...full, ...dates }, current]);
      await page.goto(url + menuPagePath("pt", RECORD, "executive"));
      const links = page.getByText(sentence).locator("..").getByRole("link");
      await expect(links.first()).toHaveAttribute("href", menuPagePath("pt", RECORD, "bar"));
      await expect(links.nth(1)).toHaveAttribute("href", restaurantPath("pt", RECORD));
    }
    await expect(page.locator(DISHES)).toHaveCount(3);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.locator('main a[href$=".pdf"]')).toHaveCount(0);
    const described = await page.locator('script[type="application/ld+json"]').textContent();
    expect(described).not.toContain("Salada de figos");
    await expectAccessible(page);

    await page.goto(`${url}/en/restaurants/rio-de-janeiro/rubaiyat-rio`);
    const menus = page.locator("#menus");
    await expect(menus.locator("summary")).toContainText("Executive Menu");
    await expect(menus.locator("details li", { hasText: "Executive" })).toHaveCount(1);
    await expect(menus.locator('a[href$="-menu"]')).toHaveCount(1);
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    expect(json).not.toContain("executive-menu");

    const pdf = await request.get(`${url}/menus/rubaiyat-rio-executive.pdf`);
    expect(plain(await pdfText(await pdf.body()))).not.toContain("Salada de figos");
    await page.goto(`${url}/en/restaurants?dish=salada`);
    const found = page.locator('main a[href$="-menu"]');
    await expect(found).toHaveCount(1);
    await expect(found).toHaveAttribute("href", /bar-menu$/);
  });

  test("the filter shows what is stated to fit, says what it hides, and is not indexed", async ({
    page,
    siteWithFailingApi: { url, api },
  }) => {
    offerMenus(api.responses, RECORD, [full]);
    await page.goto(`${url}/en/restaurants/rio-de-janeiro/rubaiyat-rio/executive-menu`);
    await expectAccessible(page);
    await page.getByLabel("Vegetarian").check();
    await page.getByLabel("milk").check();
    await page.getByRole("button", { name: "Filter dishes" }).click();
    await expect(page).toHaveURL(/\?diet=vegetarian&without=milk$/);
    await expect(page.locator(DISHES)).toHaveCount(1);
    await expect(
      page.getByText("Hidden: 2 dishes the restaurant has not confirmed for this filter."),
    ).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    expect(new URL(canonical ?? "").search).toBe("");
    await page.getByRole("link", { name: "See the whole menu" }).click();
    await expect(page.locator(DISHES)).toHaveCount(3);
  });
});
