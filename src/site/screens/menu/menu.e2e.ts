import { menuPagePath, restaurantPath } from "#language/path-to.ts";
import { aFullMenu } from "#tests/builders/menu-content.ts";
import { aRestaurantRecord } from "#tests/builders/restaurant-record.ts";
import { expect, expectAccessible, test } from "#tests/page-fixtures.ts";
import { offerMenus } from "#tests/screen-states.ts";

const DISHES = "main article section > ul > li";

test.describe("with prices, marks and allergens from a remote product API", () => {
  const RECORD = aRestaurantRecord({
    slug: "rubaiyat-rio",
    city: "Rio de Janeiro",
    citySlug: "rio-de-janeiro",
  });
  const full = aFullMenu();

  test("a menu outside its dates says so and what is served now", async ({
    page,
    siteWithFailingApi: { url, api },
  }) => {
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
    await expectAccessible(page);
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
    await page.getByRole("link", { name: "See the whole menu" }).click();
    await expect(page.locator(DISHES)).toHaveCount(3);
  });
});
