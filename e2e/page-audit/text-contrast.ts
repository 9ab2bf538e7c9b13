import { isDeepStrictEqual } from "node:util";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";

interface Words {
  readonly text: string;
  readonly colour: readonly number[];
  readonly isLarge: boolean;
  readonly box: { x: number; y: number; width: number; height: number };
}

/**
 * Returns texts in `region` below WCAG 1.4.3's contrast, measured on the pixels behind them: 95 of
 * 100 must keep the ratio. For texts on pictures, whose colours no style states.
 */
async function faintWords(page: Page, region: string): Promise<string[]> {
  const words = await page.evaluate(readWords, region);
  const { data, info } = await drawWithoutWords(page);
  // The opening status appears late and moves the text below it over other pixels.
  if (!isDeepStrictEqual(await page.evaluate(readWords, region), words))
    return faintWords(page, region);
  return words.flatMap(({ text, colour, isLarge, box }) => {
    const own = luminance(colour);
    const ratios: number[] = [];
    for (let y = Math.floor(box.y); y < Math.min(box.y + box.height, info.height); y += 1) {
      for (let x = Math.floor(box.x); x < Math.min(box.x + box.width, info.width); x += 1) {
        const at = (y * info.width + x) * 3;
        const under = luminance([...data.subarray(at, at + 3)]);
        ratios.push((Math.max(own, under) + 0.05) / (Math.min(own, under) + 0.05));
      }
    }
    const ratio = ratios.sort((a, b) => a - b)[Math.floor(ratios.length * 0.05)];
    const isFaint = ratio !== undefined && ratio < (isLarge ? 3 : 4.5);
    return isFaint ? [`${ratio.toFixed(2)}: ${text.slice(0, 40)}`] : [];
  });
}

/** Returns the window's pixels behind its texts. */
async function drawWithoutWords(page: Page) {
  // Transparent text keeps the layout.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { -webkit-text-fill-color: transparent !important }");
    document.adoptedStyleSheets = [sheet];
  });
  const screenshot = await page.screenshot();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

export async function faintWordsOnPictures(page: Page): Promise<string[]> {
  const decoded = () =>
    page.evaluate(() =>
      Promise.all(
        [...document.querySelectorAll<HTMLImageElement>("[data-hero] img, .site-header img")]
          .filter((picture) => picture.checkVisibility())
          .map((picture) => picture.decode()),
      ),
    );
  // A loaded picture may not be drawn yet; another window width loads another file.
  await expect(decoded).toPass();
  return faintWords(page, "[data-hero], .site-header");
}

/** Returns every visible line of text; runs in the page. */
function readWords(region: string): Words[] {
  const found: Words[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const text = (node.textContent ?? "").trim();
    if (text === "" || element?.closest(region) == null || !element.checkVisibility()) continue;
    // Texts for screen readers stand in a box of one pixel and may overflow it.
    if (element.getBoundingClientRect().width < 4) continue;
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { x, y, width, height, bottom } of range.getClientRects()) {
      if (width === 0 || y < 0 || bottom > innerHeight) continue;
      const colour = (style.color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      found.push({ text, colour, isLarge, box: { x, y, width, height } });
    }
  }
  return found;
}

function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) =>
    value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
