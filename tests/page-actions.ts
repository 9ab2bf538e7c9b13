import { expect, type Page, type Response } from "@playwright/test";

const REACT_FILES = /\/assets\/(?!(?:bootstrap|consent|services)-)[^/]+\.js$/;

/** Holds back React's files, as a slow network does, until the answer is called. */
export async function holdReact(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(REACT_FILES, async (route) => {
    await promise;
    // The page may be gone by now, and nobody waits for the file any more.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    resolve();
    await page.unroute(REACT_FILES);
  };
}

/** Goes to an address inside the running application, as one of its links does. */
export async function navigateInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    void router.navigate(to);
  }, path);
}

/** What the page asks the network for from now on, in order. */
export function recordResponses(page: Page) {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  const ofType = (type: string) =>
    responses.filter((response) => response.request().resourceType() === type);
  return {
    ofType,
    addresses: () => responses.map((response) => response.url()),
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

/** The element that has the focus must not lie wholly under the fixed header (WCAG 2.4.11). */
export async function expectFocusInSight(page: Page): Promise<void> {
  const hidden = await page.evaluate(() => {
    const focused = document.activeElement;
    const header = document.querySelector("header");
    if (focused === null || header === null || focused === document.body) return undefined;
    if (header.contains(focused) || focused.matches(".skip-link")) return undefined;
    const { bottom, top } = focused.getBoundingClientRect();
    const isHidden = bottom <= header.getBoundingClientRect().bottom || top >= innerHeight;
    return isHidden ? focused.outerHTML.slice(0, 200) : undefined;
  });
  expect(hidden, "focused, yet out of sight").toBeUndefined();
}
