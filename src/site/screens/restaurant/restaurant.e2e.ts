import { builtInRestaurants } from "#content/built-in-restaurants.ts";
import { hoursWords } from "#content/shapes/hours-words.ts";
import { LANGUAGES } from "#language/languages.ts";
import { pathTo, restaurantPath } from "#language/path-to.ts";
import {
  expect,
  expectAccessible,
  hydrate,
  NIGHTLY,
  test,
  withReact,
} from "#tests/page-fixtures.ts";
import { enlargeLetters, sidewaysScroll } from "#tests/visit/page-layout.ts";
import { aRestaurantRecord } from "#tests/builders/restaurant-record.ts";

const MADRID = "/pt/restaurantes/madrid/rubaiyat-madrid";

test("the gallery is read by keyboard and gives the focus back", async ({ page }) => {
  await page.goto(MADRID);
  const first = page.getByRole("link", { name: /ampliar/ }).first();
  await first.focus();
  await page.keyboard.press("Enter");
  const lightbox = page.getByRole("dialog", { name: "Galeria: Rubaiyat Madrid" });
  await expect(lightbox.getByText("1 de 3")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(lightbox.getByText("3 de 3")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await lightbox.getByRole("button", { name: "Próxima imagem" }).click();
  await expect(lightbox.getByText("2 de 3")).toBeVisible();
  await expect(lightbox.getByRole("button", { name: "Próxima imagem" })).toBeInViewport({
    ratio: 1,
  });
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
  await expect(first).toBeFocused();
});

for (const language of LANGUAGES) {
  // By day in Portuguese, whose hours take the most room.
  test(
    `in ${language} a phone shows what a guest needs of each restaurant without scrolling, and the rest within a screen and a half`,
    language === "pt" ? {} : NIGHTLY,
    async ({ page }) => {
      const [width, height] = [390, 844];
      await page.setViewportSize({ width, height });
      for (const restaurant of builtInRestaurants()) {
        const { slug, phone, address } = restaurant;
        await page.goto(restaurantPath(language, restaurant));
        const main = page.getByRole("main");
        const hero = page.locator("[data-hero]");
        const [hours = ""] = hoursWords(restaurant)[language].split("\n");
        expect(hours).not.toBe("");
        await expect(hero.getByText(hours).first()).toBeInViewport({ ratio: 1 });
        const call = "a[href^='tel:']";
        if (phone === "") await expect(hero.locator(call)).toHaveCount(0);
        else await expect(hero.locator(call)).toBeInViewport({ ratio: 1 });
        // Of one without an address nobody is told the way.
        const wanted =
          address[language] === ""
            ? []
            : [
                main.locator("a[data-event=directions_click]").first(),
                main.locator("a[data-event=menu_view]").first(),
                main.locator(`form[action="${pathTo(language, "reservations")}"] button`).last(),
                main.getByText(address[language].slice(0, 12)).first(),
              ];
        for (const one of wanted) {
          const box = (await one.boundingBox()) ?? { y: Number.POSITIVE_INFINITY, height: 0 };
          expect(box.y + box.height, `${slug}: ${one}`).toBeLessThan(1.5 * height);
        }
        const bar = page.locator(".action-bar");
        const reserve = bar.getByRole("link").last();
        await expect(reserve).toBeInViewport({ ratio: 1 });
        await enlargeLetters(page, 2);
        // The hours need a scroll now; whoever is called knows them.
        await expect(reserve).toBeInViewport({ ratio: 1 });
        if (phone !== "") await expect(bar.locator(call)).toBeInViewport({ ratio: 1 });
      }
      await page.goto(pathTo(language, "restaurantList"));
      // The footer's list is folded on a phone.
      await page.locator("footer summary").first().click();
      const states = page.getByText("São Paulo – SP,", { exact: true });
      const lines = await states.evaluateAll((all) =>
        all.map((one) => one.getClientRects().length),
      );
      expect(lines.length).toBeGreaterThan(2);
      expect(new Set(lines), "an address breaks beside its dash").toEqual(new Set([1]));
    },
  );
}

// Rule 3.7.
test("the map comes with the visitor, its marker opens by keyboard, Escape closes what it says, and the wheel is the page's until the map has the focus", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await withReact(page, MADRID);
  expect(requested.filter((url) => /leaflet|\/15\/\d+\/\d+\.png/.test(url))).toEqual([]);

  const map = page.getByRole("region", { name: "Mapa: Rubaiyat Madrid" });
  await page.getByRole("heading", { name: "Contato e horários" }).scrollIntoViewIfNeeded();
  await expect(map.locator(".leaflet-tile-loaded").first()).toBeVisible();
  expect(requested.filter((url) => /\/15\/\d+\/\d+\.png/.test(url)).length).toBeGreaterThan(0);
  const { origin } = new URL(page.url());
  expect(requested.filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
  await expect(map.getByRole("link", { name: /OpenStreetMap/ })).toBeVisible();

  await map.getByRole("button", { name: "Rubaiyat Madrid" }).focus();
  await page.keyboard.press("Enter");
  await expect(map.getByRole("link", { name: /^Abrir no mapa/ })).toHaveAttribute(
    "href",
    "https://www.google.com/maps/search/?api=1&query=40.4611292,-3.6868811",
  );
  await expect(map.getByText("Calle de Juan Ramón Jiménez, 37")).toBeVisible();

  const marker = map.getByRole("button", { name: "Rubaiyat Madrid" });
  const link = map.getByRole("link", { name: /^Abrir no mapa/ });
  for (const from of [link, marker]) {
    await expect(link).toBeVisible();
    await from.focus();
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await expect(marker).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await page.keyboard.press("Escape");

  await map.blur();
  await map.hover();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await map.scrollIntoViewIfNeeded();
  await map.focus();
  await map.hover();
  await page.mouse.wheel(0, -240);
  await expect(map.locator('img[src$=".png"]:not([src*="/15/"])').first()).toBeAttached();
});

test.describe("when no tile can be had", () => {
  test.use({ expectedMessages: [/Map failed to load|ERR_FAILED/] });

  test("the city's drawing stays, and nobody is alarmed", async ({ page }) => {
    await page.route(/\/15\/\d+\/\d+\.png/, (route) => route.abort());
    await withReact(page, MADRID);
    const warned = page.waitForEvent("console", (message) => /Map failed/.test(message.text()));
    await page.getByRole("heading", { name: "Contato e horários" }).scrollIntoViewIfNeeded();
    await warned;
    await expect(page.getByRole("region", { name: /^Mapa/ })).toBeHidden();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(
      page.getByRole("definition").getByRole("link", { name: /Como chegar/ }),
    ).toBeVisible();
  });
});

// That the bar never covers what has the focus is in the visit of every screen.
test("on a phone the page is accessible with its map", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withReact(page, MADRID);
  await page.locator("dl").last().scrollIntoViewIfNeeded();
  await expect(page.locator(".leaflet-tile-loaded").first()).toBeVisible();
  await expectAccessible(page);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});

test("when the product API fails the page says so, comes back on a second try, and stays when it fails again", async ({
  page,
  siteWithFailingApi,
}) => {
  const { responses } = siteWithFailingApi.api;
  const one = "/restaurants/casa-um";
  const record = aRestaurantRecord({ slug: "casa-um", coordinates: '{"lat":0,"lng":0}' });
  responses.set(one, { status: 500 });
  const response = await page.goto(`${siteWithFailingApi.url}/pt/restaurantes/sao-paulo/casa-um`);
  expect(response?.status()).toBe(503);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Erro ao carregar restaurante");
  responses.set(one, { json: { data: record } });
  await page.getByRole("button", { name: "Tentar novamente" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Casa do Teste");

  await hydrate(page);
  responses.set(one, { status: 500 });
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(alert).toContainText("Erro ao recarregar restaurante");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Casa do Teste");
  responses.set(one, { json: { data: record } });
  await alert.getByRole("button").click();
  await expect(alert).toHaveCount(0);
});
