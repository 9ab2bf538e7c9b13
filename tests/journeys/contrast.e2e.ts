import { ARTICLES } from "#content/news/all-articles.ts";
import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import { pathTo, restaurantPath } from "#language/path-to.ts";
import { expect, test } from "../page-fixtures.ts";
import { faintWords } from "../text-contrast.ts";
import { ONE_PAGE_PER_SCREEN } from "./all-pages.ts";

const PATHS = new Set([
  ...ONE_PAGE_PER_SCREEN,
  ...RESTAURANTS.map((restaurant) => restaurantPath("pt", restaurant)),
  ...ARTICLES.map(({ slug }) => pathTo("pt", "newsArticle", { slug })),
]);

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`at ${width} pixels all words on pictures and in the header can be read`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    const faint: string[] = [];
    for (const path of PATHS) {
      await page.goto(path, { waitUntil: "networkidle" });
      const words = await faintWords(page, "[data-hero], .site-header");
      faint.push(...words.map((line) => `${path} ${line}`));
    }
    expect(faint).toEqual([]);
  });
}

test("the measure finds words that are too faint, and no others", async ({ page }) => {
  await page.setContent(`
    <p style="color: #fff; background: linear-gradient(to right, #000, #999)">Fading words, small</p>
    <p style="color: #777; background: #fff">Just too faint</p>
    <p style="color: #767676; background: #fff">Just dark enough</p>
    <p style="color: #949494; background: #fff; font-size: 24px">Large enough</p>`);
  const faint = (await faintWords(page, "body")).map((line) => line.replace(/^[\d.]+: /, ""));
  expect(faint).toEqual(["Just too faint"]);
});
