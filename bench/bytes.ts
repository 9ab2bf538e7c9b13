import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { chromiumPath } from "../tests/chromium.ts";
import { startSite } from "../tests/site-process.ts";
import { benchPages } from "./pages.ts";
import type { Part } from "./results.ts";

/** What a phone's first load of each kind of page transfers, and what comes when React does. */
export async function measureBytes(): Promise<Part> {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  const rows: (string | number)[][] = [];
  try {
    for (const [name, path] of benchPages("pt")) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
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
      const answer = await page.goto(site.url + path, { waitUntil: "networkidle" });
      const html = (await answer?.text()) ?? "";
      const first = { scripts: sum("script"), requests: loaded.length };
      const inline = brotliCompressSync(inlineScripts(html)).length;
      const [document, styles, fonts, images] = ["document", "stylesheet", "font", "image"].map(
        sum,
      );
      await page.mouse.move(8, 300);
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      await page.waitForLoadState("networkidle");
      rows.push([
        name,
        document ?? 0,
        styles ?? 0,
        first.scripts + inline,
        fonts ?? 0,
        images ?? 0,
        first.requests,
        sum("script") - first.scripts,
      ]);
      await page.close();
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return {
    columns: ["page", "HTML", "CSS", "JavaScript", "fonts", "pictures", "requests", "React, later"],
    rows,
    method:
      "Bytes as they travel (brotli), first load of the Portuguese page on a 390 px screen. " +
      "Experiences brings React by itself, to ask for the country.",
    failures: [],
  };
}

function inlineScripts(html: string): string {
  const executable = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>(.*?)<\/script>/gs;
  return Array.from(html.matchAll(executable), ([, text]) => text).join("\n");
}
