import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { beforeEach, expect, test, vi } from "vitest";
import { createLimits, createMemoryStore, LIMITS } from "#runtime/concurrency/limits.ts";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import { ResponseCache } from "#runtime/http/response-cache.ts";
import { aSnapshot } from "#tests/builders/snapshot.ts";
import { createCachedResponses, FOR_CACHE } from "./cached-responses.ts";

const PUBLIC = { "Cache-Control": "public, max-age=0, must-revalidate" };
const TEXT = "text ".repeat(100);
const known = aSnapshot({ restaurants: builtInRestaurants() });

const rendered = vi.fn<(url: string) => string>(() => TEXT);
const counted = vi.fn<(source: string) => void>();
let cache: ResponseCache;
let app: Hono;
let refresh: () => Promise<void>;
let isStopping: boolean;
beforeEach(() => {
  rendered.mockReset().mockImplementation(() => TEXT);
  counted.mockClear();
  cache = new ResponseCache();
  isStopping = false;
  app = site();
});

function site({ each = 3, isOff = false } = {}) {
  const made = new Hono();
  const quota = { seconds: 60, each, all: 100, few: 0 };
  const cached = createCachedResponses({
    cache,
    isOff,
    render: async (request, environment) => made.fetch(request, environment),
    contents: () => ({ content: known, ownContent: known }),
    refreshKnown: async () => {},
    limits: createLimits(createMemoryStore(), { ...LIMITS, render: quota }),
    ipOf: ({ req }) => req.header("X-Ip"),
    isStopping: () => isStopping,
    metrics: { page: counted },
  });
  ({ refresh } = cached);
  return made
    .use("*", cached.middleware)
    .get("/pt/contato.data", (context) =>
      context.body(rendered(context.req.url), 200, { "Cache-Control": "public" }),
    )
    .get("/pt/reservas", (context) => context.text(rendered(context.req.url), 200, PUBLIC))
    .get("/pt/moved", ({ req, redirect }) => redirect(`/pt/there${new URL(req.url).search}`, 301))
    .get("/menus/a-main.pdf", (context) =>
      context.body("%PDF", 200, { ...PUBLIC, "Content-Type": "application/pdf" }),
    )
    .get("/robots.txt", (context) => {
      const seen = [context.req.url, ...context.req.raw.headers.keys()];
      return context.text(seen.join(), 200, PUBLIC);
    })
    .get("/sitemap.xml", (context) => context.body(rendered(context.req.url)))
    .get("/pt/contato", (context) => context.text(rendered(context.req.url), 503, PUBLIC))
    .get("/api/restaurants", (context) => context.json(rendered(context.req.url), 200, PUBLIC))
    .get("/api/restaurants/none", (context) => context.json({ data: null }, 404));
}

const ask = async (url: string, headers: Record<string, string> = {}, method = "GET") =>
  app.request(url, { method, headers: { "X-Ip": "203.0.113.1", ...headers } });
const statuses = async (urls: readonly string[], headers = {}) =>
  Array.fromAsync(urls, async (url) => (await ask(url, headers)).status);

test("renders a page once and sends it in each encoding with its own ETag, and as headers to HEAD", async () => {
  const unpack = {
    br: (bytes: Buffer) => brotliDecompressSync(bytes),
    gzip: (bytes: Buffer) => gunzipSync(bytes),
    identity: (bytes: Buffer) => bytes,
  };
  const head = await ask("/pt/reservas?utm_source=0", {}, "HEAD");
  expect([head.status, await head.text()]).toEqual([200, ""]);
  const tags = new Set([head.headers.get("ETag")]);
  for (const [encoding, plain] of Object.entries(unpack)) {
    const response = await ask(`/pt/reservas?utm_source=${encoding}`, {
      "Accept-Encoding": encoding,
    });
    expect(plain(Buffer.from(await response.arrayBuffer())).toString()).toBe(TEXT);
    expect(response.headers.get("Cache-Control")).toBe(PUBLIC["Cache-Control"]);
    tags.add(response.headers.get("ETag"));
  }
  expect(tags.size).toBe(3);
  expect(rendered.mock.calls).toEqual([["http://site/pt/reservas"]]);
  expect(counted.mock.calls.map(([source]) => source)).toEqual([
    "rendered",
    ...Array(3).fill("cached"),
  ]);
});

