import { brotliCompressSync } from "node:zlib";
import { holdReact, recordResponses, settle } from "../page-actions.ts";
import { expect, hydrate, test } from "../page-fixtures.ts";
import { ONE_PAGE_PER_SCREEN } from "./all-pages.ts";

// Budgets in bytes as they travel, brotli.
const FIRST_LOAD_SCRIPT = 5 * 1024;
const HOME_HTML = 16 * 1024;
/** See docs/decisions/0015-how-small-the-application-can-be.md. */
const REACT_APPLICATION = 128 * 1024;

/** Opens with the detection of the country, which brings React by itself (reading 35). */
const STARTS_REACT = "/pt/experiencias";

/** The scripts that run out of the page itself; data blocks and the held application do not. */
function inlineScripts(html: string): string {
  const executable = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>(.*?)<\/script>/gs;
  return Array.from(html.matchAll(executable), ([, text]) => text).join("\n");
}

for (const path of ONE_PAGE_PER_SCREEN) {
  test(`${path} first loads 5 KB of script, two fonts and nothing from elsewhere`, async ({
    page,
    baseURL,
  }) => {
    if (path === STARTS_REACT) await holdReact(page);
    const recorded = recordResponses(page);
    const answer = await page.goto(path);
    // Held files would keep the network from ever coming to rest.
    if (path !== STARTS_REACT) await settle(page);

    const inline = brotliCompressSync(inlineScripts((await answer?.text()) ?? "")).length;
    const files = await recorded.scriptBytes();
    const description = `${files + inline} (${inline} in the page)`;
    test.info().annotations.push({ type: "script bytes", description });
    expect(files + inline).toBeLessThanOrEqual(FIRST_LOAD_SCRIPT);

    // The italic comes after the page, where some words ask for it.
    const fonts = recorded.ofType("font").filter((font) => !font.url().includes("italic"));
    expect(fonts.length).toBeLessThanOrEqual(2);
    expect(await page.locator('link[rel="preload"][as="font"]').count()).toBeLessThanOrEqual(2);

    const asked = recorded.addresses().filter((address) => !address.startsWith("data:"));
    expect(asked.filter((address) => !address.startsWith(`${baseURL}/`))).toEqual([]);
  });
}

test("home travels in at most 16 KB of HTML", async ({ page }) => {
  const answer = await page.goto("/pt");
  expect(await answer?.headerValue("content-encoding")).toBe("br");
  const size = (await answer?.request().sizes())?.responseBodySize ?? Number.POSITIVE_INFINITY;
  test.info().annotations.push({ type: "html bytes", description: String(size) });
  expect(size).toBeLessThanOrEqual(HOME_HTML);
});

test("React and the application come to at most 128 KB when they do come", async ({ page }) => {
  const recorded = recordResponses(page);
  await page.goto("/pt");
  await hydrate(page);
  await settle(page);
  const bytes = await recorded.scriptBytes();
  test.info().annotations.push({ type: "application bytes", description: String(bytes) });
  expect(bytes).toBeLessThanOrEqual(REACT_APPLICATION);
});
