import { aRestaurantRecord } from "#tests/builders/restaurant-record.ts";
import { navigateInApp, recordResponses, settle } from "#tests/page-actions.ts";
import { expect, test, withReact } from "#tests/page-fixtures.ts";
import { respondWith } from "#tests/screen-states.ts";

// Rule 1.4: server and running application resolve a path to the same page and spelling.

const START = "/pt/quem-somos";

const RIO = "/restaurantes/rio-de-janeiro/rubaiyat-rio";

/** URLs in another form and their one-hop targets; redirect-for.test.ts has more. */
const MOVED: readonly (readonly [from: string, to: string])[] = [
  // A path without language prefix: the same path and query under /pt.
  [`${RIO}?utm_source=a&x=%C3%A9`, `/pt${RIO}?utm_source=a&x=%C3%A9`],
  // Capitals, slashes and an escaped letter.
  ["/ES/restaurantes/?a=b", "/es/restaurantes?a=b"],
  ["/pt//contat%6F", "/pt/contato"],
  // An alias stays one, correctly spelled.
  ["/ES/GrupoRubaiyat", "/es/gruporubaiyat"],
  // A URL of the group's former sites.
  ["/en/casas-menu/a-figueira-rubaiyat/", "/en/restaurants/sao-paulo/a-figueira-rubaiyat"],
  // A wrong city, also misspelled, in one hop.
  ["/EN/Restaurants/madrid/rubaiyat-rio/", "/en/restaurants/rio-de-janeiro/rubaiyat-rio"],
  // No redirect leads away from this site.
  ["//evil.example/pt", "/pt/evil.example/pt"],
  ["/%5Cevil.example", "/pt/%5Cevil.example"],
];

test("redirects a misspelled path permanently in one hop", async ({ request, baseURL }) => {
  for (const [from, to] of MOVED) {
    const first = await request.get(baseURL + from, { maxRedirects: 0 });
    expect(first.status(), from).toBe(301);
    const location = new URL(first.headers()["location"] ?? "", baseURL);
    expect(location.href, from).toBe(baseURL + to);
    const second = await request.get(location.href, { maxRedirects: 0 });
    expect([200, 404], from).toContain(second.status());
  }
});

/** Already canonical: a page, and a path without a page. */
const RIGHT = ["/en/restaurants/madrid/rubaiyat-madrid?utm_source=a", "/pt/nada"];

test("resolves every path in the application as on the server, with one history entry", async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(60_000);
  await withReact(page, START);
  // For browser and React Router, a link to another host leaves the site.
  const moved = MOVED.filter(([from]) => !from.startsWith("//"));
  for (const [path, target] of [...moved, ...RIGHT.map((right) => [right, right] as const)]) {
    const html = await (await request.get(`${baseURL}${target}`)).text();
    await navigateInApp(page, `${path}#a`);
    await expect(page, path).toHaveURL(`${baseURL}${target}#a`);
    await expect(page, path).toHaveTitle(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "");
    await expect(page.locator("#content"), path).toBeFocused();
    await page.goBack();
    await expect(page, path).toHaveURL(START);
  }
});

test("asks the server nothing for a misspelled path, and once for a wrong city @nightly", async ({
  page,
  baseURL,
}) => {
  await withReact(page, START);
  await settle(page);
  const { urls } = recordResponses(page);
  const asked = (part: string) => {
    const paths = urls().map((url) => new URL(url).pathname);
    return [...new Set(paths.filter((path) => path.endsWith(".data") && path.includes(part)))];
  };
  await navigateInApp(page, "/pt/contato/");
  await expect(page).toHaveURL("/pt/contato");
  expect(asked("").filter((path) => path !== "/pt/contato.data")).toEqual([]);
  // A misspelled link to the current page scrolls to its part.
  await navigateInApp(page, "/contato/#message");
  await expect(page).toHaveURL(`${baseURL}/pt/contato#message`);
  await expect(page.locator("#message")).toBeInViewport();

  await navigateInApp(page, "/EN/restaurants/madrid/rubaiyat-rio/");
  await expect(page).toHaveURL(/\/en\/restaurants\/rio-de-janeiro\/rubaiyat-rio$/);
  expect(asked("rubaiyat-rio")).toEqual([
    "/en/restaurants/madrid/rubaiyat-rio.data",
    "/en/restaurants/rio-de-janeiro/rubaiyat-rio.data",
  ]);
});

test.describe("beside a map without tiles", () => {
  test.use({ expectedMessages: [/net::ERR_|Map failed to load/] });

  test("lets the visitor go back past a restaurant that moved to another city @nightly", async ({
    page,
    siteWithFailingApi: { url, api },
  }) => {
    respondWith(api.responses, "found");
    await withReact(page, `${url}/pt/contato`);
    await navigateInApp(page, "/pt/restaurantes/sao-paulo/casa-do-teste#menus");
    await expect(page).toHaveURL(`${url}/pt/restaurantes/sao-paulo/casa-do-teste#menus`);
    await navigateInApp(page, "/pt/eventos");
    await expect(page).toHaveURL(`${url}/pt/eventos`);
    const data = aRestaurantRecord({ citySlug: "brasilia" });
    api.responses.set("/restaurants/casa-do-teste", { json: { data } });

    await page.goBack();
    await expect(page).toHaveURL(`${url}/pt/restaurantes/brasilia/casa-do-teste#menus`);
    await page.goForward();
    await expect(page).toHaveURL(`${url}/pt/eventos`);
    await page.goBack();
    await expect(page).toHaveURL(`${url}/pt/restaurantes/brasilia/casa-do-teste#menus`);
    await page.goBack();
    await expect(page).toHaveURL(`${url}/pt/contato`);
  });
});

const ALIASES = {
  "/": "/pt",
  "/pt/restaurants/madrid/rubaiyat-madrid": "/pt/restaurantes/madrid/rubaiyat-madrid",
  "/es/gruporubaiyat": "/es/grupo-rubaiyat",
};

test("serves the accepted aliases with the canonical URL @nightly", async ({ page, baseURL }) => {
  for (const [alias, canonical] of Object.entries(ALIASES)) {
    expect((await page.goto(alias))?.status(), alias).toBe(200);
    await expect(page).toHaveURL(alias);
    const link = page.locator("link[rel=canonical]");
    await expect(link, alias).toHaveAttribute("href", baseURL + canonical);
  }
});

// Rule 1.2.
test("replaces / by the stored language's home, and ignores invalid storage", async ({ page }) => {
  await page.goto("/en");
  const store = (language: string) =>
    page.evaluate((value) => localStorage.setItem("rubaiyat-language", value), language);
  await store("es");
  await page.goto("/?utm_source=a#faq");
  await expect(page).toHaveURL(/\/es\?utm_source=a#faq$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/en$/);
  for (const stored of ["pt", "//evil.example"]) {
    await store(stored);
    await page.goto("/");
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "pt");
  }
});
