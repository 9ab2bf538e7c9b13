import { brotliCompressSync } from "node:zlib";
import { overBudget } from "#bench/budgets.ts";
import { inlineScripts, measureFirstLoad } from "#bench/first-load.ts";
import { benchPages } from "#bench/pages.ts";
import { headless, visitorsChromiumPath } from "../chromium.ts";
import { holdReact, recordResponses, settle } from "../page-actions.ts";
import { expect, test } from "../page-fixtures.ts";
import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import { restaurantPath } from "#language/path-to.ts";
import { ONE_PAGE_PER_SCREEN } from "./all-pages.ts";

// The Chromium of a package asks for more: a stylesheet that is off, pictures far below.
const chromium = visitorsChromiumPath();
test.skip(chromium === undefined, "Bytes are counted in an installed Chromium");
test.use({ launchOptions: headless(chromium ?? "") });

// Budgets in bytes as they travel, brotli.
const FIRST_LOAD_SCRIPT = 5 * 1024;
const HOME_HTML = 16 * 1024;
/** Opens with the detection of the country, which brings React by itself (rule 3.14). */
const STARTS_REACT = "/pt/experiencias";

/** A restaurant whose hours are known: it also fetches what says whether it is open. */
const WITH_HOURS = "/pt/restaurantes/madrid/rubaiyat-madrid";

for (const path of [...ONE_PAGE_PER_SCREEN, WITH_HOURS]) {
  test(`${path} first loads 5 KB of script, two fonts and nothing from elsewhere`, async ({
    page,
    baseURL,
  }) => {
    if (path === STARTS_REACT) await holdReact(page);
    const recorded = recordResponses(page);
    const response = await page.goto(path);
    // Held files would keep the network from ever coming to rest.
    if (path !== STARTS_REACT) await settle(page);

    const inline = brotliCompressSync(inlineScripts((await response?.text()) ?? "")).length;
    const files = await recorded.scriptBytes();
    const description = `${files + inline} (${inline} in the page)`;
    test.info().annotations.push({ type: "script bytes", description });
    expect(files + inline).toBeLessThanOrEqual(FIRST_LOAD_SCRIPT);

    // The italic comes after the page, where some words ask for it.
    const fonts = recorded.ofType("font").filter((font) => !font.url().includes("italic"));
    expect(fonts.length).toBeLessThanOrEqual(2);
    expect(await page.locator('link[rel="preload"][as="font"]').count()).toBeLessThanOrEqual(2);

    const asked = recorded.urls().filter((url) => !url.startsWith("data:"));
    expect(asked.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
  });
}

test("home travels in at most 16 KB of HTML", async ({ page }) => {
  const response = await page.goto("/pt");
  expect(await response?.headerValue("content-encoding")).toBe("br");
  const size = (await response?.request().sizes())?.responseBodySize ?? Number.POSITIVE_INFINITY;
  test.info().annotations.push({ type: "html bytes", description: String(size) });
  expect(size).toBeLessThanOrEqual(HOME_HTML);
});

for (const [name, path] of benchPages("pt")) {
  test(`${path} keeps to its budget of bytes and requests`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const load = await measureFirstLoad(page, `${baseURL}${path}`);
    test.info().annotations.push({ type: "first load", description: JSON.stringify(load) });
    expect(overBudget(name, load)).toEqual([]);
    await page.close();
  });
}

// The telephone has as many pixels to one of CSS as any has.
for (const [width, height, deviceScaleFactor, most] of [
  [390, 844, 4, 60_000],
  [1280, 800, 1, 150_000],
] as const) {
  test(`at ${width} pixels no picture weighs more than ${most / 1000} KB`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor });
    const heavy = new Set<string>();
    page.on("response", async (response) => {
      if (response.request().resourceType() !== "image") return;
      const { responseBodySize } = await response.request().sizes();
      if (responseBodySize > most) heavy.add(`${response.url()}: ${responseBodySize}`);
    });
    const paths = RESTAURANTS.map((restaurant) => restaurantPath("pt", restaurant));
    for (const path of [...ONE_PAGE_PER_SCREEN, ...paths]) {
      await page.goto(`${baseURL}${path}`);
      await page.evaluate(() => {
        for (const image of document.images) image.loading = "eager";
      });
      await page.waitForLoadState("networkidle");
    }
    await page.close();
    expect([...heavy]).toEqual([]);
  });
}

test("a page over its budget is named with what exceeds it", () => {
  const nothing = { html: 0, css: 0, javascript: 0, fonts: 0, pictures: 0, requests: 0, react: 0 };
  expect(overBudget("home", nothing)).toEqual([]);
  expect(overBudget("home", { ...nothing, requests: 500 })).toEqual([
    expect.stringContaining("home: requests 500, budget"),
  ]);
  expect(overBudget("a new kind", nothing)).toHaveLength(1);
});
