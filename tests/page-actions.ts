import { expect, type Page, type Response } from "@playwright/test";

const REACT_FILES = /\/assets\/(?!(?:bootstrap|consent|services|first)-)[^/]+\.js$/;

/** Holds requests back until the returned function is called. The route stays, because Chromium may lose held requests. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    // The page may be closed by now.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

export const holdReact = (page: Page) => hold(page, REACT_FILES);

/** Opens a page without React and without the changing opening status. */
export async function withoutReact(page: Page, url: string): Promise<void> {
  await holdReact(page);
  await page.route("**/assets/*show-opening-status-*.js", () => {});
  await page.goto(url, { waitUntil: "load" });
}

export async function navigateInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    void router.navigate(to);
  }, path);
}

export async function switchLanguage(page: Page, name: string): Promise<void> {
  await page.locator("button[popovertarget=language-panel]").click();
  await page.locator("#language-panel").getByRole("link", { name }).click();
}

export function recordResponses(page: Page) {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  const ofType = (type: string) =>
    responses.filter((response) => response.request().resourceType() === type);
  return {
    ofType,
    urls: () => responses.map((response) => response.url()),
    /** Transferred bytes of all scripts so far. */
    async scriptBytes(): Promise<number> {
      const sizes = await Promise.all(ofType("script").map((one) => one.request().sizes()));
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    },
  };
}

export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.waitForLoadState("networkidle");
}

/** Fails if the focused element is hidden (WCAG 2.4.11) or not marked. */
export async function expectFocusInSight(page: Page): Promise<void> {
  const hidden = await hiddenFocus(page);
  expect(hidden === "end" ? undefined : hidden, "focused, yet out of sight").toBeUndefined();
}

/**
 * Returns a fault of the focused element: outside the window, covered by a fixed bar, or not marked. "end" once the focus
 * has left the page's controls or reached `endsAt`.
 */
export function hiddenFocus(page: Page, endsAt?: string): Promise<string | undefined> {
  return page.evaluate((end) => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return "end";
    if (end !== undefined && focused.closest(end) !== null) return "end";
    // A hidden control is visible by its label.
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
    // The browser marks its own button in a date or time field.
    const isInnerPart = focused.matches(":is([type=date], [type=time]):not(:focus-visible)");
    return isMarked || isInnerPart ? undefined : `not marked: ${description}`;
  }, endsAt);
}

/** Lets React begin to hydrate, but holds its page data back until `release`. */
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
