import { test as analyticsTest } from "../analytics-fixtures.ts";
import { settle, withoutReact } from "../page-actions.ts";
import { accessibilityFaults, expect, hydrate, isNight, NIGHTLY, test } from "../page-fixtures.ts";
import { API_STATES, CONTENT_PAGES, respondWith } from "../screen-states.ts";
import { styleDifferences } from "../visit/computed-styles.ts";
import { ALL_STATES, openEverything, styleFaults } from "../visit/styles-probe.ts";
import { ONE_PAGE_PER_SCREEN } from "./all-pages.ts";

// A page that is closed takes the files with it that are held.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));
analyticsTest.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

for (const state of API_STATES) {
  // The server chooses rules in the same way whatever the page says: by day, where most is otherwise.
  const [tags, pages] =
    state === "error" ? [{}, CONTENT_PAGES.slice(0, 2)] : [NIGHTLY, CONTENT_PAGES];
  test(
    `with a product API that says ${state}, pages carry what they need, and are accessible by night`,
    tags,
    async ({ page, siteWithFailingApi: { url, api } }) => {
      test.setTimeout(90_000);
      respondWith(api.responses, state);
      for (const path of isNight ? CONTENT_PAGES : pages) {
        await page.setViewportSize({ width: 390, height: 844 });
        await withoutReact(page, url + path);
        if (isNight) expect(await accessibilityFaults(page), path).toEqual([]);
        await openEverything(page);
        expect(await styleDifferences(page), path).toEqual([]);
      }
    },
  );
}

// By day the visit looks at each page, open and under mouse and focus.
for (const path of ONE_PAGE_PER_SCREEN) {
  test(
    `${path} needs no other rules than it carries, in any state at any width`,
    NIGHTLY,
    async ({ page }) => {
      test.setTimeout(120_000);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await withoutReact(page, path);
        expect(await styleFaults(page, ALL_STATES), `at ${width} pixels`).toEqual([]);
      }
    },
  );
}

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
