import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { anArticle } from "#tests/builders/article-record.ts";
import { aSnapshot, contentOf } from "#tests/builders/snapshot.ts";
import { builtInRestaurants } from "#content/built-in-restaurants.ts";
import { ResponseCache } from "#http/response-cache.ts";
import { contentKey, createContentResponses } from "./content-responses.ts";

const LIST = { data: Array.from({ length: 100 }, (_, at) => ({ slug: `casa-${at}` })) };
const PUBLIC = { "Cache-Control": "public, max-age=0, must-revalidate" };
const SITE = "http://site.example";

const UNREAD = { content: contentOf(aSnapshot({})), ownContent: () => aSnapshot({}) };

const list = vi.fn<() => object>(() => LIST);
const app = new Hono()
  .get("/api/restaurants", (context) => context.json(list(), 200, PUBLIC))
  .get("/api/restaurants/none", (context) => context.json({ data: null }, 404, PUBLIC))
  .get("/api/experiences", (context) => context.json(list(), 503, PUBLIC))
  .get("/sitemap.xml", (context) =>
    context.body(String(list()), 200, { "Cache-Control": "no-store" }),
  )
  .get("/menus/a-main.pdf", (context) =>
    context.body("%PDF", 200, { ...PUBLIC, "Content-Type": "application/pdf" }),
  )
  .get("/robots.txt", (context) => {
    const seen = [context.req.url, ...context.req.raw.headers.keys()];
    return context.text(`${JSON.stringify([...seen, list()])}`, 200, PUBLIC);
  });

let cache: ResponseCache;
let responses: ReturnType<typeof createContentResponses>;
beforeEach(() => {
  list.mockClear();
  cache = new ResponseCache({ maxStaleMs: 0 });
  responses = createContentResponses({ cache, fetch: (request) => app.fetch(request), ...UNREAD });
});

