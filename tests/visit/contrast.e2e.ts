import { NEWS } from "#content/news/all-news.ts";
import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import { pathTo, restaurantPath } from "#language/path-to.ts";
import { expect, test } from "../page-fixtures.ts";
import { ONE_PAGE_PER_SCREEN } from "../journeys/all-pages.ts";
import { faintWordsOnPictures } from "./text-contrast.ts";

/** The pages with a picture of their own that the visits of every screen leave out. */
const PATHS = [
  ...RESTAURANTS.map((restaurant) => restaurantPath("pt", restaurant)),
  ...NEWS.map(({ slug }) => pathTo("pt", "newsArticle", { slug })),
].filter((path) => !ONE_PAGE_PER_SCREEN.includes(path));

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`at ${width} pixels all words on pictures can be read`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    const faint: string[] = [];
    for (const path of PATHS) {
      await page.goto(path);
      const words = await faintWordsOnPictures(page);
      faint.push(...words.map((line) => `${path} ${line}`));
    }
    expect(faint).toEqual([]);
  });
}
