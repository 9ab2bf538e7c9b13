import type { Page } from "@playwright/test";
import { isSaved } from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";
import { expectAccessible } from "#tests/page-fixtures.ts";

const EDITOR = "/desk/restaurants/emporio-figueira";
const degrees = async (page: Page) => [
  Number((await page.getByLabel("Latitude").inputValue()).replace(",", ".")),
  Number((await page.getByLabel("Longitude").inputValue()).replace(",", ".")),
];
const map = (page: Page) => page.getByRole("region", { name: "Mapa para escolher o ponto" });

test("picks a place on a map, or by numbers without tiles @nightly", async ({ page, desk }) => {
  await desk.openAs(page, "Ana", EDITOR);
  expect(await degrees(page)).toEqual([0, 0]);
  await page.route("**/api/desk/tiles/**", (route) => route.fulfill({ status: 503 }));
  await page.getByRole("button", { name: "Escolher no mapa" }).click();
  await expect(page.getByText("O mapa não carregou por inteiro")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Fechar o mapa" }).click();
  await page.getByRole("button", { name: "Escolher no mapa" }).click();
  await expect(map(page).locator("img.leaflet-tile-loaded").first()).toBeVisible();
  await expectAccessible(page);

  // The place is unknown, so the map shows the whole country.
  const box = await map(page).boundingBox();
  if (box === null) throw new Error("no map");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await expect(map(page).locator(".place-pin")).toBeVisible();
  const [lat = 0, lng] = await degrees(page);
  expect(lat).toBeCloseTo(-14, 0);
  expect(lng).toBeCloseTo(-52, 0);

  // The map glides; its centre changes meanwhile.
  await expect(async () => {
    await map(page).locator(".leaflet-container").focus();
    await page.keyboard.press("ArrowDown");
    await page.getByRole("button", { name: "Pôr o ponto no meio do mapa" }).focus();
    await page.keyboard.press("Enter");
    expect((await degrees(page))[0]).toBeLessThan(lat - 0.5);
  }).toPass();
  await isSaved(page);
});
