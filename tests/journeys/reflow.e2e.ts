import { LANGUAGES } from "#language/languages.ts";
import { cutTexts, sidewaysScroll, smallTargets, spaceText } from "../page-layout.ts";
import { expect, test } from "../page-fixtures.ts";
import { onePagePerScreen } from "./all-pages.ts";

// Every screen as it is read at 400 % (a window of 1280 pixels is then 320 wide), with targets
// for a thumb, and with letters and lines as far apart as a visitor may set them.
test.describe.configure({ timeout: 60_000 });

for (const language of LANGUAGES) {
  test(`every screen in ${language} holds at 320 pixels, and with wide text spacing`, async ({
    page,
  }) => {
    for (const path of onePagePerScreen(language)) {
      await page.setViewportSize({ width: 320, height: 568 });
      await page.goto(path);
      const description = await page.locator("meta[name=viewport]").getAttribute("content");
      expect.soft(description).not.toMatch(/user-scalable|maximum-scale/);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const place = `${path} at ${width} pixels`;
        expect.soft(await sidewaysScroll(page), `${place} scrolls sideways`).toBeLessThanOrEqual(0);
        expect.soft(await cutTexts(page), `${place} cuts words`).toEqual([]);
        expect.soft(await smallTargets(page), `${place} has small targets`).toEqual([]);
      }
      await spaceText(page);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const place = `${path} at ${width} pixels, spaced`;
        expect
          .soft(await sidewaysScroll(page), `${place}, scrolls sideways`)
          .toBeLessThanOrEqual(0);
        expect.soft(await cutTexts(page), `${place}, cuts words`).toEqual([]);
      }
    }
  });
}
