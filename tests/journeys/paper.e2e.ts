import type { Page } from "@playwright/test";
import { expect, test } from "../page-fixtures.ts";
import { ONE_PAGE_PER_SCREEN } from "./all-pages.ts";

const RESTAURANT = "/pt/restaurantes/sao-paulo/a-figueira-rubaiyat";
/** The most sheets of A4 that a page may take; four where nothing is said. */
const SHEETS: Readonly<Record<string, number>> = {
  [RESTAURANT]: 3,
  "/pt/contato": 3,
  "/pt/nenhuma-pagina": 1,
};

/** Prints as a browser does from its menu, and returns the number of sheets. */
async function print(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** What of the printed page is no black word on white, stands fixed, or can only be filled in. */
function unprintable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      if (!element.checkVisibility()) continue;
      const style = getComputedStyle(element);
      const name = `${element.tagName.toLowerCase()}.${element.className}`.slice(0, 80);
      if (/fixed|sticky/.test(style.position)) found.push(`${style.position}: ${name}`);
      const isForScreens = "form, input, select, textarea, button, video, .illustration-mark";
      if (element.matches(isForScreens)) found.push(name);
      const isGround = !/^(rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\))$/.test(style.backgroundColor);
      if (isGround || style.backgroundImage !== "none") found.push(`ground: ${name}`);
      const words = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
      );
      if (words && style.color !== "rgb(0, 0, 0)") found.push(`${style.color}: ${name}`);
    }
    return found;
  });
}

for (const path of ONE_PAGE_PER_SCREEN) {
  test(`on paper ${path} is black on white, with nothing fixed and nothing to fill in`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(path);
    const sheets = await print(page);
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(SHEETS[path] ?? 4);
    await page.emulateMedia({ media: "print" });
    expect(await unprintable(page)).toEqual([]);
    // A missing page names the nearest one that is there (rule 1.8).
    const printed = path === "/pt/nenhuma-pagina" ? "/pt" : path;
    await expect(page.locator("header").first()).toContainText(`${baseURL}${printed}`.slice(7));
    // A page that is wider than the sheet is made smaller, letters and all.
    await page.setViewportSize({ width: 680, height: 1000 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(680);
  });
}

test("whether a restaurant is open now is not on paper; its hours are", async ({ page }) => {
  await page.goto("/pt/restaurantes/madrid/rubaiyat-madrid");
  const now = page.locator("main .opening-sentence").first();
  await now.scrollIntoViewIfNeeded();
  await expect(now).not.toBeEmpty();
  await page.emulateMedia({ media: "print" });
  await expect(now).toBeHidden();
  await expect(
    page.locator("main").getByText("13:30").filter({ visible: true }).first(),
  ).toBeVisible();
});

test("a restaurant's sheets have all that a guest takes along, and its map", async ({
  page,
  baseURL,
}) => {
  const tiles: string[] = [];
  page.on("response", (response) => {
    const tile = /\/16\/\d+\/\d+\.png$/.exec(response.url())?.[0];
    if (tile !== undefined && response.ok()) tiles.push(tile);
  });
  await page.goto(RESTAURANT);
  await page.waitForLoadState("networkidle");
  expect(tiles).toEqual([]);
  await print(page);
  expect(new Set(tiles).size).toBe(6);

  await page.emulateMedia({ media: "print" });
  const text = await page.locator("main").innerText();
  for (const part of ["A Figueira Rubaiyat", "Rua Haddock Lobo", "+55 11 3087-1399", "Horários"]) {
    expect(text).toContain(part);
  }
  const menu = `${baseURL?.slice(7)}/menus/a-figueira-rubaiyat-main.pdf`;
  expect(text.replaceAll("\n", " ")).toMatch(new RegExp(`Menu Principal\\s+${menu}`));
  await expect(page.locator(".print-map circle")).toBeVisible();
  expect(text).toContain("OpenStreetMap");
});

test("on paper questions are open, and links elsewhere are followed by their URL", async ({
  page,
}) => {
  await page.goto("/pt");
  await page.emulateMedia({ media: "print" });
  const answer = page.getByText("Sugerimos o smart casual");
  await expect.poll(() => answer.evaluate((one) => one.checkVisibility())).toBe(true);
  const written = await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "https://example.com/menu";
    document.querySelector("main")?.append(link);
    return getComputedStyle(link, "::after").content;
  });
  expect(written).toContain("https://example.com/menu");
});
