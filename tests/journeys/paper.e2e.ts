import { expect, test } from "../page-fixtures.ts";
import { printedSheets } from "../visit/paper-probe.ts";

// What holds on paper for every screen is in tests/visit.

const RESTAURANT = "/pt/restaurantes/sao-paulo/a-figueira-rubaiyat";

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
  await printedSheets(page);
  expect(new Set(tiles).size).toBe(6);

  await page.emulateMedia({ media: "print" });
  const text = await page.locator("main").innerText();
  for (const part of ["A Figueira Rubaiyat", "Rua Haddock Lobo", "+55 11 3087-1399", "Horários"]) {
    expect(text).toContain(part);
  }
  const menu = `${baseURL?.slice(7)}/menus/a-figueira-rubaiyat-main.pdf`;
  expect(text.replaceAll("\n", " ")).toMatch(new RegExp(`Menu Principal[^/]*${menu}`));
  await expect(page.locator(".print-map circle")).toBeVisible();
  expect(text).toContain("OpenStreetMap");
});
