import { MENUS } from "#content/menus/all-menus.ts";
import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import { LANGUAGES } from "#language/languages.ts";
import { menuPagePath, restaurantPath } from "#language/path-to.ts";
import { menuPath } from "#content/shapes/menu-path.ts";
import { aFullMenu } from "#tests/builders/menu-content.ts";
import { aRestaurantRecord } from "#tests/builders/restaurant-record.ts";
import { expect, expectAccessible, isNight, NIGHTLY, test } from "#tests/page-fixtures.ts";
import { pdfText } from "#tests/pdf-text.ts";
import { offerMenus } from "#tests/screen-states.ts";
import type { Page } from "@playwright/test";

const PATH = "/pt/restaurantes/sao-paulo/a-figueira-rubaiyat/menu-principal";
const DISHES = "main article section > ul > li";
const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** The lines of each dish as the page has them. */
async function dishLines(page: Page): Promise<string[][]> {
  return page
    .locator(DISHES)
    .evaluateAll((dishes) =>
      dishes.map((dish) =>
        Array.from(dish.querySelectorAll("h3, p, li"), (line) =>
          (line.textContent ?? "").replaceAll(/\s+/g, " ").trim(),
        ),
      ),
    );
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const menu of MENUS) {
    const restaurant = RESTAURANTS.find(({ slug }) => slug === menu.restaurant);
    if (restaurant === undefined) continue;
    // By day menu-item-by-item.e2e.ts has all that can be stated of a dish.
    test(
      `${menu.slug}: page and PDF have the same dishes, both ways`,
      NIGHTLY,
      async ({ page, request }) => {
        // Three pages and a PDF that is drawn for it.
        test.slow();
        const pdf = await request.get(menuPath(menu.restaurant, menu.kind));
        const inPdf = plain(await pdfText(await pdf.body()));
        const onPages = new Set<string>();
        for (const language of LANGUAGES) {
          const response = await page.goto(menuPagePath(language, restaurant, menu.kind));
          expect(response?.status()).toBe(200);
          const dishes = await dishLines(page);
          expect(dishes.map(([name]) => name)).toEqual(
            menu.sections.flatMap(({ items }) => items.map(({ name }) => name)),
          );
          for (const line of dishes.flat()) {
            expect(inPdf, `${language}: ${line}`).toContain(line);
            onPages.add(line);
          }
          const titles = await page.locator("main article section > h2").allTextContents();
          expect(titles).toEqual(menu.sections.map(({ title }) => title[language]));
        }
        for (const { name, explanation = {} } of menu.sections.flatMap(({ items }) => items)) {
          for (const text of [name, ...Object.values(explanation)]) {
            expect([...onPages]).toContain(text);
            expect(inPdf).toContain(text);
          }
        }
      },
    );
  }

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

  test("the language switch keeps the menu", NIGHTLY, async ({ page }) => {
    await page.goto(PATH);
    const english = await page.locator('header a[hreflang="en"]').first().getAttribute("href");
    expect(english).toBe("/en/restaurants/sao-paulo/a-figueira-rubaiyat/main-menu");
    await page.goto(english ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Main Menu");
    await expect(page.getByText("fish of the Amazon’s rivers")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Pirarucu" })).toHaveAttribute("lang", "pt");
  });

  test("a filter that the menu has no marks for changes nothing", async ({ page }) => {
    await page.goto(`${PATH}?diet=vegan&without=milk`);
    await expect(page.locator(DISHES)).toHaveCount(15);
    await expect(page.locator("main form")).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });
});

test("the head names the menu, its languages and its picture, search engines get the dishes, and all is accessible", async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(page).toHaveTitle("Menu Principal – A Figueira Rubaiyat · Grupo Rubaiyat");
  const link = (selector: string) => page.locator(`head link${selector}`).getAttribute("href");
  expect(await link('[rel="canonical"]')).toMatch(new RegExp(`${PATH}$`));
  expect(await link('[hreflang="es"]')).toMatch(/\/es\/restaurantes\/.*\/menu-principal$/);
  const image = await page.locator('meta[property="og:image"]').getAttribute("content");
  const picture = await page.request.get(new URL(image ?? "").pathname);
  expect(picture.status()).toBe(200);

  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const graph: Record<string, unknown>[] = JSON.parse(json ?? "")["@graph"];
  const menu = graph.find((node) => node["@type"] === "Menu") as unknown as {
    hasMenuSection: { name: string; hasMenuItem: { name: string; description?: string }[] }[];
  };
  const told = menu.hasMenuSection.flatMap(({ hasMenuItem }) =>
    hasMenuItem.map(({ name, description }) => [name, ...(description ? [description] : [])]),
  );
  expect(told).toEqual(await dishLines(page));
  const way = graph.find((node) => node["@type"] === "BreadcrumbList") as unknown as {
    itemListElement: { name: string }[];
  };
  expect(way.itemListElement.map(({ name }) => name)).toEqual([
    "Início",
    "Casas e Menus",
    "A Figueira Rubaiyat",
    "Menu Principal",
  ]);
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

test("a wrong city leads to the menu, with its query", async ({ request }) => {
  const wrong = "/pt/restaurantes/madrid/a-figueira-rubaiyat/menu-principal?utm_source=a";
  expect(new URL((await request.get(wrong)).url()).pathname).toBe(PATH);
  expect((await request.get(wrong)).url()).toContain("?utm_source=a");
});

test.describe("with prices, marks and allergens from a remote product API", () => {
  const RECORD = aRestaurantRecord({
    slug: "rubaiyat-rio",
    city: "Rio de Janeiro",
    citySlug: "rio-de-janeiro",
  });
  const full = aFullMenu();

  for (const { name, dates, sentences } of [
    {
      name: "past its last day",
      dates: { validThrough: "2026-01-31" },
      sentences: [
        ["pt", "Este menu não é mais servido."],
        ["en", "This menu is no longer served."],
        ["es", "Este menú ya no se sirve."],
      ],
    },
    {
      name: "before its first day",
      dates: { validFrom: "2098-12-01" },
      sentences: [
        ["pt", "Este menu ainda não é servido."],
        ["en", "This menu is not served yet."],
        ["es", "Este menú todavía no se sirve."],
      ],
    },
  ] as const) {
    const title = `a menu ${name} says so and what is served now, and is offered nowhere`;
    const tags = name === "past its last day" ? {} : NIGHTLY;
    test(title, tags, async ({ page, request, siteWithFailingApi: { url, api } }) => {
      // Drawn PDFs, and a page in each language.
      test.slow();
      const current = { ...full, slug: "rubaiyat-rio-bar", kind: "bar" } as const;
      offerMenus(api.responses, RECORD, [{ ...full, ...dates }, current]);
      for (const [language, sentence] of isNight ? sentences : sentences.slice(0, 1)) {
        const restaurant = { slug: RECORD.slug, city: RECORD.city, citySlug: RECORD.citySlug };
        await page.goto(url + menuPagePath(language, restaurant, "executive"));
        const notice = page.getByText(sentence).locator("..");
        const links = notice.getByRole("link");
        const paths = [
          menuPagePath(language, restaurant, "bar"),
          restaurantPath(language, restaurant),
        ];
        for (const [at, one] of paths.entries())
          await expect(links.nth(at)).toHaveAttribute("href", one);
        await expect(page.locator(DISHES)).toHaveCount(3);
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
        await expect(page.locator('main a[href$=".pdf"]')).toHaveCount(0);
        const json = await page.locator('script[type="application/ld+json"]').textContent();
        expect(json).not.toContain("Salada de figos");
        if (language === "pt") await expectAccessible(page);
      }

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
  }

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
