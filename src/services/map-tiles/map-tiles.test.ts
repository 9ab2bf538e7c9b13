import { readdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { listenLocally } from "#tests/local-server.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { createLimitedFiles } from "#runtime/concurrency/limited-files.ts";
import { type MapTilesFake, startMapTiles } from "./map-tiles.fake.ts";
import { createMapTiles, type MapTilesOptions } from "./map-tiles.ts";
import { limitsOf } from "#tests/limits-of.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const TILE = { zoom: 15, x: 16_048, y: 12_346 };

let folder: string;
let source: MapTilesFake;
let troubles: string[];
beforeEach(async () => {
  folder = await temporaryFolder();
  source = await startMapTiles();
  troubles = [];
  return async () => {
    vi.useRealTimers();
    await source.close();
  };
});

const tilesFrom = (changes: Partial<MapTilesOptions> = {}) =>
  createMapTiles({
    urlTemplate: `${source.url}/{z}/{x}/{y}.png`,
    siteUrl: "https://site.example",
    files: createLimitedFiles({ folder, maximumBytes: 1024 * 1024 }),
    limit: limitsOf(),
    onError: (what, reason) => troubles.push(`${what}: ${reason}`),
    ...changes,
  });

function daysLater(days: number) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * DAY_MS });
}

test("requests a tile once, and not at all from another process", async () => {
  const tiles = tilesFrom();
  const [first, second] = await Promise.all([tiles(TILE), tiles(TILE)]);
  expect(Buffer.from(first).subarray(1, 4).toString()).toBe("PNG");
  expect(second).toEqual(first);
  expect(await tiles(TILE)).toEqual(first);
  source.setAway(true);
  expect(await tilesFrom()(TILE)).toEqual(first);
  expect(source.requests).toEqual(["/15/16048/12346.png"]);
  expect(troubles).toEqual([]);
});

test("caches a tile for seven days at least, then revalidates it", async () => {
  const first = await tilesFrom()(TILE);
  daysLater(6.9);
  await tilesFrom()(TILE);
  expect(source.requests).toHaveLength(1);
  daysLater(7.1);
  const later = tilesFrom();
  expect(await later(TILE)).toEqual(first);
  expect(source.requests).toHaveLength(2);
  daysLater(6.9);
  await later(TILE);
  await tilesFrom()(TILE);
  expect(source.requests).toHaveLength(2);
});

test("caches a tile for as long as its source says, if longer", async () => {
  await source.close();
  source = await startMapTiles({ maxAge: (30 * DAY_MS) / 1000 });
  await tilesFrom()(TILE);
  daysLater(29);
  await tilesFrom()(TILE);
  expect(source.requests).toHaveLength(1);
});

test("serves stale tiles while the source fails; a tile never cached is missing", async () => {
  const first = await tilesFrom()(TILE);
  source.setAway(true);
  daysLater(400);
  const tiles = tilesFrom();
  expect(await tiles(TILE)).toEqual(first);
  expect(await tiles(TILE)).toEqual(first);
  expect(source.requests).toHaveLength(2);
  await expect(tiles({ ...TILE, x: 1 })).rejects.toThrow("HTTP 503");
  expect(troubles).toEqual(["source: HTTP 503", "source: HTTP 503"]);
  source.setAway(false);
  await tiles({ ...TILE, x: 1 });
});

test("keeps the rate limit", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const tiles = tilesFrom({ limit: limitsOf({ tile: { seconds: 60, all: 2 } }) });
  await tiles({ ...TILE, x: 1 });
  await tiles({ ...TILE, x: 2 });
  await expect(tiles({ ...TILE, x: 3 })).rejects.toThrow("asked too often");
  expect(source.requests).toHaveLength(2);
  vi.advanceTimersByTime(60_000);
  await tiles({ ...TILE, x: 3 });
});

async function serve(respond: (end: (body: string | Buffer) => void) => void): Promise<string> {
  const server = createServer((_, response) => respond((body) => response.end(body)));
  return `http://127.0.0.1:${await listenLocally(server)}/{z}/{x}/{y}.png`;
}

test.each<[string, string, (end: (body: string | Buffer) => void) => void]>([
  ["hangs", "no response in time", () => {}],
  ["sends a page", "not a PNG picture", (end) => end("<html>")],
  ["sends too much", "too large", (end) => end(Buffer.alloc(600 * 1024))],
])("rejects, and stores nothing, if the source %s", async (_, reason, respond) => {
  const urlTemplate = await serve(respond);
  const tiles = tilesFrom({ urlTemplate, timeoutMs: reason.includes("time") ? 300 : 30_000 });
  await expect(tiles(TILE)).rejects.toThrow(reason);
  expect(await readdir(folder)).toEqual([]);
});

test("reports an unwritable disk and still serves the tile", async () => {
  await writeFile(join(folder, "file"), "");
  const tiles = tilesFrom({
    files: createLimitedFiles({ folder: join(folder, "file"), maximumBytes: 1024 }),
  });
  const tile = await tiles(TILE);
  expect(await tiles(TILE)).toEqual(tile);
  expect(source.requests).toHaveLength(1);
  expect(troubles).toEqual([expect.stringMatching(/^disk: .*(ENOTDIR|EEXIST)/)]);
});

test("ignores a truncated file, and bounds its memory", async () => {
  const tiles = tilesFrom({ memoryBytes: 1 });
  const whole = await tiles(TILE);
  const names = await readdir(folder);
  const name = names.find((file) => file.endsWith(".tile")) ?? "";
  await writeFile(join(folder, name), '{"freshUntil":9999999999999,"length":900}\nhalf');
  expect(await tiles(TILE)).toEqual(whole);
  expect(source.requests).toHaveLength(2);
});
