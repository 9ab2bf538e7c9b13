import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { chromiumPath } from "../tests/chromium.ts";
import { startSite } from "../tests/site-process.ts";
import { benchPages } from "./pages.ts";
import type { RawResponse } from "./raw-server.ts";
import { median, compressedResponse } from "./requests.ts";
import type { Part } from "./results.ts";
import { startRaw } from "./start-raw.ts";

const ROUNDS = 9;
const KINDS = ["home", "restaurants", "a restaurant", "an article"];
/** The design's target for the largest paint against the plain file's (README.md). */
const TARGET_RATIO = 1.15;

/** A phone on a slow mobile network, as Lighthouse has it: bytes a second, and four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};
const CPU_SLOWDOWN = 4;

/** The largest paint of the site's pages beside the same pages as files without any script. */
export async function measurePaint(): Promise<Part> {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  const rows: (string | number)[][] = [];
  const failures: string[] = [];
  try {
    for (const [name, path] of benchPages("pt")) {
      if (!KINDS.includes(name)) continue;
      const plain = await startRaw(await withoutScripts(browser, site.url, path));
      const ratios: number[] = [];
      const paints: { site: number[]; plain: number[] } = { site: [], plain: [] };
      for (let round = 0; round < ROUNDS; round += 1) {
        const ofSite = await largestPaint(browser, site.url + path);
        const ofPlain = await largestPaint(browser, plain.url + path);
        paints.site.push(ofSite);
        paints.plain.push(ofPlain);
        ratios.push(ofSite / ofPlain);
      }
      plain.stop();
      const ratio = median(ratios);
      const [siteMs, plainMs] = [median(paints.site), median(paints.plain)].map(Math.round);
      rows.push([name, ratio.toFixed(2), siteMs ?? 0, plainMs ?? 0]);
      if (ratio > TARGET_RATIO) failures.push(`${name}: largest paint ${ratio.toFixed(2)} ×`);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return {
    columns: ["page", "largest paint, ratio to the plain file", "site, ms", "plain file, ms"],
    rows,
    method:
      `Chromium as a slow phone (150 ms, 1.6 Mbit/s, processor ${CPU_SLOWDOWN} times slower), ` +
      `${ROUNDS} rounds in turn, medians. The plain file is the same page without scripts, with ` +
      "the same pictures, styles and fonts, from a raw Node server.",
    failures,
  };
}

/** A page and all that its first load asks for, the page itself without any script. */
async function withoutScripts(browser: Browser, siteUrl: string, path: string) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(request.url()));
  await page.goto(siteUrl + path, { waitUntil: "networkidle" });
  await page.close();
  const responses: Record<string, RawResponse> = {};
  for (const url of asked) {
    if (!url.startsWith(siteUrl)) continue;
    const { headers, body } = await compressedResponse(url);
    const target = url.slice(siteUrl.length);
    const bytes = target === path ? strip(body) : body;
    responses[target] = { headers, body: bytes.toString("base64") };
  }
  return responses;
}

function strip(page: Buffer): Buffer {
  const html = brotliDecompressSync(page).toString();
  return brotliCompressSync(html.replace(/<script\b.*?<\/script>/gs, ""));
}

async function largestPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.emulateNetworkConditions", NETWORK);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(1000);
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const type = "largest-contentful-paint";
          new PerformanceObserver((list) => {
            resolve(list.getEntries().at(-1)?.startTime ?? 0);
          }).observe({ type, buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}
