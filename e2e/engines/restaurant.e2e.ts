import { expect, test } from "./browser-fixtures.ts";

const MADRID = "/pt/restaurantes/madrid/rubaiyat-madrid";
const LIGHTBOX = "dialog.lightbox";

test("opens the gallery, turns it by keyboard and mouse, and restores the focus", async ({
  tab,
}) => {
  await tab.open(MADRID);
  await tab.hydrate();
  await tab.click(".mosaic li a");
  await tab.sees({ css: `${LIGHTBOX} p`, text: "1 de 3" });
  await tab.press("ArrowRight");
  await tab.sees({ css: `${LIGHTBOX} p`, text: "2 de 3" });
  await tab.click(`${LIGHTBOX} button[aria-label="Próxima imagem"]`);
  await tab.sees({ css: `${LIGHTBOX} p`, text: "3 de 3" });
  await tab.expects(true, isPictureDrawn);
  await tab.press("Escape");
  await tab.seesNo(LIGHTBOX);
  expect(await tab.evaluate(() => document.activeElement?.closest(".mosaic") !== null)).toBe(true);
});

function isPictureDrawn(): boolean {
  const picture = document.querySelector<HTMLImageElement>("dialog.lightbox img");
  const box = picture?.getBoundingClientRect();
  return (
    picture !== null &&
    picture.naturalWidth > 0 &&
    box !== undefined &&
    box.width > 200 &&
    box.bottom <= innerHeight
  );
}

test("draws the map's tiles, and names the address at its marker", async ({ tab }) => {
  await tab.resize(tab.phoneWidth);
  await tab.open(MADRID);
  await tab.hydrate();
  await tab.evaluate(() => {
    document.querySelector("[data-hydrate-soon]")?.scrollIntoView({ block: "center" });
  });
  await tab.expects(true, isMapFull);
  await tab.click(".leaflet-marker-icon");
  await tab.sees({ css: ".leaflet-popup a", text: "Abrir no mapa" });
});

/** Returns whether tiles are drawn at both ends of the map. */
function isMapFull(): boolean {
  const map = document.querySelector("[role=region].leaflet-container")?.getBoundingClientRect();
  if (map === undefined || map.width === 0) return false;
  const tiles = [...document.querySelectorAll<HTMLImageElement>("img.leaflet-tile-loaded")]
    .filter((tile) => tile.naturalWidth > 0 && getComputedStyle(tile).opacity === "1")
    .map((tile) => tile.getBoundingClientRect());
  return (
    tiles.some((tile) => tile.left <= map.left && tile.top <= map.top) &&
    tiles.some((tile) => tile.right >= map.right && tile.bottom >= map.bottom)
  );
}
