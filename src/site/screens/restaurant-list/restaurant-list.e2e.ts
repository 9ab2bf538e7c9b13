import { aRestaurantRecord } from "#tests/builders/restaurant-record.ts";
import { builtInRestaurants } from "#content/built-in-restaurants.ts";
import { holdReact } from "#tests/page-actions.ts";
import { expect, expectAccessible, test, withReact } from "#tests/page-fixtures.ts";
import { sidewaysScroll } from "#tests/visit/page-layout.ts";

test("the cards stand in columns, from the first screen on", async ({ page }) => {
  await page.goto("/pt/restaurantes");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(builtInRestaurants().length);
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await cards.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size, `${width} pixels`).toBe(columns);
    await expect(cards.first().locator("picture").first()).toBeInViewport({ ratio: 0.95 });
    expect(await sidewaysScroll(page), `${width} pixels`).toBeLessThanOrEqual(0);
  }
});

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

/** Open at every minute, at none, and nobody knows when. */
const WEEK = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const hours = (weekly: unknown) =>
  JSON.stringify({
    timeZone: "America/Sao_Paulo",
    weekly,
    exceptions: [],
    validFrom: "",
    validUntil: "",
  });
const OPENING = [
  aRestaurantRecord({
    slug: "sempre",
    name: "Sempre",
    openingHours: hours([{ days: WEEK, opens: "00:00", closes: "00:00" }]),
  }),
  aRestaurantRecord({
    slug: "nunca",
    name: "Nunca",
    city: "Rio",
    citySlug: "rio",
    openingHours: hours([]),
  }),
  aRestaurantRecord({ slug: "talvez", name: "Talvez" }),
];

test("who is open now is asked each time, and nobody caches what was true a minute ago", async ({
  page,
  siteWithFailingApi: { url, api },
}) => {
  api.responses.clear();
  api.responses.set("/restaurants", { json: { data: OPENING } });
  await holdReact(page);
  await page.goto(`${url}/pt/restaurantes`);
  await page.getByText("Filtrar", { exact: true }).click();
  await page.getByLabel("Abertas agora").check();
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.url().includes("open=1")),
    page.getByRole("button", { name: "Mostrar as casas" }).click(),
  ]);
  expect(response.headers()["cache-control"]).toBe("no-store");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.getByRole("heading")).toHaveText(["Sempre"]);
  await expect(page.getByText("Confirme o horário por telefone:")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Talvez" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expectAccessible(page);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
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
