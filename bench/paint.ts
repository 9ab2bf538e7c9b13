import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { chromiumPath } from "#tests/chromium.ts";
import { startSite } from "#tests/site-process.ts";
import { PAINT_BUDGET } from "./budgets.ts";
import { startHttpsFront } from "./https-front.ts";
import { benchPages } from "./pages.ts";
import { startFloor } from "./paint-floor.ts";
import type { RawResponse } from "./raw-server.ts";
import { median, compressedResponse } from "./requests.ts";
import type { Part } from "./results.ts";
import { SLOW_NETWORK, startSlowNetwork } from "./slow-network.ts";
import { onSlowPhone, PHONE, SLOW_PROCESSOR } from "./slow-phone.ts";
import { startRaw } from "./start-raw.ts";

const ROUNDS = 15;
const KINDS = ["home", "restaurants", "a restaurant", "events", "experiences", "an article"];

/** Milliseconds from the start of the navigation. */
interface Paints {
  /** First paint of anything, even the background. */
  readonly first: number;
  /** First paint of text or a picture. */
  readonly content: number;
  readonly largest: number;
  /** The largest picture on the first screen; may be empty. */
  readonly picture: string;
}

const MOMENTS = ["first", "content", "largest"] as const;
type Moment = (typeof MOMENTS)[number];

export async function measurePaint(): Promise<Part> {
  const site = await startSite();
  const far = await startFarAway(site.url);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  const rows: string[][] = [];
  const failures: string[] = [];
  try {
    for (const [name, path] of benchPages("pt")) {
      if (!KINDS.includes(name)) continue;
      const { cells, toFloor } = await measurePage(browser, site.url, far.url, path);
      rows.push([name, ...cells]);
      for (const kind of ["first", "largest"] as const) {
        const ratio = toFloor[kind];
        if (ratio > PAINT_BUDGET[kind])
          failures.push(`${name}: ${kind} paint ${ratio.toFixed(2)} ×`);
      }
    }
  } finally {
    await browser.close();
    far.stop();
    await site.stop();
  }
  return {
    columns: [
      "page",
      "ratios to the floor",
      "ratios to the plain file",
      "floor, ms",
      "site, ms",
      "plain file, ms",
      "picture",
    ],
    rows,
    method:
      `${SLOW_PROCESSOR}, HTTP/2 and TLS in records of 4 KB, ${SLOW_NETWORK}; ${ROUNDS} rounds in turn, medians. ` +
      "Each cell is first paint / first text or picture / largest paint. The floor is a plain page with its few rules " +
      "in it and one picture, the same file as the largest on the page's first screen, on nginx, or on a raw Node " +
      "server where there is none. The plain file is the same page without scripts, with the same pictures, styles " +
      "and fonts, from a raw Node server.",
    failures,
  };
}

async function measurePage(browser: Browser, siteUrl: string, farUrl: string, path: string) {
  const { picture } = await paints(browser, farUrl + path);
  const file =
    picture === "" ? undefined : await compressedResponse(siteUrl + new URL(picture).pathname);
  const floor = await startFloor(
    file && { type: file.headers["content-type"] ?? "", body: file.body },
  );
  const plain = await startRaw(await withoutScripts(browser, siteUrl, path));
  const [farFloor, farPlain] = [await startFarAway(floor.url), await startFarAway(plain.url)];
  const rounds: Record<"floor" | "site" | "plain", Paints>[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        floor: await paints(browser, `${farFloor.url}/page`),
        site: await paints(browser, farUrl + path),
        plain: await paints(browser, farPlain.url + path),
      });
    }
  } finally {
    farFloor.stop();
    farPlain.stop();
    plain.stop();
    await floor.stop();
  }
  const ratioTo = (other: "floor" | "plain", moment: Moment) =>
    median(rounds.map((round) => round.site[moment] / round[other][moment]));
  const ratiosTo = (other: "floor" | "plain") =>
    MOMENTS.map((moment) => ratioTo(other, moment).toFixed(2)).join(" / ");
  const medians = (["floor", "site", "plain"] as const).map((name) =>
    MOMENTS.map((moment) => Math.round(median(rounds.map((round) => round[name][moment])))).join(
      " / ",
    ),
  );
  return {
    toFloor: { first: ratioTo("floor", "first"), largest: ratioTo("floor", "largest") },
    cells: [
      ratiosTo("floor"),
      ratiosTo("plain"),
      ...medians,
      file === undefined ? "none" : `${file.body.length} bytes`,
    ],
  };
}

/** Puts a server behind a slow network, with TLS and HTTP/2 as behind a proxy. */
async function startFarAway(url: string) {
  const front = await startHttpsFront(url);
  const network = await startSlowNetwork(front.port);
  return {
    url: `https://localhost:${network.port}`,
    stop() {
      network.stop();
      front.stop();
    },
  };
}

/** Loads a page and its first load's files, with scripts removed from the page itself. */
async function withoutScripts(browser: Browser, siteUrl: string, path: string) {
  const page = await browser.newPage(PHONE);
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

function paints(browser: Browser, url: string): Promise<Paints> {
  return onSlowPhone(browser, url, (page) =>
    page.evaluate(async () => {
      const largest = new Promise<PerformanceEntry | undefined>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1))).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      });
      const timeOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
      const areaOnScreen = (picture: Element) => {
        const { left, right, top, bottom } = picture.getBoundingClientRect();
        const width = Math.min(right, innerWidth) - Math.max(left, 0);
        const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
        return Math.max(width, 0) * Math.max(height, 0);
      };
      const [picture] = [...document.images]
        .filter((image) => areaOnScreen(image) > 0)
        .toSorted((a, b) => areaOnScreen(b) - areaOnScreen(a));
      return {
        first: timeOf("first-paint"),
        content: timeOf("first-contentful-paint"),
        largest: (await largest)?.startTime ?? 0,
        picture: picture?.currentSrc ?? "",
      };
    }),
  );
}
