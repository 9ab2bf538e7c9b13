import { aRestaurantRecord } from "../builders/restaurant-record.ts";
import { navigateInApp, recordResponses, settle } from "../page-actions.ts";
import { expect, test, withReact } from "../page-fixtures.ts";
import { respondWith } from "../screen-states.ts";

// Rule 1.4: a path leads to the same page, and is shown in the same form, whether the server is
// asked for it or the application that runs already.

const START = "/pt/quem-somos";

const RIO = "/restaurantes/rio-de-janeiro/rubaiyat-rio";

/** URLs in another form than their page's own, and where each leads, in one hop; more are in redirect-for.test.ts. */
const MOVED: readonly (readonly [from: string, to: string])[] = [
  // No language prefix: the same path under /pt, query and all.
  [`${RIO}?utm_source=a&x=%C3%A9`, `/pt${RIO}?utm_source=a&x=%C3%A9`],
  // Capitals, slashes and an escaped letter.
  ["/ES/restaurantes/?a=b", "/es/restaurantes?a=b"],
  ["/pt//contat%6F", "/pt/contato"],
  // An alias stays one, in its right form.
  ["/ES/GrupoRubaiyat", "/es/gruporubaiyat"],
  // A URL of the group's former sites.
  ["/en/casas-menu/a-figueira-rubaiyat/", "/en/restaurants/sao-paulo/a-figueira-rubaiyat"],
  // A city that is not the restaurant's, also in a wrong form: still in one hop.
  ["/EN/Restaurants/madrid/rubaiyat-rio/", "/en/restaurants/rio-de-janeiro/rubaiyat-rio"],
  // Nothing leads away from this site.
  ["//evil.example/pt", "/pt/evil.example/pt"],
  ["/%5Cevil.example", "/pt/%5Cevil.example"],
];

test("an address that is not in its right form leads to that, permanently and at once", async ({
  request,
  baseURL,
}) => {
  for (const [from, to] of MOVED) {
    const first = await request.get(baseURL + from, { maxRedirects: 0 });
    expect(first.status(), from).toBe(301);
    const location = new URL(first.headers()["location"] ?? "", baseURL);
    expect(location.href, from).toBe(baseURL + to);
    const second = await request.get(location.href, { maxRedirects: 0 });
    expect([200, 404], from).toContain(second.status());
  }
});

/** The right form already: a page, and a path that is no page. */
const RIGHT = ["/en/restaurants/madrid/rubaiyat-madrid?utm_source=a", "/pt/nada"];

test("inside the application every path leads where the server leads, by one step of the history", async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(60_000);
  await withReact(page, START);
  // A link to another host is one for a browser as for React Router.
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

test("a wrong form alone asks the server nothing, and with a wrong city one redirect @nightly", async ({
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
  // Another form of the page that is shown leads to its part.
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

  test("Back to a restaurant that has moved to another city does not trap the visitor @nightly", async ({
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

test("the accepted second URLs show their page and name its first URL @nightly", async ({
  page,
  baseURL,
}) => {
  for (const [alias, canonical] of Object.entries(ALIASES)) {
    expect((await page.goto(alias))?.status(), alias).toBe(200);
    await expect(page).toHaveURL(alias);
    const link = page.locator("link[rel=canonical]");
    await expect(link, alias).toHaveAttribute("href", baseURL + canonical);
  }
});

// Rule 1.2.
test("a visitor who chose a language before is taken from / to it, in place of /; with nonsense stored, / stays", async ({
  page,
}) => {
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
