import type { Page } from "@playwright/test";
import { PAGE_EVENT } from "#site/bootstrap/bootstrap-contract.ts";
import { anArticleRecord } from "../builders/article-record.ts";
import { aRestaurantRecord } from "../builders/restaurant-record.ts";
import { navigateInApp, recordResponses, settle } from "../page-actions.ts";
import { expect, isNight, test, withReact } from "../page-fixtures.ts";
import { respondWith } from "../screen-states.ts";

// Rule 1.4: a path leads to the same page, and is shown in the same form, whether the server is
// asked for it or the application that runs already.

const START = "/pt/quem-somos";

const FIG_TREE = "restaurants/sao-paulo/a-figueira-rubaiyat";
const RIO = "/restaurantes/rio-de-janeiro/rubaiyat-rio";

/** URLs in another form than their page's own, and where each leads, in one hop; more are in redirect-for.test.ts. */
const MOVED: readonly (readonly [from: string, to: string])[] = [
  // No language prefix: the same path under /pt, query and all.
  [
    "/restaurantes/rio-de-janeiro/rubaiyat-rio?utm_source=a&x=%C3%A9",
    `/pt${RIO}?utm_source=a&x=%C3%A9`,
  ],
  ["/english", "/pt/english"],
  ["/menus/nope-main.pdf?x=1", "/pt/menus/nope-main.pdf?x=1"],
  // Capitals, slashes and an escaped letter.
  ["/ES/restaurantes/?a=b", "/es/restaurantes?a=b"],
  ["/pt//contato", "/pt/contato"],
  ["/pt/novidades/nova-carta-vinhos/?a=b%20c", "/pt/novidades/nova-carta-vinhos?a=b%20c"],
  ["/pt/contat%6F", "/pt/contato"],
  // An alias stays one, in its right form.
  ["/ES/GrupoRubaiyat", "/es/gruporubaiyat"],
  // URLs of the group's former sites.
  ["/en/casas-menu/a-figueira-rubaiyat/", `/en/${FIG_TREE}`],
  ["/en/restaurantes/sao-paulo/a-figueira-rubaiyat", `/en/${FIG_TREE}`],
  ["/pt/restaurantes.asp?abt=1", "/pt/restaurantes"],
  // A city that is not the restaurant's, also in a wrong form: still in one hop.
  ["/pt/restaurantes/madrid/rubaiyat-rio?utm_source=a", `/pt${RIO}?utm_source=a`],
  ["/EN/Restaurants/madrid/rubaiyat-rio/", "/en/restaurants/rio-de-janeiro/rubaiyat-rio"],
  ["/restaurantes/x/rubaiyat-rio", `/pt${RIO}`],
  ["/EN/restaurants/madrid/nothing/", "/en/restaurants/madrid/nothing"],
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

/** The right form already: a page, an alias, and paths that are no page. */
const RIGHT = [
  "/en/restaurants/madrid/rubaiyat-madrid?utm_source=a",
  "/pt/restaurants",
  "/en/contato",
  "/es/Contato",
  "/pt/nada",
];

/**
 * Keeps, from now on, what the application writes into the history and of which pages it tells; each look
 * begins anew.
 */
async function watchHistory(page: Page) {
  await page.evaluate((pageEvent) => {
    const seen = { written: [] as string[], pages: [] as string[] };
    for (const name of ["pushState", "replaceState"] as const) {
      history[name] = (state, unused, url) => {
        seen.written.push(`${name} ${new URL(String(url), location.href).href}`);
        History.prototype[name].call(history, state, unused, url);
      };
    }
    document.addEventListener(pageEvent, () => seen.pages.push(location.href));
    Object.assign(window, { seen });
  }, PAGE_EVENT);
  return {
    seen: () =>
      page.evaluate(
        () => (window as unknown as { seen: { written: string[]; pages: string[] } }).seen,
      ),
    forget: () =>
      page.evaluate(() => {
        const { seen } = window as unknown as { seen: Record<string, string[]> };
        for (const list of Object.values(seen)) list.length = 0;
      }),
  };
}

test("inside the application every path leads where the server leads, hash and all", async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(60_000);
  const start = `${baseURL}${START}`;
  await withReact(page, START);
  const { seen, forget } = await watchHistory(page);
  // A link to another host is one for a browser as for React Router.
  const moved = MOVED.filter(([from]) => !from.startsWith("//"));
  for (const [path, target] of [...moved, ...RIGHT.map((right) => [right, right] as const)]) {
    const html = await (await request.get(`${baseURL}${target}`)).text();
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
    const href = `${baseURL}${target}#a`;
    await forget();
    await navigateInApp(page, `${path}#a`);
    await expect(page, path).toHaveURL(href);
    await expect(page, path).toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
    await expect(page.locator("#content"), path).toBeFocused();
    const written = [`pushState ${href}`];
    const pages = [href];
    const tells = () => expect.poll(seen, { message: path, intervals: [20] });
    await tells().toEqual({ written, pages });
    // That the way back and forward again tells of each page is one code for all of them: by day once.
    const isWhole = isNight || path === MOVED[0]?.[0];
    for (const next of isWhole ? [start, href, start] : [start]) {
      await (next === start ? page.goBack() : page.goForward());
      pages.push(next);
      await tells().toEqual({ written, pages });
      await expect(page, path).toHaveURL(next);
      if (next !== start) await expect(page, path).toHaveTitle(title);
    }
  }
});

