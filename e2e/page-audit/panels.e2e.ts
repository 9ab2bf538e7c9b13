import { expect, expectAccessible, isNight, test, withReact } from "#tests/page-fixtures.ts";
import { ALL_WIDTHS, ENDS, LARGE_LETTERS } from "./layout-probe.ts";
import { cutTexts } from "./page-layout.ts";

test("opens header panels without accessibility violations", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await withReact(page, "/pt/restaurantes");
  await page.getByRole("button", { name: "Abrir a lista de casas" }).click();
  await expect(page.locator("#restaurants-panel")).toBeVisible();
  await expectAccessible(page);
  await page.locator("button[popovertarget=language-panel]").click();
  await expect(page.locator("#language-panel")).toBeVisible();
  await expectAccessible(page);
});

for (const { name, apply } of LARGE_LETTERS) {
  test(`menu and panels hold with ${name}`, async ({ page }) => {
    for (const width of isNight ? ALL_WIDTHS : ENDS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/pt/contato");
      await apply(page);
      for (const opener of await page.locator("header button:visible").all()) {
        await opener.click();
        const open = page.locator("header :is(dialog[open], :popover-open)");
        await expect(open).toBeInViewport();
        const sideways = await open.evaluate((one) => one.scrollWidth - one.clientWidth);
        expect.soft(sideways, `${width} pixels`).toBeLessThanOrEqual(0);
        expect.soft(await cutTexts(page), `${width} pixels`).toEqual([]);
        await page.keyboard.press("Escape");
        await expect(open).toHaveCount(0);
      }
    }
  });
}
