import { hiddenFocus } from "../page-actions.ts";
import { expect, hydrate, test } from "../page-fixtures.ts";
import { ONE_PAGE_PER_SCREEN } from "./all-pages.ts";

// Each screen is walked through with the Tab key, from its first control to its last.
test.describe.configure({ timeout: 60_000 });

for (const [width, height] of [
  [1280, 700],
  [390, 700],
] as const) {
  test(`at ${width} pixels the focus is on every screen in sight and drawn`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [index, path] of ONE_PAGE_PER_SCREEN.entries()) {
      await page.goto(path);
      await hydrate(page);
      // Header and footer are the same everywhere: the first screen is walked with both.
      const isWhole = index === 0;
      await page.keyboard.press("Tab");
      if (!isWhole) await page.keyboard.press("Enter");
      const found: string[] = [];
      let steps = 0;
      for (let isInside = true; isInside && steps < 200; steps += 1) {
        await page.keyboard.press("Tab");
        const hidden = await hiddenFocus(page);
        isInside =
          hidden !== "end" && (isWhole || (await page.locator("footer :focus").count()) === 0);
        if (isInside && hidden !== undefined) found.push(hidden);
      }
      expect.soft(found, path).toEqual([]);
      expect(steps, `${path}: stops of the Tab key`).toBeGreaterThan(1);
      expect(steps, `${path}: the Tab key is held nowhere`).toBeLessThan(200);
    }
  });
}
