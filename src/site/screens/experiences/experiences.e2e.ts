import type { Page } from "@playwright/test";
import { settle } from "#tests/page-actions.ts";
import { expect, test, withReact } from "#tests/page-fixtures.ts";

const GEOCODER = "**/data/reverse-geocode-client*";

/** The two look-ups respond as told, and what was asked of them is kept. */
async function lookUps(page: Page, geocoder?: string) {
  const asked: string[] = [];
  await page.route(GEOCODER, async (route) => {
    asked.push(route.request().url());
    if (geocoder === undefined) return route.abort();
    return route.fulfill({
      json: { countryCode: geocoder },
      headers: { "Access-Control-Allow-Origin": "*" },
    });
  });
  await page.route("**/api/country", async (route) => {
    asked.push(route.request().url());
    return route.fulfill({ json: { country_code: "", method: "ip" } });
  });
  return asked;
}

const selector = (page: Page) => page.locator("#country");
const detection = (page: Page) => page.locator("[data-detection]");

test("with the location allowed the prices are those of where the visitor is", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 40.46, longitude: -3.68 });
  const asked = await lookUps(page, "ES");
  await page.goto("/pt/experiencias");
  await expect(selector(page)).toHaveValue("Espanha");
  await expect(detection(page)).toHaveAttribute("data-method", "gps");
  expect(asked).toHaveLength(1);
  expect(page.url()).not.toContain("country");
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain("40.46");
});

test("with the location refused and an unknown IP the page keeps Brasil, without a jump", async ({
  page,
}) => {
  const asked = await lookUps(page);
  await page.goto("/pt/experiencias");
  const top = () =>
    page
      .getByRole("article")
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await expect.poll(() => asked.length).toBe(1);
  const failed = detection(page).getByText("Não foi possível detectar sua localização");
  await expect(failed).toBeVisible();
  await expect(selector(page)).toHaveValue("Brasil");
  expect(await top()).toBe(before);
});

test("a choice changes the URL at once, keeps the rest of it, and what is detected late never takes its place", async ({
  page,
}) => {
  let respond = () => {};
  const held = new Promise<void>((resolve) => (respond = resolve));
  await page.route("**/api/country", async (route) => {
    await held;
    await route.fulfill({ json: { country_code: "ES", method: "ip" } });
  });
  await withReact(page, "/pt/experiencias?utm_source=carta");
  await selector(page).selectOption("Chile");
  await expect(page).toHaveURL("/pt/experiencias?utm_source=carta&country=Chile");
  const response = page.waitForResponse("**/api/country");
  respond();
  await response;
  await settle(page);
  await expect(selector(page)).toHaveValue("Chile");
});
