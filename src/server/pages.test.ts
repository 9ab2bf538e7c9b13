import { createHash } from "node:crypto";
import type { RequestHandler } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countTurns } from "#tests/count-turns.ts";
import { builtInRestaurants } from "#content/built-in-restaurants.ts";
import { aSnapshot, contentOf, NO_LISTS } from "#tests/builders/snapshot.ts";
import { getSiteContext } from "#site/request-context.ts";
import { ResponseCache } from "#http/response-cache.ts";
import { createPages, type PagesOptions } from "./pages.ts";
import type { InlineStyles } from "./used-styles.ts";

// In development pages have no policy.
beforeEach(() => vi.stubEnv("DEV", false));
afterEach(() => vi.unstubAllEnvs());

const [MODEL] = builtInRestaurants();
const RIO = { ...MODEL!, slug: "rubaiyat-rio", id: "rio", city: "X", citySlug: "x" };
const CONTENT = aSnapshot({ ...NO_LISTS, restaurants: [RIO] });

/** Pages whose routes respond so. */
function pagesWith(renderRoute: RequestHandler, options: Partial<PagesOptions> = {}) {
  return createPages({
    renderRoute,
    site: {} as PagesOptions["site"],
    content: contentOf(CONTENT),
    submitLead: async () => expect.fail("nothing is posted"),
    metrics: { page() {}, rendered() {} },
    thirdPartySources: { scripts: [], imageOrigins: [], connectOrigins: [] },
    cache: new ResponseCache(),
    refuseUncached: async () => undefined,
    otherRoutes: new Set(),
    hasOwnApi: true,
    ...options,
  });
}

const HTML = { headers: { "Content-Type": "text/html" } };
const DATA = { headers: { "Content-Type": "text/x-script" } };
const renderPage: RequestHandler = async (_request, provider) => {
  getSiteContext(provider as never).takePage("page");
  return new Response(null, HTML);
};
const at = (path: string) => new Request(`http://site${path}`);
const refuse = async () => new Response(null, { status: 429 });

/** Pages whose render writes `html`, with a mark for the inline scripts that are its own. */
function pagesOf(html: (nonce: string) => string, inlineStyles?: InlineStyles) {
  const nonces: string[] = [];
  const renderRoute: RequestHandler = async (_request, provider) => {
    const { scriptNonce, takePage } = getSiteContext(provider as never);
    nonces.push(scriptNonce);
    takePage(html(scriptNonce));
    return new Response(null, HTML);
  };
  const pages = pagesWith(renderRoute, { inlineStyles });
  const ask = async (path: string) => {
    const response = await pages.page(at(path));
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    return { html: await response.text(), policy };
  };
  return { ask, nonces };
}

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a script or a style that got into a page by a mistake is not in its policy, its own are", async () => {
  const { ask } = pagesOf(
    (nonce) =>
      `<head></head><script>evil()</script><style>evil{}</style><script nonce="${nonce}">ours()</script>`,
    (html) => ({
      html: html.replace("</head>", "<style>ours{}</style></head>"),
      styles: ["ours{}"],
    }),
  );
  const { html, policy } = await ask("/pt");
  expect(html).toBe(
    "<head><style>ours{}</style></head><script>evil()</script><style>evil{}</style><script>ours()</script>",
  );
  expect(policy).toContain(`script-src 'self' ${hash("ours()")};`);
  expect(policy).toContain(`style-src 'self' ${hash("ours{}")};`);
});

test("each render has its own mark, and none is ever sent", async () => {
  const { ask, nonces } = pagesOf((nonce) => `<script nonce="${nonce}">ours()</script>`);
  const [first, again, second] = [await ask("/pt"), await ask("/pt"), await ask("/en")];
  expect(nonces).toHaveLength(2);
  expect(new Set(nonces).size).toBe(2);
  for (const nonce of nonces) {
    expect(nonce.length).toBeGreaterThan(20);
    for (const page of [first, again, second]) expect(JSON.stringify(page)).not.toContain(nonce);
  }
});

// Rule 3.33.
test.each([
  ["/pt/restaurantes/x/rubaiyat-rio", "/api/restaurants/rubaiyat-rio"],
  ["/en/restaurants/x/rubaiyat-rio/main-menu", "/api/menus?restaurant=rubaiyat-rio"],
  ["/es/restaurantes", undefined],
])("%s names the same as JSON, unless others have the content", async (path, json) => {
  const linkOf = async (hasOwnApi: boolean) =>
    (await pagesWith(renderPage, { hasOwnApi }).page(at(path))).headers.get("Link");
  const link = json === undefined ? null : `<${json}>; rel="alternate"; type="application/json"`;
  expect(await linkOf(true)).toBe(link);
  expect(await linkOf(false)).toBeNull();
});

