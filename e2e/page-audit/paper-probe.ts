import type { Page } from "@playwright/test";

/** Prints like a browser's menu command, and returns the number of A4 sheets. */
export async function printedSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}

/**
 * Returns printed parts that are not black on white, fixed, below a picture, fillable only, or
 * wider than a sheet.
 */
export async function paperFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: "print" });
  const found = await page.evaluate(unprintable);
  // Pages wider than the sheet are scaled down.
  await page.setViewportSize({ width: 680, height: 1000 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width !== 680) found.push(`${width} pixels wide on a sheet of 680`);
  return found;
}

function unprintable(): string[] {
  const found: string[] = [];
  const pictures = [...document.images].filter((image) => image.checkVisibility());
  const places = pictures.map((picture) => picture.getBoundingClientRect());
  const isBeneath = ({ left, right, top, bottom }: DOMRect) =>
    places.some(
      (place) =>
        Math.min(right, place.right) - Math.max(left, place.left) > 2 &&
        Math.min(bottom, place.bottom) - Math.max(top, place.top) > 2,
    );
  for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
    if (!element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    const name = `${element.tagName.toLowerCase()}.${element.className}`.slice(0, 80);
    if (/fixed|sticky/.test(style.position)) found.push(`${style.position}: ${name}`);
    const isForScreens = "form, input, select, textarea, button, video, .picture-credit";
    if (element.matches(isForScreens)) found.push(name);
    const isGround = !/^(rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\))$/.test(style.backgroundColor);
    if (isGround || style.backgroundImage !== "none") found.push(`ground: ${name}`);
    const words = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
    );
    for (const node of words) {
      const range = document.createRange();
      range.selectNode(node);
      if ([...range.getClientRects()].some(isBeneath)) found.push(`beneath a picture: ${name}`);
    }
    if (words.length > 0 && style.color !== "rgb(0, 0, 0)") found.push(`${style.color}: ${name}`);
  }
  return found;
}
