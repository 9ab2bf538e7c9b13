import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** Transferred bytes and requests until the page is idle, and React's own. */
export interface FirstLoad {
  readonly html: number;
  readonly css: number;
  /** Files and inline scripts. */
  readonly javascript: number;
  readonly fonts: number;
  readonly pictures: number;
  readonly requests: number;
  /** Transferred on a sign of intent; 0 if React loads by itself. */
  readonly react: number;
}

/** Loads a URL in a fresh page, then starts React. */
export async function measureFirstLoad(page: Page, url: string): Promise<FirstLoad> {
  // Simulates data saving, which turns prefetching off.
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
  // On a busy machine, parts of the first load may come after the network was idle.
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
  /** A script of the bootstrap, whenever it loads. */
  readonly isOfFirstLoad: boolean;
  readonly bytes: number;
}

/** Names from tools/building/bootstrap-plugin.ts for files that load without React. */
const OF_FIRST_LOAD = /\/assets\/(?:bootstrap|consent|services|first)-/;

function sumOf(loaded: readonly Loaded[], type: string): number {
  return loaded.filter((one) => one.type === type).reduce((total, { bytes }) => total + bytes, 0);
}

/** Returns the executed inline scripts, without data blocks and the deferred application. */
export function inlineScripts(html: string): string {
  const executable =
    /<script(?![^>]*\ssrc=)(?![^>]*\stype="(?:application\/|speculationrules"))[^>]*>(.*?)<\/script>/gs;
  return Array.from(html.matchAll(executable), ([, text]) => text).join("\n");
}
