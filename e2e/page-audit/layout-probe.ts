import type { Page } from "@playwright/test";
import { isNight } from "#tests/page-fixtures.ts";
import {
  cutTexts,
  enlargeLetters,
  sidewaysScroll,
  smallTargets,
  spaceText,
} from "./page-layout.ts";

/** The widest and the narrowest. */
export const ENDS = [1280, 320];
/** The others. */
export const MIDDLE = [820, 390];
export const ALL_WIDTHS = [...ENDS, ...MIDDLE];

interface Way {
  readonly name: string;
  /** Changes the page, and returns a function that reverts it. */
  readonly apply: (page: Page) => Promise<() => Promise<unknown>>;
}

/** WCAG 1.4.4: text of twice the size, by each browser's method. */
export const LARGE_LETTERS: readonly Way[] = [
  {
    name: "the browser's letters set to 32 pixels",
    async apply(page) {
      const session = await page.context().newCDPSession(page);
      const set = (standard: number) =>
        session.send("Page.setFontSizes", { fontSizes: { standard } });
      await set(32);
      return async () => {
        await set(16);
        await session.detach();
      };
    },
  },
  {
    // Like Safari's and Firefox's text zoom: rem follows, media queries do not.
    name: "text and what is measured by it zoomed to 200 %",
    async apply(page) {
      await page.evaluate(() =>
        document.documentElement.style.setProperty("font-size", "200%", "important"),
      );
      return () => page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    },
  },
  {
    name: "letters alone zoomed to 200 %",
    async apply(page) {
      await enlargeLetters(page, 2);
      return () => enlargeLetters(page, 1);
    },
  },
];

const letterSize = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontSize);

/**
 * Returns what scrolls sideways, is cut or is too small to tap: at 400 % (a 1280 pixel window
 * becomes 320), with maximum text spacing, and with text of twice the size.
 */
export async function layoutFaults(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  const look = async (place: string) => {
    const sideways = await sidewaysScroll(page);
    if (sideways > 0) found.push(`${place}: scrolls sideways by ${sideways}`);
    found.push(...(await cutTexts(page)).map((cut) => `${place}: ${cut}`));
  };
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    if (ENDS.includes(width)) {
      await look(`${width} pixels`);
      // By day axe looks at phones in Portuguese.
      const small = width === 1280 || isNight ? await smallTargets(page) : [];
      found.push(...small.map((target) => `${width} pixels: small target ${target}`));
      const unspace = await spaceText(page);
      await look(`${width} pixels, spaced`);
      await unspace();
    }
    for (const { name, apply } of LARGE_LETTERS) {
      const undo = await apply(page);
      await look(`${width} pixels, ${name}`);
      // Text grows with the window; here it has 17 pixels.
      const size = width === 320 ? await letterSize(page) : "34px";
      if (size !== "34px") found.push(`${width} pixels, ${name}: the text has ${size}`);
      await undo();
    }
  }
  return found;
}
