import { createHash } from "node:crypto";
import type { RequestHandler } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countTurns } from "#tests/count-turns.ts";
import { builtInRestaurants } from "#content/built-in-restaurants.ts";
import { aSnapshot, contentOf } from "#tests/builders/snapshot.ts";
import { getSiteContext } from "#site/request-context.ts";
import { ResponseCache } from "#http/response-cache.ts";
import { createPages, type PagesOptions } from "./pages.ts";
import type { InlineStyles } from "./used-styles.ts";

// In development pages have no policy.
beforeEach(() => vi.stubEnv("DEV", false));
afterEach(() => vi.unstubAllEnvs());

const [MODEL] = builtInRestaurants();
const RIO = { ...MODEL!, slug: "rubaiyat-rio", id: "rio", city: "X", citySlug: "x" };
const CONTENT = aSnapshot({
  restaurants: [RIO],
  menus: [],
  experiences: [],
  articles: [],
  questions: [],
});

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

/** The same while a list cannot be read. */
const OLD = aSnapshot({ restaurants: [RIO] });

/** Pages whose render writes `html`, with a mark for the inline scripts that are its own. */
function pagesOf(html: (nonce: string) => string, inlineStyles?: InlineStyles) {
  const nonces: string[] = [];
  const renderRoute: RequestHandler = async (_request, provider) => {
    const { scriptNonce, takePage } = getSiteContext(provider as never);
    nonces.push(scriptNonce);
    takePage(html(scriptNonce));
    return new Response(null, { headers: { "Content-Type": "text/html" } });
  };
  const pages = pagesWith(renderRoute, { inlineStyles });
  const ask = async (path: string) => {
    const response = await pages.page(new Request(`http://site.example${path}`));
    return {
      html: await response.text(),
      policy: response.headers.get("Content-Security-Policy") ?? "",
    };
  };
  return { ask, nonces };
}

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a script that got into a page by a mistake is not in its policy", async () => {
  const { ask } = pagesOf(
    (nonce) => `<script>evil()</script><script nonce="${nonce}">ours()</script>`,
  );
  const { html, policy } = await ask("/pt");
  expect(html).toBe("<script>evil()</script><script>ours()</script>");
  expect(policy).toContain(`script-src 'self' ${hash("ours()")};`);
  expect(policy).not.toContain(hash("evil()"));
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

test("a page's own style is in its policy, one that got in by a mistake is not", async () => {
  const { ask } = pagesOf(
    () => "<head></head><style>evil{}</style>",
    (html) => ({
      html: html.replace("</head>", "<style>ours{}</style></head>"),
      styles: ["ours{}"],
    }),
  );
  const { html, policy } = await ask("/pt");
  expect(html).toBe("<head><style>ours{}</style></head><style>evil{}</style>");
  expect(policy).toContain(`style-src 'self' ${hash("ours{}")};`);
  expect(policy).not.toContain(hash("evil{}"));
  expect(policy).not.toContain("unsafe-inline");
});

// Rule 3.33.
test.each([
  ["/pt/restaurantes/x/rubaiyat-rio", "/api/restaurants/rubaiyat-rio"],
  ["/en/restaurants/x/rubaiyat-rio/main-menu", "/api/menus?restaurant=rubaiyat-rio"],
  ["/es/restaurantes", undefined],
])("%s names the same as JSON, unless others have the content", async (path, json) => {
  const renderRoute: RequestHandler = async (_request, provider) => {
    getSiteContext(provider as never).takePage("page");
    return new Response(null);
  };
  const linkOf = async (hasOwnApi: boolean) => {
    const pages = pagesWith(renderRoute, { hasOwnApi });
    return (await pages.page(new Request(`http://site${path}`))).headers.get("Link");
  };
  const link = json === undefined ? null : `<${json}>; rel="alternate"; type="application/json"`;
  expect(await linkOf(true)).toBe(link);
  expect(await linkOf(false)).toBeNull();
});

test("data of a page are rendered once for everybody; of other routes, and where a part is old, each time", async () => {
  const rendered: string[] = [];
  let isCurrent = true;
  const pages = pagesWith(
    async (request, provider) => {
      await getSiteContext(provider as never).readContent(["restaurants"]);
      rendered.push(request.url.replace("http://site", ""));
      return new Response("data", { headers: { "Content-Type": "text/x-script" } });
    },
    { content: { ...contentOf(CONTENT), reader: () => async () => (isCurrent ? CONTENT : OLD) } },
  );
  const ask = async (path: string) => {
    const response = await pages.data(new Request(`http://site${path}`));
    return [response.status, await response.text()];
  };
  const url = "/pt/contato.data?_routes=pt%2Fcontact";
  expect(pages.cached(url)).toBeUndefined();
  for (const path of [url, `${url}&utm_source=a`]) expect(await ask(path)).toEqual([200, "data"]);
  expect(rendered.splice(0)).toEqual([url]);
  expect(pages.cached(url)).toBeDefined();
  await pages.create(url);
  expect(rendered.splice(0)).toEqual([url]);
  const others = ["/pt/contato.data", "/pt/contato.data?_routes=root"];
  for (const path of [...others, ...others]) expect(await ask(path)).toEqual([200, "data"]);
  expect(rendered.splice(0)).toEqual([...others, ...others]);
  isCurrent = false;
  const old = "/en/contact.data?_routes=en%2Fcontact";
  expect(await ask(old)).toEqual([200, "data"]);
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
    const response = await pages.data(new Request(`http://site${url}`));
    expect([response.status, await response.text()]).toEqual([202, "elsewhere"]);
  }
  expect(rendered.filter((one) => one === url)).toHaveLength(2);
});

