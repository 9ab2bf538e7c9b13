import { brotliCompressSync } from "node:zlib";
import { overBudget } from "#bench/budgets.ts";
import { inlineScripts, measureFirstLoad } from "#bench/first-load.ts";
import { benchPages } from "#bench/pages.ts";
import { visitorsChromiumPath } from "#tests/chromium.ts";
import { holdReact, recordResponses } from "#tests/page-actions.ts";
import { expect, test } from "#tests/page-fixtures.ts";

// The packaged Chromium requests more: disabled stylesheets, pictures far below.
test.skip(visitorsChromiumPath() === undefined, "Bytes are counted in an installed Chromium");

// Budgets in bytes of brotli.
const FIRST_LOAD_SCRIPT = 5 * 1024;
/** It detects the country at once, which loads React (rule 3.14). */
const STARTS_REACT = "/pt/experiencias";

/** A restaurant with known hours also loads the script for its opening status. */
const WITH_HOURS = "/pt/restaurantes/madrid/rubaiyat-madrid";

const BUDGETED = new Map(Array.from(benchPages("pt"), ([name, path]) => [path, name]));
/** One page per kind: home, a list, an entry, a form. */
const OF_A_KIND =
  /^\/pt(\/restaurantes|\/contato|\/experiencias|\/restaurantes\/.*|\/novidades\/.*)?$/;

for (const path of [WITH_HOURS, ...[...BUDGETED.keys()].filter((one) => OF_A_KIND.test(one))]) {
  test(`${path} first loads 5 KB of script, two fonts and nothing from elsewhere, and keeps to its budget`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const recorded = recordResponses(page);
    const load = await measureFirstLoad(page, `${baseURL}${path}`);
    test.info().annotations.push({ type: "first load", description: JSON.stringify(load) });
    if (path !== STARTS_REACT) expect(load.javascript).toBeLessThanOrEqual(FIRST_LOAD_SCRIPT);
    const name = BUDGETED.get(path);
    if (name !== undefined) expect(overBudget(name, load)).toEqual([]);

    // The italic font loads later, where a word needs it.
    const fonts = recorded.ofType("font").filter((font) => !font.url().includes("italic"));
    expect(fonts.length).toBeLessThanOrEqual(2);
    expect(await page.locator('link[rel="preload"][as="font"]').count()).toBeLessThanOrEqual(2);
    const asked = recorded.urls().filter((url) => !url.startsWith("data:"));
    expect(asked.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
    await page.close();
  });
}

test("loads 5 KB of script besides React on a page that needs it", async ({ page }) => {
  await holdReact(page);
  const recorded = recordResponses(page);
  const response = await page.goto(STARTS_REACT);
  const inline = brotliCompressSync(inlineScripts((await response?.text()) ?? "")).length;
  expect((await recorded.scriptBytes()) + inline).toBeLessThanOrEqual(FIRST_LOAD_SCRIPT);
});
