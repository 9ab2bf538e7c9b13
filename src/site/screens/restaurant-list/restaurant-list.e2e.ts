import { fakeBookingSite } from "#tests/booking-site.ts";
import { aRestaurantRecord } from "#tests/builders/restaurant-record.ts";
import { builtInRestaurants } from "#api/restaurants/built-in-restaurants.ts";
import { expect, expectAccessible, hydrate, test } from "#tests/page-fixtures.ts";

for (const [width, columns] of [
  [390, 1],
  [800, 2],
  [1280, 3],
] as const) {
  test(`at ${width} pixels the cards stand in ${columns} columns`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/pt/restaurantes");
    const cards = page.getByRole("main").getByRole("article");
    await expect(cards).toHaveCount(builtInRestaurants().length);
    const lefts = await cards.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size).toBe(columns);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
}

test("the help block leads to the contact page and calls the central line", async ({ page }) => {
  await page.goto("/en/restaurants");
  const help = page.locator("section", { has: page.locator("#help") });
  await expect(help.getByRole("link", { name: "+55 11 3087-1399" })).toHaveAttribute(
    "href",
    "tel:+551130871399",
  );
  await help.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/en\/contact$/);
});

test("reserving opens the booking link in a new tab, and the card itself the restaurant", async ({
  page,
  context,
  siteWithFailingApi: { url, api },
}) => {
  await fakeBookingSite(context);
  api.responses.clear();
  api.responses.set("/restaurants", {
    json: { data: [aRestaurantRecord(), aRestaurantRecord({ slug: "b", name: "B", getin: "" })] },
  });
  await page.goto(`${url}/pt/restaurantes`);
  await hydrate(page);
  const reserve = page.getByRole("main").getByRole("link", { name: /^Reservar/ });
  await expect(reserve).toHaveCount(1);
  const opened = context.waitForEvent("page");
  await reserve.click();
  await expect(await opened).toHaveURL("https://booking.example.com/casa");
  await expect(page).toHaveURL(/\/pt\/restaurantes$/);
});

test("a list that fails says so, keeps the help block, and tries again on demand", async ({
  page,
  siteWithFailingApi: { url, api },
}) => {
  api.responses.clear();
  api.responses.set("/restaurants", { json: { data: "nonsense" } });
  expect((await page.goto(`${url}/pt/restaurantes`))?.status()).toBe(503);
  await expect(page.getByRole("alert")).toContainText("Erro ao carregar restaurantes");
  await expect(
    page.getByRole("heading", { name: "Precisa de ajuda para escolher?" }),
  ).toBeVisible();
  await expectAccessible(page);
  api.responses.set("/restaurants", { json: { data: { data: [aRestaurantRecord()] } } });
  await page.getByRole("button", { name: "Tentar Novamente" }).click();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
});

test("an empty list has its own words", async ({ page, siteWithFailingApi: { url, api } }) => {
  api.responses.clear();
  api.responses.set("/restaurants", { json: { data: [aRestaurantRecord({ isActive: false })] } });
  expect((await page.goto(`${url}/pt/restaurantes`))?.status()).toBe(200);
  await expect(page.getByRole("heading", { name: "Nenhum restaurante encontrado" })).toBeVisible();
  await expect(page.getByText("Tente novamente mais tarde")).toBeVisible();
  await expectAccessible(page);
});

test("on a bad network the list's own error state shows, not the error page", async ({ page }) => {
  await page.goto("/pt/contato");
  await hydrate(page);
  await page.route(/restaurantes\.data/, (route) => route.fulfill({ status: 503, body: "" }));
  await page.locator("footer").getByRole("link", { name: "Ver todos os restaurantes" }).click();
  await expect(page.getByRole("alert")).toContainText("Erro ao carregar restaurantes");
  // The group can still be called.
  await expect(page.locator('main a[href="tel:+551130871399"]').first()).toBeVisible();
});
