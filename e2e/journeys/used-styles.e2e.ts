import { settle, withoutReact } from "#tests/page-actions.ts";
import { expect, hydrate, test } from "#tests/page-fixtures.ts";
import { styleDifferences } from "../page-audit/computed-styles.ts";

// Releases held files of a closed page.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test("carries the styles of errors in a returned form", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withoutReact(page, "/pt/contato");
  await page.locator("main form").evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
    form.submit();
  });
  await expect(page.locator("main form [aria-invalid=true]").first()).toBeVisible();
  expect(await styleDifferences(page)).toEqual([]);
});

test("loads the whole stylesheet with React without moving anything", async ({ page }) => {
  const { promise: asked, resolve: onAsked } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/root-*.css", async (route) => {
    onAsked();
    await released;
    await route.continue();
  });
  await page.goto("/pt/contato");
  await settle(page);
  await page.mouse.move(8, 300, { steps: 2 });
  await asked;
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) shifts.push(shift.startTime);
    }).observe({ type: "layout-shift" });
  });
  await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
  release();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  const shifts = () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(await shifts()).toEqual([]);
});

test.describe("with a lost stylesheet", () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test("keeps the page, and requests the stylesheet again at the next intent", async ({ page }) => {
    let isLost = true;
    await page.route("**/assets/root-*.css", (route) =>
      isLost ? route.abort() : route.continue(),
    );
    await page.goto("/pt/contato");
    const started = page.waitForResponse(/\/entry\.client-/);
    await page.mouse.move(8, 300, { steps: 2 });
    await started;
    await settle(page);
    await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
    isLost = false;
    await hydrate(page);
  });
});
