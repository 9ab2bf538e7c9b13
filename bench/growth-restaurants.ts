import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { chromiumPath } from "#tests/chromium.ts";
import { type SiteProcess, startSite } from "#tests/site-process.ts";
import { measureFirstLoad } from "./first-load.ts";
import { growDatabase } from "./grown-content.ts";
import { load, median, compressedResponse } from "./requests.ts";
import type { Part, Rows } from "./results.ts";

const SIZES = [8, 80, 800];
const ROUNDS = 3;
const LIST = "/pt/restaurantes";

/** Transferred bytes. */
const WEIGHED: Readonly<Record<string, string>> = {
  "home, HTML": "/pt",
  "list, HTML": LIST,
  "list, data of an in-app navigation": `${LIST}.data`,
  "a restaurant, HTML": "/pt/restaurantes/sao-paulo/a-figueira-rubaiyat",
  "contact, HTML": "/pt/contato",
  "events, HTML": "/pt/eventos",
  "/api/restaurants": "/api/restaurants",
  "/sitemap.xml": "/sitemap.xml",
};

/** CPU microseconds per request, with the requests per round. */
const TIMED: Readonly<Record<string, readonly [path: string, requests: number]>> = {
  "list, kept": [LIST, 4000],
  "list, data": [`${LIST}.data`, 200],
  "contact, rendered anew": ["/pt/contato?restaurant=x", 60],
  "/api/restaurants": ["/api/restaurants", 100],
  "not found, rendered anew": ["/pt/nada-aqui", 60],
};

const method =
  `Bytes as they travel (pages brotli, all else gzip); CPU of the server for each request, ${ROUNDS} rounds in ` +
  "turn, medians; the list's first load on a 390 px screen.";

export async function measureRestaurants(): Promise<Part> {
  const folder = await mkdtemp(join(tmpdir(), "growth-"));
  const sites: SiteProcess[] = [];
  try {
    for (const size of SIZES) {
      const dataDir = join(folder, String(size));
      await growDatabase({ dataDir }, { restaurants: size });
      sites.push(await startSite({ DATA_DIR: dataDir }));
    }
    const rows = [...(await weigh(sites)), ...(await show(sites)), ...(await time(sites))];
    return { columns: ["restaurants", ...SIZES.map(String)], rows, method, failures: [] };
  } finally {
    for (const site of sites) await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function weigh(sites: readonly SiteProcess[]): Promise<Rows> {
  const rows: Rows = [];
  for (const [name, path] of Object.entries(WEIGHED)) {
    const bodies = await Promise.all(
      sites.map(({ url }) => compressedResponse(url + path).then(({ body }) => body)),
    );
    rows.push([`${name}, bytes`, ...bodies.map((body) => body.length)]);
    if (path !== LIST) continue;
    const plain = bodies.map((body) => brotliDecompressSync(body).length);
    rows.push([`${name}, bytes unpacked`, ...plain]);
  }
  const kept = await Promise.all(sites.map(({ url }) => keptBytes(url)));
  return [...rows, ["a cached page, bytes in memory", ...kept]];
}

/** Returns the mean size of the cached pages. */
async function keptBytes(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\d+)`, "m").exec(metrics)?.[1]);
  return Math.round(value("site_cached_pages_bytes") / value("site_cached_pages"));
}

async function show(sites: readonly SiteProcess[]): Promise<Rows> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  try {
    const shown = [];
    for (const { url } of sites) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      const { requests, pictures } = await measureFirstLoad(page, url + LIST);
      const elements = await page.locator("*").count();
      const cards = await page.locator("main article").count();
      shown.push({ requests, pictures, elements, cards });
      await page.close();
    }
    return [
      ["list, requests", ...shown.map(({ requests }) => requests)],
      ["list, pictures, bytes", ...shown.map(({ pictures }) => pictures)],
      ["list, elements", ...shown.map(({ elements }) => elements)],
      ["list, cards", ...shown.map(({ cards }) => cards)],
    ];
  } finally {
    await browser.close();
  }
}

async function time(sites: readonly SiteProcess[]): Promise<Rows> {
  const rows: Rows = [];
  for (const [name, [path, requests]] of Object.entries(TIMED)) {
    const costs: number[][] = sites.map(() => []);
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [at, { url, pid }] of sites.entries()) {
        const { cpuMicroseconds } = await load({ name, url: url + path, pid, requests }, requests);
        // The first round is a warm-up.
        if (round > 0) costs[at]?.push(cpuMicroseconds);
      }
    }
    rows.push([`${name}, CPU µs`, ...costs.map((cost) => Math.round(median(cost)))]);
  }
  return rows;
}