test("the data of made-up restaurants and articles are refused where there are too many; those of others never", async () => {
  let renders = 0;
  const pages = pagesWith(
    async () => {
      renders += 1;
      return new Response("data", { headers: { "Content-Type": "text/x-script" } });
    },
    {
      refuseUncached: async () => new Response(null, { status: 429 }),
    },
  );
  const status = async (path: string) =>
    (await pages.data(new Request(`http://site${path}`))).status;
  expect(await status("/pt/novidades/made-up.data?_routes=pt%2FnewsArticle")).toBe(429);
  expect(await status("/pt/restaurantes/x/made-up.data?_routes=pt%2Frestaurant")).toBe(429);
  expect(await status("/pt/restaurantes/elsewhere/rubaiyat-rio.data?_routes=pt%2Frestaurant")).toBe(
    429,
  );
  expect(renders).toBe(0);
  expect(await status("/pt/restaurantes/x/rubaiyat-rio.data?_routes=pt%2Frestaurant")).toBe(200);
});

test("what would be rendered for one request alone is not rendered where that is refused; cached pages are", async () => {
  let renders = 0;
  const pages = pagesWith(
    async (_request, provider) => {
      renders += 1;
      getSiteContext(provider as never).takePage("page");
      return new Response(null, { headers: { "Content-Type": "text/html" } });
    },
    { refuseUncached: async () => new Response(null, { status: 429 }) },
  );
  const statuses = async (paths: readonly string[], ask: (request: Request) => Promise<Response>) =>
    Promise.all(paths.map(async (path) => (await ask(new Request(`http://site${path}`))).status));
  const own = [
    "/pt/reservas?people=2",
    "/pt/restaurantes?dish=x",
    "/pt/contato?restaurant=made-up",
  ];
  expect(await statuses(own, (request) => pages.page(request))).toEqual([429, 429, 429]);
  const data = ["/pt/contato.data", "/pt/contato.data?_routes=made-up"];
  expect(await statuses(data, (request) => pages.data(request))).toEqual([429, 429]);
  expect(renders).toBe(0);
  const shared = ["/pt/reservas", "/pt/restaurantes?utm_source=x"];
  expect(await statuses(shared, (request) => pages.page(request))).toEqual([200, 200]);
  expect(renders).toBe(2);
});

test("others have their turn between the steps of a render, of which two have none in common", async () => {
  const { ask } = pagesOf((nonce) => `<script nonce="${nonce}">ours()</script>`);
  const one = await countTurns(() => ask("/pt"));
  expect(one).toBeGreaterThanOrEqual(4);
  expect(await countTurns(() => Promise.all([ask("/en"), ask("/es")]))).toBeGreaterThanOrEqual(8);
});

test("a wrong city is redirected with one render, and refused where there are too many", async () => {
  let renders = 0;
  let isRefused = false;
  const pages = pagesWith(
    async () => {
      renders += 1;
      return new Response(null, { status: 301, headers: { Location: "/elsewhere" } });
    },
    {
      refuseUncached: async () => (isRefused ? new Response(null, { status: 429 }) : undefined),
    },
  );
  const path = "/pt/restaurantes/elsewhere/rubaiyat-rio";
  const status = async () => (await pages.page(new Request(`http://site${path}`))).status;
  expect([await status(), await status()]).toEqual([301, 301]);
  expect(await pages.lastHop(path)).toBe("/elsewhere");
  expect(renders).toBe(3);
  isRefused = true;
  expect(await status()).toBe(429);
  expect(await pages.lastHop(path)).toBe(path);
  expect(renders).toBe(3);
});

test.each([
  [Number.POSITIVE_INFINITY, "s-maxage=60, stale-while-revalidate=600"],
  [20_000, "s-maxage=20, stale-while-revalidate=600"],
  [0, ""],
])("a page that may be kept for %s ms is kept no longer by a CDN", async (maxAgeMs, shared) => {
  const renderRoute: RequestHandler = async (_request, provider) => {
    getSiteContext(provider as never).takePage("<p>A page</p>");
    return new Response(null, { headers: { "Content-Type": "text/html" } });
  };
  const pages = pagesWith(renderRoute, { maxAgeMs, cache: new ResponseCache({ maxAgeMs }) });
  const response = await pages.page(new Request("http://site.example/pt"));
  const own = "public, max-age=0, must-revalidate";
  expect(response.headers.get("Cache-Control")).toBe([own, shared].filter(Boolean).join(", "));
});
