import type { Browser, Locator, Page } from "@playwright/test";
import { expect, test } from "./page-fixtures.ts";

/** Somebody at a page of the desk, whose presses are counted. */
export function handsAt(page: Page) {
  let presses = 0;
  return {
    page,
    async press(target: Locator): Promise<void> {
      presses += 1;
      await target.click();
    },
    async choose(field: Locator, ...choice: Parameters<Locator["selectOption"]>): Promise<void> {
      presses += 1;
      await field.selectOption(...choice);
    },
    /** A job from the first page on, in no more presses than `most` says of it. */
    job<Name extends string>(
      most: Readonly<Record<Name, number>>,
      name: Name,
      work: () => Promise<void>,
    ) {
      return test.step(name, async () => {
        await page.goto("/desk");
        presses = 0;
        await work();
        expect(presses, name).toBeLessThanOrEqual(most[name]);
      });
    },
  };
}

/** A page on the phone of somebody else. */
export async function phoneOf(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: "pt-BR",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  return context.newPage();
}
