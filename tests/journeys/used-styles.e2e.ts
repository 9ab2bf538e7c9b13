import type { Page } from "@playwright/test";
import { test as analyticsTest } from "../analytics-fixtures.ts";
import { emulateMedia, forceStates, styleDifferences } from "../computed-styles.ts";
import { holdReact, recordResponses, settle } from "../page-actions.ts";
import { expect, hydrate, test } from "../page-fixtures.ts";
import { API_STATES, CONTENT_PAGES, respondWith } from "../screen-states.ts";
import { ONE_PAGE_PER_SCREEN } from "./all-pages.ts";

const WIDTHS = [390, 1280];

// A page that is closed takes the files with it that are held.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));
analyticsTest.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

/** A page on which nothing starts React, and no sentence about now comes between two looks at it. */
async function open(page: Page, url: string, width: number): Promise<void> {
  await holdReact(page);
  await page.route("**/assets/*show-opening-status-*.js", () => {});
  await page.setViewportSize({ width, height: 844 });
  await page.goto(url, { waitUntil: "load" });
}

/** Everything that opens by itself or by a button, and every field with an error. */
function openEverything(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const one of document.querySelectorAll("details")) one.open = true;
    for (const one of document.querySelectorAll(".opening-sentence")) one.textContent = "Open";
    for (const one of document.querySelectorAll("dialog")) if (!one.open) one.showModal();
    for (const one of document.querySelectorAll<HTMLElement>("[popover]")) one.showPopover();
    for (const one of document.querySelectorAll("input, select, textarea"))
      one.setAttribute("aria-invalid", "true");
    for (const one of document.querySelectorAll("button"))
      one.setAttribute("aria-disabled", "true");
  });
}

for (const path of ONE_PAGE_PER_SCREEN) {
  for (const width of WIDTHS) {
    test(`${path} at ${width} px needs no other rules than it carries, in any state`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await open(page, path, width);
      expect(await styleDifferences(page), "as it comes").toEqual([]);
      await openEverything(page);
      expect(await styleDifferences(page), "everything open").toEqual([]);
      await emulateMedia(page, { media: "print" });
      expect(await styleDifferences(page), "on paper").toEqual([]);
      await emulateMedia(page, { media: "screen", forcedColors: "active" });
      expect(await styleDifferences(page), "in the colours of the system").toEqual([]);
      await emulateMedia(page, { forcedColors: "none", reducedMotion: "reduce" });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("DOM.enable");
      await devtools.send("CSS.enable");
      await forceStates(devtools, ["hover", "focus", "focus-visible", "focus-within", "active"]);
      expect(await styleDifferences(page), "under mouse and focus").toEqual([]);
    });
  }
}

for (const state of API_STATES) {
  test(`with a product API that says ${state}, pages carry what they need`, async ({
    page,
    siteWithFailingApi: { url, api },
  }) => {
    test.setTimeout(90_000);
    respondWith(api.responses, state);
    for (const path of CONTENT_PAGES) {
      await open(page, url + path, 390);
      await openEverything(page);
      expect(await styleDifferences(page), path).toEqual([]);
    }
  });
}

test("a form that is sent back with its errors carries what they need", async ({ page }) => {
  await open(page, "/pt/contato", 390);
  await page.locator("main form").evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
    form.submit();
  });
  await expect(page.locator("main form [aria-invalid]").first()).toBeVisible();
  expect(await styleDifferences(page)).toEqual([]);
});

analyticsTest(
  "so does a page with the question about cookies",
  async ({ page, siteWithAnalytics }) => {
    for (const width of WIDTHS) {
      await open(page, `${siteWithAnalytics.url}/pt`, width);
      await expect(page.locator("#consent")).toBeVisible();
      expect(await styleDifferences(page)).toEqual([]);
      await openEverything(page);
      expect(await styleDifferences(page)).toEqual([]);
    }
  },
);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ONE_PAGE_PER_SCREEN) {
    test(`${path} asks for no stylesheet but that for paper, and lacks nothing`, async ({
      page,
    }) => {
      const recorded = recordResponses(page);
      await page.goto(path);
      const asked = recorded.ofType("stylesheet").map((response) => response.url());
      expect(asked).toEqual([expect.stringMatching(/\/print-[\w-]{8}\.css$/)]);
      expect(await styleDifferences(page)).toEqual([]);
    });
  }
});

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
  await page.mouse.move(8, 300);
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
    const failed = page.waitForEvent("requestfailed");
    await page.mouse.move(8, 300);
    await failed;
    await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
    isLost = false;
    await hydrate(page);
  });
});
