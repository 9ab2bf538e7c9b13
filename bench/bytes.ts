import { chromium } from "@playwright/test";
import { chromiumPath } from "#tests/chromium.ts";
import { startSite } from "#tests/site-process.ts";
import { overBudget } from "./budgets.ts";
import { type FirstLoad, measureFirstLoad } from "./first-load.ts";
import { benchPages } from "./pages.ts";
import type { Part } from "./results.ts";

/** Measures a phone's first load of each kind of page, and what React adds. */
export async function measureBytes(): Promise<Part> {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  const loads: [name: string, load: FirstLoad][] = [];
  try {
    for (const [name, path] of benchPages("pt")) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      loads.push([name, await measureFirstLoad(page, site.url + path)]);
      await page.close();
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return {
    columns: ["page", "HTML", "CSS", "JavaScript", "fonts", "pictures", "requests", "React, later"],
    rows: loads.map(([name, load]) => [
      name,
      load.html,
      load.css,
      load.javascript,
      load.fonts,
      load.pictures,
      load.requests,
      load.react,
    ]),
    method:
      "Bytes as they travel (brotli), first load of the Portuguese page on a 390 px screen. " +
      "Experiences brings React by itself, to ask for the country.",
    failures: loads.flatMap(([name, load]) => overBudget(name, load)),
  };
}
