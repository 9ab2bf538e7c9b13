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
  const loaded: { type: string; bytes: number }[] = [];
  page.on("requestfinished", (request) => {
    const type = request.resourceType();
    void request.sizes().then(
      ({ responseBodySize }) => loaded.push({ type, bytes: responseBodySize }),
      () => undefined,
    );
  });
  const sum = (type: string) =>
    loaded.filter((one) => one.type === type).reduce((total, { bytes }) => total + bytes, 0);
  const response = await page.goto(url, { waitUntil: "networkidle" });
  const inline = brotliCompressSync(inlineScripts((await response?.text()) ?? "")).length;
  const scripts = sum("script");
  const first = {
    html: sum("document"),
    css: sum("stylesheet"),
    javascript: scripts + inline,
    fonts: sum("font"),
    pictures: sum("image"),
    requests: loaded.length,
  };
  await page.mouse.move(8, 300);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  return { ...first, react: sum("script") - scripts };
}

/** The scripts that run out of the page itself; data blocks and the held application do not. */
export function inlineScripts(html: string): string {
  const executable = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>(.*?)<\/script>/gs;
  return Array.from(html.matchAll(executable), ([, text]) => text).join("\n");
}
