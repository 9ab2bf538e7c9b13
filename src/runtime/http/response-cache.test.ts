import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type CachedResponse, cacheResponse, respondFrom } from "./cached-response.ts";
import { ResponseCache } from "./response-cache.ts";

type Created = CachedResponse | Response;

const HTML = "<h1>Olá</h1>".repeat(100);
const holding = (html: string) =>
  cacheResponse({ identity: new Uint8Array(Buffer.from(html)) }, { "Content-Type": "text/html" });
const PAGE = holding(HTML);

function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<Created>();
  return { render: vi.fn<() => Promise<Created>>(() => promise), resolve, reject };
}

function bodyOf(created: Created) {
  const isCached = "variants" in created;
  return (isCached ? respondFrom(created, new Request("http://site.example/pt")) : created).text();
}

const cachedBody = async (cache: ResponseCache, key: string) => {
  const cached = cache.get(key);
  return cached && bodyOf(cached);
};

test("shares a render among concurrent requests and caches no `Response`", async () => {
  const cache = new ResponseCache();
  const render = vi.fn<() => Promise<Response>>(async () => new Response("503", { status: 503 }));
  const shared = await Promise.all([
    cache.getOrCreate("/pt", render),
    cache.getOrCreate("/pt", render),
  ]);
  expect(await Promise.all(shared.map(bodyOf))).toEqual(["503", "503"]);
  expect(render).toHaveBeenCalledTimes(1);
  await cache.getOrCreate("/pt", render);
  expect(render).toHaveBeenCalledTimes(2);
  expect(cache.size).toBe(0);
});

test("rejects all waiting requests if the render fails; the next one retries", async () => {
  const cache = new ResponseCache();
  const { render, reject } = pending();
  const asked = [cache.getOrCreate("/pt", render), cache.getOrCreate("/pt", render)];
  reject(new Error("render"));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect("variants" in (await cache.getOrCreate("/pt", async () => PAGE))).toBe(true);
});

test("sends but does not cache a render that a content change overtook", async () => {
  const cache = new ResponseCache();
  const old = pending();
  const asked = cache.getOrCreate("/pt", old.render);
  cache.markStale();
  const fresh = await cache.getOrCreate("/pt", async () => holding("new"));
  expect(await bodyOf(fresh)).toBe("new");
  old.resolve(holding("old"));
  expect(await bodyOf(await asked)).toBe("old");
  expect(await cache.getOrCreate("/pt", async () => PAGE)).toBe(fresh);
});

test("evicts the least recently used pages", async () => {
  const cache = new ResponseCache({ maxBytes: PAGE.size * 2 });
  const render = vi.fn<() => Promise<Created>>(async () => PAGE);
  const callsAfter = async (...keys: string[]) => {
    for (const key of keys) await cache.getOrCreate(key, render);
    return render.mock.calls.length;
  };
  expect(await callsAfter("/one", "/two", "/one", "/three")).toBe(3);
  expect(cache.size).toBe(2);
  expect(await callsAfter("/one")).toBe(3);
  expect(await callsAfter("/two")).toBe(4);
});

test("sends a page that is larger than the cache", async () => {
  const cache = new ResponseCache({ maxBytes: 10 });
  expect(await bodyOf(await cache.getOrCreate("/pt", async () => PAGE))).toBe(HTML);
  expect(cache.size).toBe(0);
});

test.each([
  [0, [1, 2, 3], 0],
  [50, [1, 1, 2], 1],
])("renders a page again after its maximum age of %i ms", async (maxAgeMs, calls, size) => {
  const now = vi.spyOn(performance, "now").mockReturnValue(1000);
  const cache = new ResponseCache({ maxAgeMs });
  const render = vi.fn<() => Promise<Created>>(async () => PAGE);
  for (const [at, count] of calls.entries()) {
    if (at === 2) {
      now.mockReturnValue(1060);
      // The cache reads the clock once per millisecond.
      await sleep(10);
    }
    await cache.getOrCreate("/pt", render);
    expect(render).toHaveBeenCalledTimes(count);
  }
  expect(cache.size).toBe(size);
});

