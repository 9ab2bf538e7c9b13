import { expect, type Page, type Response } from "@playwright/test";

const REACT_FILES = /\/assets\/(?!(?:bootstrap|consent|services|first)-)[^/]+\.js$/;

/**
 * Holds back what the page asks for, as a slow network does, until the response is called. The route stays after that:
 * where one is taken away while the browser asks, Chromium may keep the requests for ever.
 */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    // The page may be gone by now, and nobody waits for the file any more.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

export const holdReact = (page: Page) => hold(page, REACT_FILES);

/** A page on which nothing starts React, and no sentence about now comes between two looks at it. */
export async function withoutReact(page: Page, url: string): Promise<void> {
  await holdReact(page);
  await page.route("**/assets/*show-opening-status-*.js", () => {});
  await page.goto(url, { waitUntil: "load" });
}

/** Goes to a URL inside the running application, as one of its links does. */
export async function navigateInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    void router.navigate(to);
  }, path);
}

/** Chooses another language in the header of a wide window. */
export async function switchLanguage(page: Page, name: string): Promise<void> {
  await page.locator("button[popovertarget=language-panel]").click();
  await page.locator("#language-panel").getByRole("link", { name }).click();
}

/** What the page asks the network for from now on, in order. */
export function recordResponses(page: Page) {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  const ofType = (type: string) =>
    responses.filter((response) => response.request().resourceType() === type);
  return {
    ofType,
    urls: () => responses.map((response) => response.url()),
    /** Bytes on the wire of all scripts so far, as compressed as they came. */
    async scriptBytes(): Promise<number> {
      const sizes = await Promise.all(ofType("script").map((one) => one.request().sizes()));
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    },
  };
}

/** Waits until everything that the page fetches by itself has come. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.waitForLoadState("networkidle");
}

/** Fails when the element that has the focus is hidden (WCAG 2.4.11) or not marked as such. */
export async function expectFocusInSight(page: Page): Promise<void> {
  const hidden = await hiddenFocus(page);
  expect(hidden === "end" ? undefined : hidden, "focused, yet out of sight").toBeUndefined();
}

/**
 * What is wrong with the element that has the focus: it is outside the window or wholly under
 * the fixed header or another fixed bar, or nothing is drawn around it. "end" when the focus has
 * left the page's controls, or has come to the part `endsAt`.
 */
export function hiddenFocus(page: Page, endsAt?: string): Promise<string | undefined> {
  return page.evaluate((end) => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return "end";
    if (end !== undefined && focused.closest(end) !== null) return "end";
    // A control that is drawn by its label alone is seen where the label is.
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
    const isDrawnByLabel = label !== undefined && focused.getBoundingClientRect().width < 2;
    const seen = isDrawnByLabel ? label : focused;
    const { left, right, top, bottom } = seen.getBoundingClientRect();
    const isSeenAt = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      if (hit === null) return false;
      for (let above: Element | null = hit; above !== null; above = above.parentElement) {
        if (above.contains(seen) || seen.contains(above)) return true;
        if (/fixed|sticky/.test(getComputedStyle(above).position)) return false;
      }
      return true;
    };
    const parts = [0.02, 0.25, 0.5, 0.75, 0.98];
    const isInSight = parts.some((across) =>
      parts.some((down) => isSeenAt(left + (right - left) * across, top + (bottom - top) * down)),
    );
    const description = focused.outerHTML.slice(0, 160);
    if (!isInSight) return `out of sight: ${description}`;
    const marks = [focused, seen, focused.parentElement ?? focused].map((one) =>
      getComputedStyle(one),
    );
    const isMarked = marks.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
    );
    // The button in a field for a date or a time is the browser's own, and marked by it.
    const isInnerPart = focused.matches(":is([type=date], [type=time]):not(:focus-visible)");
    return isMarked || isInnerPart ? undefined : `not marked: ${description}`;
  }, endsAt);
}

/** Lets React begin to hydrate, and keeps the data that stand in the page from it until `release`. */
export async function holdHydration(page: Page) {
  await page.addInitScript(() => {
    const released = new Promise<void>((resolve) => Object.assign(window, { release: resolve }));
    window.TextEncoderStream = class extends TransformStream<string, Uint8Array> {
      constructor() {
        const encoder = new TextEncoder();
        super({
          transform: async (text, stream) => {
            await released;
            stream.enqueue(encoder.encode(text));
          },
        });
      }
    } as unknown as typeof TextEncoderStream;
  });
  return {
    async begin(): Promise<void> {
      await page.keyboard.press("Shift");
      await page.waitForFunction(() =>
        Object.keys(document).some((key) => key.startsWith("_react")),
      );
    },
    release: () => page.evaluate(() => (window as unknown as { release: () => void }).release()),
  };
}
