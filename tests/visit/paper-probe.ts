import type { Page } from "@playwright/test";

/** Prints as a browser does from its menu, and returns the number of sheets of A4. */
export async function printedSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}

/**
 * What of the page, as it is printed, is no black word on white, stands fixed, can only be filled in,
 * or makes it wider than a sheet.
 */
export async function paperFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: "print" });
  const found = await page.evaluate(unprintable);
  // A page that is wider than the sheet is made smaller, letters and all.
  await page.setViewportSize({ width: 680, height: 1000 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width !== 680) found.push(`${width} pixels wide on a sheet of 680`);
  return found;
}

function unprintable(): string[] {
  const found: string[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
    if (!element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    const name = `${element.tagName.toLowerCase()}.${element.className}`.slice(0, 80);
    if (/fixed|sticky/.test(style.position)) found.push(`${style.position}: ${name}`);
    const isForScreens = "form, input, select, textarea, button, video, .picture-credit";
    if (element.matches(isForScreens)) found.push(name);
    const isGround = !/^(rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\))$/.test(style.backgroundColor);
    if (isGround || style.backgroundImage !== "none") found.push(`ground: ${name}`);
    const words = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
    );
    if (words && style.color !== "rgb(0, 0, 0)") found.push(`${style.color}: ${name}`);
  }
  return found;
}