describe("after a content change", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
    return () => vi.useRealTimers();
  });

  const create = (key: string) => async () => holding(`new ${key}`);

  async function staleCacheOf(...keys: string[]) {
    const cache = new ResponseCache();
    for (const key of keys) await cache.getOrCreate(key, async () => holding(`old ${key}`));
    cache.markStale();
    return cache;
  }

  test("serves the old response for less than two seconds", async () => {
    const cache = await staleCacheOf("/pt");
    vi.advanceTimersByTime(1999);
    const render = vi.fn<() => Promise<Created>>(create("/pt"));
    expect(await bodyOf(await cache.getOrCreate("/pt", render))).toBe("old /pt");
    expect(cache.get("/pt")?.isStale).toBe(true);
    expect(render).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(cache.get("/pt")).toBeUndefined();
    expect(await bodyOf(await cache.getOrCreate("/pt", render))).toBe("new /pt");
  });

  test("does not prolong the old response at a second change", async () => {
    const cache = await staleCacheOf("/pt", "/en");
    await cache.renew("/en", create("/en"));
    vi.advanceTimersByTime(1500);
    cache.markStale();
    vi.advanceTimersByTime(500);
    expect(cache.get("/pt")).toBeUndefined();
    expect(await cachedBody(cache, "/en")).toBe("new /en");
    vi.advanceTimersByTime(1500);
    expect(cache.get("/en")).toBeUndefined();
  });

  test("replaces the old response as soon as it is renewed", async () => {
    const cache = await staleCacheOf("/pt");
    await cache.renew("/pt", create("/pt"));
    expect(await cachedBody(cache, "/pt")).toBe("new /pt");
    vi.advanceTimersByTime(10_000);
    expect(await cachedBody(cache, "/pt")).toBe("new /pt");
  });

  test("shares a render between a visitor and the background", async () => {
    const cache = await staleCacheOf("/pt");
    vi.advanceTimersByTime(2000);
    const { render, resolve } = pending();
    const visitor = cache.getOrCreate("/pt", render);
    const background = cache.renew("/pt", render);
    resolve(holding("new"));
    expect(await bodyOf(await visitor)).toBe("new");
    await background;
    expect(render).toHaveBeenCalledTimes(1);
  });

  test("keeps the old response if its renewal fails or is not cacheable", async () => {
    const cache = await staleCacheOf("/pt", "/en");
    const failing = cache.renew("/pt", () => Promise.reject(new Error("render")));
    await expect(failing).rejects.toThrow("render");
    await cache.renew("/en", async () => new Response("503", { status: 503 }));
    expect(await cachedBody(cache, "/pt")).toBe("old /pt");
    expect(await cachedBody(cache, "/en")).toBe("old /en");
    vi.advanceTimersByTime(2000);
    expect([cache.get("/pt"), cache.get("/en")]).toEqual([undefined, undefined]);
  });

  test("counts old responses in the cache's bytes until they are dropped", async () => {
    const cache = new ResponseCache({ maxBytes: PAGE.size * 2 });
    for (const key of ["/one", "/two"]) await cache.getOrCreate(key, async () => PAGE);
    cache.markStale();
    await cache.getOrCreate("/three", async () => PAGE);
    expect([cache.size, cache.bytes]).toEqual([2, PAGE.size * 2]);
    vi.advanceTimersByTime(2000);
    expect([cache.size, cache.bytes]).toEqual([1, PAGE.size]);
  });

  test("keeps the old response's ETag and forbids proxies to store it", async () => {
    const stored = (html: string) => async () =>
      cacheResponse(
        { identity: new Uint8Array(Buffer.from(html)) },
        { "Cache-Control": "public, max-age=0, s-maxage=60" },
      );
    const cache = new ResponseCache();
    await cache.getOrCreate("/pt", stored("old"));
    const ask = (tag = "") => {
      const request = new Request("http://site.example/pt", { headers: { "If-None-Match": tag } });
      const { status, headers } = respondFrom(cache.get("/pt") ?? expect.fail(), request);
      return [status, headers.get("Cache-Control"), headers.get("ETag")] as const;
    };
    const etag = ask()[2] ?? "";
    cache.markStale();
    expect(ask()).toEqual([200, "no-cache", etag]);
    expect(ask(etag)).toEqual([304, "no-cache", etag]);
    await cache.renew("/pt", stored("new"));
    expect(ask(etag)).toEqual([
      200,
      expect.stringContaining("s-maxage=60"),
      expect.not.stringMatching(etag),
    ]);
  });
});
