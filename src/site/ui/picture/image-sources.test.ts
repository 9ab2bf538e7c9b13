import { expect, test } from "vitest";
import { darkInkOf, imageSources } from "./image-sources.ts";
import { avifWidths, webpWidths } from "./image-variants.ts";

test("offers sizes of a site picture in both formats, with its master's dimensions", () => {
  const { src, avif, webp, width, height } = imageSources("/images/hero-poster.jpg");
  expect(src).toBe("/images/hero-poster.jpg");
  expect([width, height]).toEqual([1600, 900]);
  expect(avif).toMatch(/^\/images\/hero-poster-[\da-f]{8}-480\.avif 480w, /);
  expect(avif?.match(/ \d+w/g)).toEqual([" 480w", " 828w", " 1280w", " 1600w"]);
  expect(webp?.match(/\.webp \d+w/g)).toEqual([".webp 828w", ".webp 1280w"]);
});

test("offers a large and an upright sheet of an illustration, near their engraved sizes", () => {
  const { src, avif, small, width, height } = imageSources("/images/house-rubaiyat-madrid.webp");
  expect(src).toBe("/images/house-rubaiyat-madrid.webp");
  expect([width, height]).toEqual([1920, 1200]);
  expect(avif?.match(/ \d+w/g)).toEqual([" 1280w", " 1920w"]);
  expect(small).toMatchObject({ width: 900, height: 1125 });
  expect(small?.avif.match(/ \d+w/g)).toEqual([" 640w", " 900w"]);
  expect(small?.webp).toMatch(/^\/images\/house-rubaiyat-madrid-[\da-f]{8}-640\.webp$/);
});

test.each([
  ["/images/house-rubaiyat-madrid.webp", "ink"],
  ["/images/house-rubaiyat-brasilia.webp", "night"],
  ["/images/house-rubaiyat-rio.webp", "fig"],
  ["/images/section-delivery.webp", "ink"],
  ["/media/0123456789abcdef-900x600-night-22.jpg", "night"],
  ["/media/0123456789abcdef-900x600-wood-22.jpg", "ink"],
  ["https://cdn.example/restaurant.jpg", "ink"],
])("beside %s words stand on %s", (image, ink) => expect(darkInkOf(image)).toBe(ink));

test("gives a drawing one hashed file", () => {
  const { src, avif, webp } = imageSources("/images/skyline-rio.svg");
  expect(src).toMatch(/^\/images\/skyline-rio-[\da-f]{8}\.svg$/);
  expect([avif, webp]).toEqual([undefined, undefined]);
});

test.each(["https://cdn.example/restaurant.jpg", "/images/unknown.jpg", "/images/toString", ""])(
  "uses the URL %j as it is",
  (image) => expect(imageSources(image)).toEqual({ src: image }),
);

test("offers no variant wider than its master", () => {
  expect(avifWidths(1600)).toEqual([480, 828, 1280, 1600]);
  expect(avifWidths(1280)).toEqual([480, 828, 1280]);
  expect(avifWidths(300)).toEqual([300]);
  expect(webpWidths(900)).toEqual([828]);
  expect(webpWidths(300)).toEqual([300]);
});
