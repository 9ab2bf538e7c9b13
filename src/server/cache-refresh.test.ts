import { beforeEach, expect, test, vi } from "vitest";
import { type CachedResponse, cacheResponse } from "#http/cached-response.ts";
import { ResponseCache } from "#http/response-cache.ts";
import { SILENT } from "#logging/log.ts";
import { createCacheRefresh } from "./cache-refresh.ts";

const PAGE = cacheResponse({ identity: new Uint8Array(Buffer.from("page")) }, {});

let cache: ResponseCache;
/** What is being rendered, in the order in which it began; each ends when the test says so. */
let renders: { key: string; end: () => void; fail: () => void }[];
let isStopping: boolean;
const warn = vi.fn<(fields: object, message: string) => void>();

beforeEach(() => {
  cache = new ResponseCache();
  renders = [];
  isStopping = false;
  warn.mockClear();
});

type Create = (key: string) => Promise<CachedResponse>;

const untilTold: Create = (key) =>
  new Promise((resolve, reject) => {
    renders.push({ key, end: () => resolve(PAGE), fail: () => reject(new Error("render")) });
  });

function start(create = untilTold) {
  const log = { ...SILENT, warn };
  return createCacheRefresh({ cache, create, isStopping: () => isStopping, log });
}

async function visit(hits: Readonly<Record<string, number>>) {
  for (const [key, times] of Object.entries(hits)) {
    for (let time = 0; time < times; time += 1) await cache.getOrCreate(key, async () => PAGE);
  }
}

async function rendering(count: number) {
  await expect.poll(() => renders).toHaveLength(count);
  return renders.at(-1) ?? expect.fail();
}

test("requests are answered between two renders", async () => {
  await visit({ "/pt": 2, "/en": 1 });
  const order: string[] = [];
  const refreshCache = start(async (key) => {
    order.push(key);
    setImmediate(() => order.push("a request"));
    return PAGE;
  });
  await refreshCache();
  expect(order).toEqual(["/pt", "a request", "/en"]);
});

test("the most requested is rendered first, one at a time; another change begins again from the top", async () => {
  await visit({ "/en": 2, "/pt": 3, "/es": 1 });
  const refreshCache = start();
  const first = refreshCache();
  const overtaken = await rendering(1);
  await visit({ "/en": 9 });
  const second = refreshCache();
  await new Promise(setImmediate);
  expect(renders).toHaveLength(1);
  overtaken.end();
  await first;
  for (const [at, key] of ["/en", "/pt", "/es"].entries()) {
    const render = await rendering(at + 2);
    expect(render.key).toBe(key);
    // A second one would have begun by now.
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    expect(renders).toHaveLength(at + 2);
    render.end();
  }
  await second;
  expect(renders.map(({ key }) => key)).toEqual(["/pt", "/en", "/pt", "/es"]);
});

test("a render that fails is told to the log, and the next one follows", async () => {
  await visit({ "/pt": 2, "/en": 1 });
  const done = start()();
  (await rendering(1)).fail();
  (await rendering(2)).end();
  await done;
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { path: "/pt", reason: "Error: render" },
    expect.any(String),
  );
});

test("at most 200 are rendered without being asked for", async () => {
  await visit(Object.fromEntries(Array.from({ length: 250 }, (_, at) => [`/${at}`, 1])));
  const create = vi.fn<Create>(async () => PAGE);
  await start(create)();
  expect(create).toHaveBeenCalledTimes(200);
});

test("a process that is about to end begins no other render", async () => {
  await visit({ "/pt": 2, "/en": 1 });
  const done = start()();
  const render = await rendering(1);
  isStopping = true;
  render.end();
  await done;
  expect(renders).toHaveLength(1);
});
