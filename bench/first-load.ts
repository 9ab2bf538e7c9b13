import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** Bytes as they travel, and requests, until a page has come to rest; then React's own. */
export interface FirstLoad {
  readonly html: number;
  readonly css: number;
  /** Files, and what runs out of the page itself. */
  readonly javascript: number;
  readonly fonts: number;
  readonly pictures: number;
  readonly requests: number;
  /** What a sign of intent brings; 0 where React has come by itself. */
  readonly react: number;
}

/** Opens a URL in a page that has loaded nothing yet, and then starts React. */
export async function measureFirstLoad(page: Page, url: string): Promise<FirstLoad> {
  // Where each byte is paid for, no other pages are asked for beside this one.
  await page.addInitScript(() => {
    const { connection } = navigator as { connection?: object };
    if (connection) Object.defineProperty(connection, "type", { value: "cellular" });
  });
  const requests: Promise<Loaded | undefined>[] = [];
  page.on("requestfinished", (request) => {
    const type = request.resourceType();
    const isOfFirstLoad = OF_FIRST_LOAD.test(request.url());
    const size = request.sizes().then(
      ({ responseBodySize }) => ({ type, isOfFirstLoad, bytes: responseBodySize }),
      () => undefined,
    );
    requests.push(size);
  });
  const loadedSoFar = async () => (await Promise.all(requests)).filter((one) => one !== undefined);
  const response = await page.goto(url, { waitUntil: "networkidle" });
  const inline = brotliCompressSync(inlineScripts((await response?.text()) ?? "")).length;
  const loaded = await loadedSoFar();
  const sum = (type: string) => sumOf(loaded, type);
  const first = {
    html: sum("document"),
    css: sum("stylesheet"),
    fonts: sum("font"),
    pictures: sum("image"),
    requests: loaded.length,
  };
  await page.mouse.move(8, 300, { steps: 2 });
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  const later = (await loadedSoFar()).slice(loaded.length);
  // On a busy machine a part of the first load may come after the network was idle for a moment.
  const { late = [], react = [] } = Object.groupBy(later, ({ isOfFirstLoad }) =>
    isOfFirstLoad ? "late" : "react",
  );
  return {
    ...first,
    javascript: sumOf([...loaded, ...late], "script") + inline,
    react: sumOf(react, "script"),
  };
}

interface Loaded {
  readonly type: string;
  /** A script of the bootstrap's, whenever it comes. */
  readonly isOfFirstLoad: boolean;
  readonly bytes: number;
}

/** The names that scripts/bootstrap-plugin.ts gives to what a page loads without React. */
const OF_FIRST_LOAD = /\/assets\/(?:bootstrap|consent|services|first)-/;

function sumOf(loaded: readonly Loaded[], type: string): number {
  return loaded.filter((one) => one.type === type).reduce((total, { bytes }) => total + bytes, 0);
}

/** The scripts that run out of the page itself; data blocks and the held application do not. */
export function inlineScripts(html: string): string {
  const executable =
    /<script(?![^>]*\ssrc=)(?![^>]*\stype="(?:application\/|speculationrules"))[^>]*>(.*?)<\/script>/gs;
  return Array.from(html.matchAll(executable), ([, text]) => text).join("\n");
}
