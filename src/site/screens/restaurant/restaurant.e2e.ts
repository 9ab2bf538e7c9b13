import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import { hoursWords } from "#content/schemas/hours-words.ts";
import { restaurantPath } from "#language/path-to.ts";
import { expect, expectAccessible, test, withReact } from "#tests/page-fixtures.ts";
import { enlargeLetters } from "#e2e/page-audit/page-layout.ts";

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
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
  await expect(first).toBeFocused();
});

// In Portuguese, whose hours take the most room.
test("a phone shows what a guest needs of each restaurant without scrolling, and the rest within a screen and a half", async ({
  page,
}) => {
  const [width, height] = [390, 844];
  await page.setViewportSize({ width, height });
  for (const restaurant of builtInRestaurants()) {
    const { slug, phone, address } = restaurant;
    await page.goto(restaurantPath("pt", restaurant));
    const main = page.getByRole("main");
    const hero = page.locator("[data-hero]");
    const [hours = ""] = hoursWords(restaurant).pt.split("\n");
    await expect(hero.getByText(hours).first()).toBeInViewport({ ratio: 1 });
    const call = "a[href^='tel:']";
    if (phone !== "") await expect(hero.locator(call)).toBeInViewport({ ratio: 1 });
    // One without an address shows no way.
    const wanted =
      address.pt === ""
        ? []
        : [
            main.locator("a[data-event=directions_click]").first(),
            main.locator("a[data-event=menu_view]").first(),
            main.locator("form[toolname=find_table] button").last(),
            main.getByText(address.pt.slice(0, 12)).first(),
          ];
    for (const one of wanted) {
      const box = (await one.boundingBox()) ?? { y: Number.POSITIVE_INFINITY, height: 0 };
      expect(box.y + box.height, `${slug}: ${one}`).toBeLessThan(1.5 * height);
    }
    const bar = page.locator(".action-bar");
    const reserve = bar.getByRole("link").last();
    await expect(reserve).toBeInViewport({ ratio: 1 });
    await enlargeLetters(page, 2);
    await expect(reserve).toBeInViewport({ ratio: 1 });
    if (phone !== "") await expect(bar.locator(call)).toBeInViewport({ ratio: 1 });
  }
});

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
  const { origin } = new URL(page.url());
  expect(requested.filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
  await expect(map.getByRole("link", { name: /OpenStreetMap/ })).toBeVisible();

  await map.getByRole("button", { name: "Rubaiyat Madrid" }).focus();
  await page.keyboard.press("Enter");
  await expect(map.getByRole("link", { name: /^Abrir no mapa/ })).toHaveAttribute(
    "href",
    "https://www.google.com/maps/search/?api=1&query=40.4611292,-3.6868811",
  );
  await expectAccessible(page);
  const link = map.getByRole("link", { name: /^Abrir no mapa/ });
  await link.focus();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(map.getByRole("button", { name: "Rubaiyat Madrid" })).toBeFocused();

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

  test("the city's drawing stays, and no error is shown", async ({ page }) => {
    await page.route(/\/15\/\d+\/\d+\.png/, (route) => route.abort());
    await withReact(page, MADRID);
    const warned = page.waitForEvent("console", (message) => /Map failed/.test(message.text()));
    await page.getByRole("heading", { name: "Contato e horários" }).scrollIntoViewIfNeeded();
    await warned;
    await expect(page.getByRole("region", { name: /^Mapa/ })).toBeHidden();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});
