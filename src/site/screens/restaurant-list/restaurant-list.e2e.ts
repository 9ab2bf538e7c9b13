import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import { expect, expectAccessible, test, withReact } from "#tests/page-fixtures.ts";
import { sidewaysScroll } from "#e2e/page-audit/page-layout.ts";

test("on a bad network the list's own error state shows, not the error page", async ({ page }) => {
  await withReact(page, "/pt/contato");
  await page.route(/restaurantes\.data/, (route) => route.fulfill({ status: 503, body: "" }));
  await page.locator("footer").getByRole("link", { name: "Ver todas as casas" }).click();
  await expect(page.getByRole("alert")).toContainText("Erro ao carregar restaurantes");
  // The group can still be called.
  await expect(page.locator('main a[href="tel:+551130871399"]').first()).toBeVisible();
});

test.describe("the filters, without script", () => {
  test.use({ javaScriptEnabled: false });

  test("narrow the list, and the page is in no index", async ({ page }) => {
    await page.goto("/es/restaurantes");
    await page.getByText("Filtrar", { exact: true }).click();
    await page.getByLabel("Ciudad", { exact: true }).selectOption("madrid");
    await page.getByRole("button", { name: "Mostrar las casas" }).click();
    await expect(page).toHaveURL(/city=madrid/);
    const answer = page.getByRole("heading", { name: /^1 casa: Madri/ });
    await expect(answer).toBeFocused();
    await expect(answer).toBeInViewport();
    const cards = page.getByRole("main").getByRole("article");
    await expect(cards.getByRole("heading")).toHaveText(["Rubaiyat Madrid"]);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    // Which restaurants are open is true for a minute, so no cache has it.
    await page.goto("/es/restaurantes");
    await page.getByText("Filtrar", { exact: true }).click();
    await page.getByLabel("Abiertas ahora").check();
    const response = page.waitForResponse((one) => one.url().includes("open=1"));
    await page.getByRole("button", { name: "Mostrar las casas" }).click();
    expect((await response).headers()["cache-control"]).toBe("no-store");
  });
});

test("a list that nothing fits leads on, by keyboard, and keeps to a phone's width", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/pt/restaurantes?city=madrid&country=Chile");
  await expect(page.getByRole("heading", { name: "Nenhuma casa reúne tudo isso" })).toBeVisible();
  await expectAccessible(page);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.getByRole("link", { name: "Sem “Chile”: 1" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?city=madrid#all-restaurants$/);
  await expect(page.getByRole("heading", { name: /^1 casa: Madri/ })).toBeFocused();
});

test("the nearest restaurant comes first on request, and the position goes nowhere", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 40.4168, longitude: -3.7038 });
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto("/pt/restaurantes");
  await page.getByRole("button", { name: "Mais perto" }).click();
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.first().getByRole("heading")).toHaveText("Rubaiyat Madrid");
  await expect(cards).toHaveCount(builtInRestaurants().length);
  expect(sent.filter((one) => one.includes("40.4") || one.includes("3.70"))).toEqual([]);
});
