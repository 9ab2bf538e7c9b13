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
  responses = responsesOf((request) => app.fetch(request));
});

/** Of an application whose pages show what was read, and whose own product API has `own`. */
function responsesOf(
  fetch: (request: Request) => Response | Promise<Response>,
  read = aSnapshot({}),
  own = read,
) {
  return createContentResponses({ cache, fetch, content: contentOf(read), ownContent: () => own });
}

async function ask(url: string, headers: Record<string, string> = {}, method = "GET") {
  const asked = responses.respond(new Request(SITE + url, { headers, method }));
  const response = (await asked) ?? expect.fail(`${url} has no key`);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

test("a list is made once, and sent in each encoding with its own tag", async () => {
  const unpack = {
    br: (bytes: Buffer) => brotliDecompressSync(bytes),
    gzip: (bytes: Buffer) => gunzipSync(bytes),
    identity: (bytes: Buffer) => bytes,
  };
  const tags = new Set<string | null>();
  for (const [encoding, plain] of Object.entries(unpack)) {
    const { response, bytes } = await ask("/api/restaurants", { "Accept-Encoding": encoding });
    expect(plain(bytes).toString()).toBe(JSON.stringify(LIST));
    expect(response.headers.get("Cache-Control")).toBe(PUBLIC["Cache-Control"]);
    tags.add(response.headers.get("ETag"));
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
    restaurants: known.map((slug) => ({ ...model!, slug, id: `id-of-${slug}` })),
    articles: known.map((slug) => anArticle({ slug })),
  });
  const find = vi.fn<() => null>(() => null);
  const withoutRecords = new Hono().get("/api/*", (context) => context.json({ data: find() }, 404));
  let withRecords: typeof responses;

  beforeEach(() => {
    find.mockClear();
    withRecords = responsesOf((request) => withoutRecords.fetch(request), records);
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
    const listed = responsesOf(
      ({ url }) => Response.json({ data: [url, find()] }, { headers: PUBLIC }),
      records,
    );
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
    const respondAll = () => new Response(make(), { headers: PUBLIC });
    const menus = responsesOf(respondAll, records, aSnapshot({}));
    const respond = (file: string) => menus.respond(new Request(`${SITE}/menus/${file}`));
    // They are redirected, each to its own page, which no key of the cache may stand for.
    const absent = ["a-main", "rio-lunch", "RIO-main", "id-of-rio-main", "rio", "404"];
    for (const file of [...absent.map((name) => `${name}.pdf`), "b-bar.pdf?x=1"])
      expect(await respond(file), file).toBeUndefined();
    expect(make).not.toHaveBeenCalled();
    expect((await respond("rio-main.pdf"))?.status).toBe(200);
    expect(menus.cached("/menus/rio-main.pdf?x=1")).toBe(cache.get("/menus/rio-main.pdf"));
    await menus.respond(new Request(`${SITE}/api/restaurants/nowhere`));
    expect(cache.get("/api/restaurants/404")).toBeUndefined();
  });

  test("are asked for each time where the record may be there", async () => {
    const paths = ["/api/restaurants/none", "/api/news/slug/none", "/api/news/id-of-none"];
    for (const path of [...paths, ...paths]) await status(path);
    expect(find).toHaveBeenCalledTimes(6);
    expect(cache.size).toBe(0);
    for (const name of ["RIO", "%E0%A4%A"])
      expect(await status(`/api/restaurants/${name}`)).toEqual([undefined, undefined]);
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
