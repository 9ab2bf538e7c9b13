import { NEWS, RESTAURANTS } from "#content/built-in-content.server.ts";
import { pathTo, restaurantPath } from "#language/path-to.ts";
import { ONE_PAGE_PER_SCREEN } from "../journeys/all-pages.ts";
import { expect, test } from "../page-fixtures.ts";
import { faintWordsOnPictures } from "./text-contrast.ts";

/** The pages with a picture of their own that the visits of every screen leave out. */
const PATHS = [
  ...RESTAURANTS.map((restaurant) => restaurantPath("pt", restaurant)),
  ...NEWS.map(({ slug }) => pathTo("pt", "newsArticle", { slug })),
].filter((path) => !ONE_PAGE_PER_SCREEN.includes(path));

test("all words on pictures can be read @nightly", async ({ page }) => {
  test.setTimeout(120_000);
  const faint: string[] = [];
  for (const path of PATHS) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const words = await faintWordsOnPictures(page);
      faint.push(...words.map((line) => `${path} ${line}`));
    }
  }
  expect(faint).toEqual([]);
});
