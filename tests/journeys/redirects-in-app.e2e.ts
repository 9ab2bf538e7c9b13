import type { APIRequestContext, Page } from "@playwright/test";
import { PAGE_EVENT } from "#site/bootstrap/bootstrap-contract.ts";
import { anArticleRecord } from "../builders/article-record.ts";
import { aRestaurantRecord } from "../builders/restaurant-record.ts";
import { navigateInApp, recordResponses, settle } from "../page-actions.ts";
import { expect, hydrate, isNight, test } from "../page-fixtures.ts";
import { respondWith } from "../screen-states.ts";
import { REDIRECTED_ADDRESSES } from "./redirected-urls.ts";

// Rule 1.4: a path leads to the same page, and is shown in the same form, whether the server is
// asked for it or the application that runs already.

const START = "/pt/quem-somos";

/** By day every third: one rule in one place decides them all (`redirectFor`). */
const PATHS = [
  ...REDIRECTED_ADDRESSES.map(([from]) => from)
    // A link to another host, for a browser as for React Router.
    .filter((from) => !from.startsWith("//"))
    .filter((_, at) => isNight || at % 3 === 0),
  // The right form already: a page, an alias, and paths that are no page.
  "/en/restaurants/madrid/rubaiyat-madrid?utm_source=a",
  "/pt/restaurants",
  "/en/contato",
  "/es/Contato",
  "/pt/nada",
];

/** Where the server leads a browser that asks for a URL, and the title that it shows there. */
async function askServer(request: APIRequestContext, href: string) {
  let url = new URL(href);
  for (let hops = 0; ; hops += 1) {
    const response = await request.get(url.href, { maxRedirects: 0 });
    const location = response.headers()["location"];
    if (location === undefined) {
      const title = /<title>([^<]*)<\/title>/.exec(await response.text())?.[1] ?? "";
      return { href: url.href, title, hops };
    }
    const { hash } = url;
    url = new URL(location, url);
    // What every browser does with a Location that has no hash of its own.
    url.hash ||= hash;
  }
}

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
  await page.goto(START);
  await hydrate(page);
  const { seen, forget } = await watchHistory(page);
  for (const path of PATHS) {
    const expected = await askServer(request, `${baseURL}${path}#a`);
    expect(expected.hops, `${path}: the server's redirects`).toBeLessThan(2);
    await forget();
    await navigateInApp(page, `${path}#a`);
    await expect(page, path).toHaveURL(expected.href);
    await expect(page, path).toHaveTitle(expected.title);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
    await expect(page.locator("#content"), path).toBeFocused();
    const written = [`pushState ${expected.href}`];
    const pages = [expected.href];
    const tells = () => expect.poll(seen, { message: path, intervals: [20] });
    await tells().toEqual({ written, pages });
    // That the way back and forward again tells of each page is one code for all of them: by day once.
    const isWhole = isNight || path === PATHS[0];
    for (const next of isWhole ? [start, expected.href, start] : [start]) {
      await (next === start ? page.goBack() : page.goForward());
      pages.push(next);
      await tells().toEqual({ written, pages });
      await expect(page, path).toHaveURL(next);
      if (next !== start) await expect(page, path).toHaveTitle(expected.title);
    }
  }
});

test("a wrong form alone asks the server nothing, and with a wrong city one redirect", async ({
  page,
  baseURL,
}) => {
  await page.goto(START);
  await hydrate(page);
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
    await page.goto(`${url}/pt/contato`);
    await hydrate(page);
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
  await page.goto(`${url}/pt/contato`);
  await hydrate(page);
  await navigateInApp(page, "/pt/novidades/vinhos");
  await page.getByRole("link", { name: "Escreva-nos" }).click();
  await expect(page).toHaveURL(`${url}/pt/contato?x=1#message`);
  await page.goBack();
  await expect(page).toHaveURL(`${url}/pt/novidades/vinhos`);
});
