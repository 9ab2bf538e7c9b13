import { test as analyticsTest } from "../analytics-fixtures.ts";
import { settle, withoutReact } from "../page-actions.ts";
import { accessibilityFaults, expect, hydrate, isNight, test } from "../page-fixtures.ts";
import { CONTENT_PAGES, respondWith } from "../screen-states.ts";
import { openEverything, styleDifferences } from "../visit/computed-styles.ts";

// A page that is closed takes the files with it that are held.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));
analyticsTest.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

// Where most is otherwise; of what is found the visit looks at each page. The server chooses rules in the same way
// whatever the page says, and never by a condition: the visit prints and forces colours by a page's own rules, too.
test("pages of a product API that fails carry what they need, and are accessible by night", async ({
  page,
  siteWithFailingApi: { url, api },
}) => {
  test.setTimeout(90_000);
  respondWith(api.responses, "error");
  for (const path of isNight ? CONTENT_PAGES : CONTENT_PAGES.slice(0, 2)) {
    await page.setViewportSize({ width: 390, height: 844 });
    await withoutReact(page, url + path);
    if (isNight) expect(await accessibilityFaults(page), path).toEqual([]);
    await openEverything(page);
    expect(await styleDifferences(page), path).toEqual([]);
  }
});

test("a form that is sent back with its errors carries what they need", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withoutReact(page, "/pt/contato");
  await page.locator("main form").evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
    form.submit();
  });
  await expect(page.locator("main form [aria-invalid=true]").first()).toBeVisible();
  expect(await styleDifferences(page)).toEqual([]);
});

analyticsTest(
  "so does a page with the question about cookies",
  async ({ page, siteWithAnalytics }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await withoutReact(page, `${siteWithAnalytics.url}/pt/contato`);
    await expect(page.locator("#consent")).toBeVisible();
    await openEverything(page);
    expect(await styleDifferences(page)).toEqual([]);
  },
);

test("the whole stylesheet comes with React, and nothing moves or is drawn otherwise", async ({
  page,
}) => {
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
    const widths = new Set<string>();
    const shifts: number[] = [];
    Object.assign(window, { widths, shifts });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) shifts.push(shift.startTime);
    }).observe({ type: "layout-shift" });
    const texts = [...document.querySelectorAll("h1, h2, p:not([data-opening]), a, button")];
    const range = document.createRange();
    (function measure() {
      const all = texts.map((text) => {
        range.selectNodeContents(text);
        return range.getBoundingClientRect().width;
      });
      widths.add(all.join());
      requestAnimationFrame(measure);
    })();
  });
  await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
  release();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  const measured = () =>
    page.evaluate(() => {
      const { widths, shifts } = window as unknown as { widths: Set<string>; shifts: number[] };
      return { widths: widths.size, shifts };
    });
  expect(await measured()).toEqual({ widths: 1, shifts: [] });
});

test.describe("where the stylesheet is lost on the way", () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test("the page stays as it is, and the next sign of intent asks again", async ({ page }) => {
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
