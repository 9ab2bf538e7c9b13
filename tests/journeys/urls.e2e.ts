import { expect, test } from "../page-fixtures.ts";

const ALIASES = [
  ["/", "/pt"],
  ["/pt/restaurants", "/pt/restaurantes"],
  ["/pt/restaurants/madrid/rubaiyat-madrid", "/pt/restaurantes/madrid/rubaiyat-madrid"],
  ["/pt/gruporubaiyat", "/pt/grupo-rubaiyat"],
  ["/en/gruporubaiyat", "/en/grupo-rubaiyat"],
  ["/es/gruporubaiyat", "/es/grupo-rubaiyat"],
];

test("the accepted second URLs show their page and name its first URL", async ({
  page,
  baseURL,
}) => {
  for (const [alias = "", canonical = ""] of ALIASES) {
    expect((await page.goto(alias))?.status(), alias).toBe(200);
    await expect(page).toHaveURL(alias);
    await expect(page.getByRole("heading", { level: 1 }), alias).toHaveCount(1);
    const link = page.locator("link[rel=canonical]");
    await expect(link, alias).toHaveAttribute("href", baseURL + canonical);
  }
});

// Rule 1.2.
test("a visitor who chose a language before is taken from / to it, in place of /", async ({
  page,
}) => {
  await page.goto("/en");
  await page.evaluate(() => localStorage.setItem("rubaiyat-language", "es"));
  await page.goto("/?utm_source=a#faq");
  await expect(page).toHaveURL(/\/es\?utm_source=a#faq$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.goBack();
  await expect(page).toHaveURL(/\/en$/);
});

test("without a choice, with Portuguese or with nonsense stored, / stays", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL(/:\d+\/$/);
  for (const stored of ["pt", "fr", "//evil.example"]) {
    await page.evaluate((value) => localStorage.setItem("rubaiyat-language", value), stored);
    await page.reload();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "pt");
  }
});

test("the data of a page is found in its language, and of no page with 404", async ({
  request,
}) => {
  const english = await request.get("/en/restaurants.data");
  expect(english.status()).toBe(200);
  expect(await english.text()).toContain("37, Chamartín, 28036 Madrid, Spain");
  expect((await request.get("/en/nowhere.data")).status()).toBe(404);
  expect((await request.get("/_.data")).status()).toBe(200);
});