test("a wrong form alone asks the server nothing, and with a wrong city one redirect", async ({
  page,
  baseURL,
}) => {
  await withReact(page, START);
  await settle(page);
  const { urls } = recordResponses(page);
  const asked = () =>
    urls()
      .map((url) => new URL(url).pathname)
      .filter((path) => path.endsWith(".data"));
  const { seen, forget } = await watchHistory(page);
  await navigateInApp(page, "/pt/contato/");
  await expect.poll(async () => (await seen()).pages).toEqual([`${baseURL}/pt/contato`]);
  expect(asked().filter((path) => path !== "/pt/contato.data")).toEqual([]);

  // Another form of the page that is shown leads to its part, and tells of no new page.
  await forget();
  await navigateInApp(page, "/contato/#message");
  await expect(page).toHaveURL(`${baseURL}/pt/contato#message`);
  await expect(page.locator("#message")).toBeInViewport();
  const written = [`pushState ${baseURL}/pt/contato#message`];
  expect(await seen()).toEqual({ written, pages: [] });

  await navigateInApp(page, "/EN/restaurants/madrid/rubaiyat-rio/");
  await expect(page).toHaveURL(/\/en\/restaurants\/rio-de-janeiro\/rubaiyat-rio$/);
  const restaurant = new Set(asked().filter((path) => path.includes("rubaiyat-rio")));
  expect([...restaurant]).toEqual([
    "/en/restaurants/madrid/rubaiyat-rio.data",
    "/en/restaurants/rio-de-janeiro/rubaiyat-rio.data",
  ]);
});

test.describe("beside a map without tiles", () => {
  test.use({ expectedMessages: [/net::ERR_|Map failed to load/] });

  test("Back to a restaurant that has moved to another city does not trap the visitor", async ({
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

test("a link in an article's own text leads where the server leads, hash and all", async ({
  page,
  siteWithFailingApi: { url, api },
}) => {
  respondWith(api.responses, "found");
  const content = JSON.stringify({ pt: "[Escreva-nos](/contato/?x=1#message)" });
  const data = anArticleRecord({ content });
  api.responses.set("/news/slug/vinhos", { json: { data } });
  await withReact(page, `${url}/pt/contato`);
  await navigateInApp(page, "/pt/novidades/vinhos");
  await page.getByRole("link", { name: "Escreva-nos" }).click();
  await expect(page).toHaveURL(`${url}/pt/contato?x=1#message`);
  await page.goBack();
  await expect(page).toHaveURL(`${url}/pt/novidades/vinhos`);
});