test("caches nothing of the first visitor, and does not compress PDFs", async () => {
  const evil = { Cookie: "a=b", Host: "evil.example", "X-Forwarded-Host": "evil.example" };
  expect(await (await ask("/robots.txt?evil", evil)).text()).toBe("http://site/robots.txt");
  const pdf = await ask("/menus/a-main.pdf", { "Accept-Encoding": "br, gzip" });
  expect(pdf.headers.get("Content-Encoding")).toBeNull();
  expect(await pdf.text()).toBe("%PDF");
});

test("serves stale pages after a change and re-renders the most recently used first", async () => {
  const urls = ["/pt/reservas", "/api/restaurants"];
  for (const url of urls) await ask(url);
  rendered.mockClear().mockImplementation(() => "new");
  const refreshed = refresh();
  const stale = await ask("/pt/reservas");
  expect([await stale.text(), stale.headers.get("Cache-Control")]).toEqual([TEXT, "no-cache"]);
  await refreshed;
  expect(await (await ask("/pt/reservas")).text()).toBe("new");
  expect(rendered.mock.calls.flat()).toEqual(urls.toReversed().map((url) => `http://site${url}`));
});

test("a further change restarts the refresh, shutdown ends it, and a failure does not", async () => {
  for (const url of ["/pt/reservas", "/robots.txt", "/api/restaurants"]) await ask(url);
  rendered.mockClear().mockImplementation(() => {
    throw new Error("render");
  });
  vi.spyOn(console, "error").mockImplementation(() => {});
  await Promise.all([refresh(), refresh()]);
  expect(rendered).toHaveBeenCalledTimes(2);
  isStopping = true;
  await refresh();
  expect(rendered).toHaveBeenCalledTimes(2);
});

// Rule 9.5.
test("does not cache absent, failed or non-public responses", async () => {
  const paths = ["/pt/nada", "/pt/contato", "/sitemap.xml", "/api/restaurants/none"];
  expect(await statuses(paths)).toEqual([404, 503, 200, 404]);
  expect((await ask("/api/restaurants/none", {}, "HEAD")).body).toBeNull();
  expect(cache.size).toBe(0);
});

test("counts uncacheable requests before rendering, but not cache fills and the API", async () => {
  const own = (at: number) => `/pt/reservas?people=${at}`;
  expect(await statuses(["/pt/nada", "/pt/novidades/made-up", own(1), own(2), "/pt/x"])).toEqual([
    404, 404, 200, 429, 429,
  ]);
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(counted.mock.calls.every(([source]) => source === "uncached")).toBe(true);
  const api = ["/api/restaurants/none", "/api/restaurants"];
  expect(await statuses([...api, ...api, "/pt/reservas"])).toEqual([404, 200, 404, 200, 429]);
  const other = { "X-Ip": "203.0.113.2" };
  const cold = [
    "/pt/reservas",
    "/menus/a-main.pdf",
    "/robots.txt",
    "/pt/contato.data?_routes=pt%2Fcontact",
  ];
  expect(await statuses([...cold, own(3), own(4), own(5), own(6)], other)).toEqual([
    200, 200, 200, 200, 200, 200, 200, 429,
  ]);
  // In memory now.
  expect(await statuses(cold)).toEqual([200, 200, 200, 200]);
});

test("caches a page's data here only, and renders other routes' data each time", async () => {
  const data = "/pt/contato.data?_routes=pt%2Fcontact";
  for (const url of [data, `${data}&utm_source=a`])
    expect((await ask(url)).headers.get("Cache-Control")).toBe("no-store");
  expect(rendered).toHaveBeenCalledTimes(1);
  for (let time = 0; time < 2; time += 1) await ask("/pt/contato.data?_routes=root");
  expect(rendered).toHaveBeenCalledTimes(3);
  expect(cache.size).toBe(1);
});

test("keeps a redirect's query, which is in no key", async () => {
  const response = await ask("/pt/moved?utm_source=a");
  expect([response.status, response.headers.get("Location")]).toEqual([
    301,
    "/pt/there?utm_source=a",
  ]);
});

test("caches nothing in development, but counts", async () => {
  app = site({ isOff: true });
  expect(await statuses(Array<string>(4).fill("/pt/reservas"))).toEqual([200, 200, 200, 429]);
  expect(cache.size).toBe(0);
});

test("does not count a request that fills the cache", async () => {
  for (let time = 0; time < 5; time += 1)
    expect((await app.request("/pt/nada", {}, FOR_CACHE)).status).toBe(404);
});