async function ask(url: string, headers: Record<string, string> = {}, method = "GET") {
  const asked = responses.respond(new Request(SITE + url, { headers, method }));
  const response = (await asked) ?? expect.fail(`${url} has no key`);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

test("a list is made once, and sent in each encoding with its own tag", async () => {
  const text = JSON.stringify(LIST);
  const sent = {
    br: (bytes: Buffer) => brotliDecompressSync(bytes),
    gzip: (bytes: Buffer) => gunzipSync(bytes),
    identity: (bytes: Buffer) => bytes,
  };
  const tags = new Set<string | null>();
  for (const [encoding, unpack] of Object.entries(sent)) {
    const { response, bytes } = await ask("/api/restaurants", { "Accept-Encoding": encoding });
    expect(unpack(bytes).toString()).toBe(text);
    expect(response.headers.get("Content-Length")).toBe(String(bytes.length));
    expect(response.headers.get("Cache-Control")).toBe(PUBLIC["Cache-Control"]);
    expect(response.headers.get("Vary")).toBe("Accept-Encoding");
    const etag = response.headers.get("ETag");
    tags.add(etag);
    const again = await ask("/api/restaurants", {
      "Accept-Encoding": encoding,
      "If-None-Match": etag ?? "",
    });
    expect([again.response.status, again.bytes.length]).toEqual([304, 0]);
  }
  expect(tags.size).toBe(3);
  expect(list).toHaveBeenCalledTimes(1);
});

test("a change of the content makes it again, the first request for it by HEAD", async () => {
  await ask("/api/restaurants");
  cache.markStale();
  const head = await ask("/api/restaurants", {}, "HEAD");
  expect([head.response.status, head.bytes.length]).toEqual([200, 0]);
  const get = await ask("/api/restaurants");
  expect(get.response.headers.get("ETag")).toBe(head.response.headers.get("ETag"));
  expect(list).toHaveBeenCalledTimes(2);
});

test("parameters that change nothing share one response, however many there are", async () => {
  for (let at = 0; at < 50; at += 1) await ask(`/api/restaurants?x=${at}&utm_source=${at}`);
  expect(list).toHaveBeenCalledTimes(1);
  expect(cache.size).toBe(1);
  expect(responses.cached("/api/restaurants?y")).toBe(cache.get("/api/restaurants"));
});

// Rule 9.5.
test("what is absent, has failed or says so itself is in no cache", async () => {
  for (const [path, status] of [
    ["/api/restaurants/none", 404],
    ["/api/experiences", 503],
    ["/sitemap.xml", 200],
  ] as const) {
    expect((await ask(path)).response.status).toBe(status);
    expect((await ask(path, {}, "HEAD")).bytes.length).toBe(0);
  }
  expect(cache.size).toBe(0);
});

test("a cached response has nothing of the first visitor in it", async () => {
  const headers = { Cookie: "a=b", Host: "evil.example", "X-Forwarded-Host": "evil.example" };
  const { bytes } = await ask("/robots.txt?evil", headers);
  expect(bytes.toString()).toBe(JSON.stringify(["http://site/robots.txt", LIST]));
});

describe("records that the product API does not have", () => {
  const [model] = builtInRestaurants();
  const known = ["rio", "none"];
  const records = aSnapshot({
    restaurants: known.map((slug) => ({ ...model!, slug, id: slug })),
    articles: known.map((slug) => anArticle({ slug })),
  });
  const KNOWN = { content: contentOf(records), ownContent: () => records };
  const find = vi.fn<() => null>(() => null);
  const withoutRecords = new Hono().get("/api/*", (context) => context.json({ data: find() }, 404));
  let withRecords: typeof responses;

  beforeEach(() => {
    find.mockClear();
    withRecords = createContentResponses({
      cache,
      fetch: (request) => withoutRecords.fetch(request),
      ...KNOWN,
    });
  });

  async function status(path: string) {
    const response = await withRecords.respond(new Request(SITE + path));
    return [response?.status, await response?.text()];
  }

  test.each(["/api/restaurants", "/api/news/slug"])(
    "below %s share one response, whatever they are called",
    async (path) => {
      for (const name of ["a", "b", "C", "%C3%A9", "a?x=1", "404"]) {
        expect(await status(`${path}/${name}`)).toEqual([404, '{"data":null}']);
      }
      expect(find).toHaveBeenCalledTimes(1);
      expect(cache.size).toBe(1);
      expect(withRecords.cached(`${path}/d`)).toBe(cache.get(`${path}/404`));
    },
  );

  test("share one list of menus as well, and each restaurant has its own", async () => {
    const menus = ["a", "b", "RIO", "%C3%A9", "a&x=1", "404"];
    const listed = createContentResponses({
      cache,
      fetch: ({ url }) => Response.json({ data: [url, find()] }, { headers: PUBLIC }),
      ...KNOWN,
    });
    const menusOf = async (slug: string) =>
      (await listed.respond(new Request(`${SITE}/api/menus?restaurant=${slug}`)))?.text();
    for (const slug of menus) expect(await menusOf(slug)).toContain("/api/menus?restaurant=404");
    for (const slug of ["rio", "rio&utm_source=a"])
      expect(await menusOf(slug)).toContain("/api/menus?restaurant=rio");
    expect(find).toHaveBeenCalledTimes(2);
    expect(await menusOf("rio&restaurant=a")).toBeUndefined();
  });

  test("a menu that no restaurant has is in no cache, also where the records are a remote product API's", async () => {
    const make = vi.fn<() => string>(() => "%PDF");
    const menus = createContentResponses({
      cache,
      fetch: () => new Response(make(), { headers: PUBLIC }),
      content: contentOf(records),
      ownContent: () => aSnapshot({}),
    });
    const respond = (file: string) => menus.respond(new Request(`${SITE}/menus/${file}`));
    // They are redirected, each to its own page, which no key of the cache may stand for.
    for (const file of ["a-main.pdf", "b-bar.pdf?x=1", "rio-lunch.pdf", "rio.pdf", "404.pdf"])
      expect(await respond(file)).toBeUndefined();
    expect(make).not.toHaveBeenCalled();
    expect((await respond("rio-main.pdf"))?.status).toBe(200);
    expect(menus.cached("/menus/rio-main.pdf?x=1")).toBe(cache.get("/menus/rio-main.pdf"));
    await menus.respond(new Request(`${SITE}/api/restaurants/nowhere`));
    expect(cache.get("/api/restaurants/404")).toBeUndefined();
  });

  test("are asked for each time where the record may be there", async () => {
    await status("/api/restaurants/none");
    await status("/api/restaurants/none");
    expect(find).toHaveBeenCalledTimes(2);
    expect(cache.size).toBe(0);
  });
});

test("a PDF is not compressed again", async () => {
  const { response, bytes } = await ask("/menus/a-main.pdf", { "Accept-Encoding": "br, gzip" });
  expect(response.headers.get("Content-Encoding")).toBeNull();
  expect(bytes.toString()).toBe("%PDF");
});

test.each([
  ["/api/news?published=true&active=true", "/api/news"],
  ["/api/menus?utm_source=a", "/api/menus"],
  ["/api/menus?restaurant=rubaiyat-rio", undefined],
  ["/api/news?published=false", undefined],
  ["/api/news?published=1&limit=10", "/api/news"],
  ["/api/news/slug/a-b?limit=10", "/api/news/slug/a-b"],
  ["/feeds/pt.xml?x", "/feeds/pt.xml"],
  ["/api/restaurants/%72io", undefined],
  ["/api/restaurants/a/../b", undefined],
  ["//api/restaurants", undefined],
  ["/api/country", undefined],
  ["/cards/pt/novidades/mesa.jpg?x", "/cards/pt/novidades/mesa.jpg"],
  ["/cards/pt/../mesa.jpg", undefined],
  ["/pt", undefined],
  ["/feeds/pt.xml\n", undefined],
])("%j has the key %j", (url, key) => expect(contentKey(url)).toBe(key));
