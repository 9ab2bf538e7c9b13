import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { chromiumPath } from "../tests/chromium.ts";
import { startSite } from "../tests/site-process.ts";
import { PAINT_BUDGET } from "./budgets.ts";
import { benchPages } from "./pages.ts";
import { startFloor } from "./paint-floor.ts";
import type { RawResponse } from "./raw-server.ts";
import { median, compressedResponse } from "./requests.ts";
import type { Part } from "./results.ts";
import { onSlowPhone, PHONE, SLOW_PHONE } from "./slow-phone.ts";
import { startRaw } from "./start-raw.ts";

const ROUNDS = 7;
const KINDS = ["home", "restaurants", "a restaurant", "events", "experiences", "an article"];

/** Milliseconds from the start of the navigation. */
interface Paints {
  readonly first: number;
  readonly largest: number;
  /** Of the picture that is the largest thing painted; empty where that is text. */
  readonly picture: string;
}

/** First and largest paint of the site's pages beside a plain page, and the same page as a file. */
export async function measurePaint(): Promise<Part> {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  const rows: (string | number)[][] = [];
  const failures: string[] = [];
  try {
    for (const [name, path] of benchPages("pt")) {
      if (!KINDS.includes(name)) continue;
      const { row, toPlain } = await measurePage(browser, site.url, path);
      rows.push([name, ...row]);
      for (const kind of ["first", "largest"] as const) {
        const ratio = toPlain[kind];
        if (ratio > PAINT_BUDGET[kind])
          failures.push(`${name}: ${kind} paint ${ratio.toFixed(2)} ×`);
      }
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return {
    columns: [
      "page",
      "first paint, ratio to the floor",
      "largest paint, ratio to the floor",
      "first paint, ratio to the plain file",
      "largest paint, ratio to the plain file",
      "floor, ms",
      "site, ms",
      "plain file, ms",
      "largest",
    ],
    rows,
    method:
      `${SLOW_PHONE}, ${ROUNDS} rounds in turn, medians; ms are first / largest paint. The floor is a plain page with ` +
      "its few rules in it and one picture, the same file as the site's largest (none where that " +
      "is text), on nginx, or on a raw Node server where there is none. The plain file is the same " +
      "page without scripts, with the same pictures, styles and fonts, from a raw Node server.",
    failures,
  };
}

async function measurePage(browser: Browser, siteUrl: string, path: string) {
  const { picture } = await paints(browser, siteUrl + path);
  const file = picture === "" ? undefined : await compressedResponse(picture);
  const floor = await startFloor(
    file && { type: file.headers["content-type"] ?? "", body: file.body },
  );
  const plain = await startRaw(await withoutScripts(browser, siteUrl, path));
  const rounds: Record<"floor" | "site" | "plain", Paints>[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        floor: await paints(browser, floor.url),
        site: await paints(browser, siteUrl + path),
        plain: await paints(browser, plain.url + path),
      });
    }
  } finally {
    plain.stop();
    await floor.stop();
  }
  const ratiosTo = (other: "floor" | "plain") => ({
    first: median(rounds.map((round) => round.site.first / round[other].first)),
    largest: median(rounds.map((round) => round.site.largest / round[other].largest)),
  });
  const [toFloor, toPlain] = [ratiosTo("floor"), ratiosTo("plain")];
  const medians = (["floor", "site", "plain"] as const).map((name) => {
    const of = (kind: "first" | "largest") =>
      Math.round(median(rounds.map((round) => round[name][kind])));
    return `${of("first")} / ${of("largest")}`;
  });
  const ratios = [toFloor.first, toFloor.largest, toPlain.first, toPlain.largest];
  const what = file === undefined ? "text" : `picture, ${file.body.length} bytes`;
  return { toPlain, row: [...ratios.map((ratio) => ratio.toFixed(2)), ...medians, what] };
}

/** A page and all that its first load asks for, the page itself without any script. */
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
      const entries = (type: string) =>
        new Promise<PerformanceEntryList>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({
            type,
            buffered: true,
          });
        });
      const [first] = performance.getEntriesByName("first-contentful-paint");
      const largest = (await entries("largest-contentful-paint")).at(-1);
      return {
        first: first?.startTime ?? 0,
        largest: largest?.startTime ?? 0,
        picture: String(largest?.toJSON().url ?? ""),
      };
    }),
  );
}