test("data of a page are rendered once for everybody; of other routes, and where a part is old, each time", async () => {
  const rendered: string[] = [];
  let shown = CONTENT;
  const pages = pagesWith(
    async (request, provider) => {
      await getSiteContext(provider as never).readContent(["restaurants"]);
      rendered.push(request.url.replace("http://site", ""));
      return new Response("data", DATA);
    },
    { content: { ...contentOf(CONTENT), reader: () => async () => shown } },
  );
  const ask = async (path: string) => {
    const response = await pages.data(at(path));
    expect([response.status, await response.text()]).toEqual([200, "data"]);
  };
  const url = "/pt/contato.data?_routes=pt%2Fcontact";
  expect(pages.cached(url)).toBeUndefined();
  for (const path of [url, `${url}&utm_source=a`]) await ask(path);
  expect(rendered.splice(0)).toEqual([url]);
  expect(pages.cached(url)).toBeDefined();
  await pages.create(url);
  expect(rendered.splice(0)).toEqual([url]);
  const others = ["/pt/contato.data", "/pt/contato.data?_routes=root"];
  for (const path of [...others, ...others]) await ask(path);
  expect(rendered.splice(0)).toEqual([...others, ...others]);
  // A list could not be read.
  shown = aSnapshot({ restaurants: [RIO] });
  const old = "/en/contact.data?_routes=en%2Fcontact";
  await ask(old);
  expect(pages.cached(old)).toBeUndefined();
});

test("a redirect and a failure are asked for each time, with the whole query", async () => {
  const rendered: string[] = [];
  const pages = pagesWith(async ({ url }) => {
    rendered.push(url.replace("http://site", ""));
    return new Response("elsewhere", { status: 202 });
  });
  const url = "/pt/contato.data?utm_source=a&_routes=pt%2Fcontact";
  for (let time = 0; time < 2; time += 1) {
    const response = await pages.data(at(url));
    expect([response.status, await response.text()]).toEqual([202, "elsewhere"]);
  }
  expect(rendered.filter((one) => one === url)).toHaveLength(2);
});

test("data that would be rendered for one request alone are not rendered where that is refused; those of a page are", async () => {
  const render = vi.fn<RequestHandler>(async () => new Response("data", DATA));
  const pages = pagesWith(render, { refuseUncached: refuse });
  for (const path of [
    "/pt/novidades/made-up.data?_routes=pt%2FnewsArticle",
    "/pt/restaurantes/x/made-up.data?_routes=pt%2Frestaurant",
    "/pt/restaurantes/elsewhere/rubaiyat-rio.data?_routes=pt%2Frestaurant",
    "/pt/contato.data",
    "/pt/contato.data?_routes=made-up",
  ]) {
    expect((await pages.data(at(path))).status, path).toBe(429);
  }
  expect(render).not.toHaveBeenCalled();
  const known = "/pt/restaurantes/x/rubaiyat-rio.data?_routes=pt%2Frestaurant";
  expect((await pages.data(at(known))).status).toBe(200);
});

test("a page that would be rendered for one request alone is not rendered where that is refused; cached ones are", async () => {
  const render = vi.fn<RequestHandler>(renderPage);
  const pages = pagesWith(render, { refuseUncached: refuse });
  for (const query of ["reservas?people=2", "restaurantes?dish=x", "contato?restaurant=made-up"]) {
    expect((await pages.page(at(`/pt/${query}`))).status, query).toBe(429);
  }
  expect(render).not.toHaveBeenCalled();
  for (const path of ["/pt/reservas", "/pt/restaurantes?utm_source=x"]) {
    expect((await pages.page(at(path))).status, path).toBe(200);
  }
  expect(render).toHaveBeenCalledTimes(2);
});

test("others have their turn between the steps of a render, of which two have none in common", async () => {
  const { ask } = pagesOf((nonce) => `<script nonce="${nonce}">ours()</script>`);
  const one = await countTurns(() => ask("/pt"));
  expect(one).toBeGreaterThanOrEqual(4);
  expect(await countTurns(() => Promise.all([ask("/en"), ask("/es")]))).toBeGreaterThanOrEqual(8);
});

test("a wrong city is redirected with one render, and refused where there are too many", async () => {
  const elsewhere = { status: 301, headers: { Location: "/elsewhere" } };
  const render = vi.fn<RequestHandler>(async () => new Response(null, elsewhere));
  let isRefused = false;
  const pages = pagesWith(render, {
    refuseUncached: async () => (isRefused ? refuse() : undefined),
  });
  const path = "/pt/restaurantes/elsewhere/rubaiyat-rio";
  const status = async () => (await pages.page(at(path))).status;
  expect([await status(), await status()]).toEqual([301, 301]);
  expect(await pages.lastHop(path)).toBe("/elsewhere");
  isRefused = true;
  expect(await status()).toBe(429);
  expect(await pages.lastHop(path)).toBe(path);
  expect(render).toHaveBeenCalledTimes(3);
});

test.each([
  [Number.POSITIVE_INFINITY, "s-maxage=60, stale-while-revalidate=600"],
  [20_000, "s-maxage=20, stale-while-revalidate=600"],
  [0, ""],
])("a page that may be kept for %s ms is kept no longer by a CDN", async (maxAgeMs, shared) => {
  const pages = pagesWith(renderPage, { maxAgeMs, cache: new ResponseCache({ maxAgeMs }) });
  const own = "public, max-age=0, must-revalidate";
  const response = await pages.page(at("/pt"));
  expect(response.headers.get("Cache-Control")).toBe([own, shared].filter(Boolean).join(", "));
});
