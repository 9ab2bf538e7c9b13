import { expect, test } from "vitest";
import { imageSources, PLACEHOLDER_IMAGE } from "./image-sources.ts";
import { avifWidths, webpWidths } from "./image-variants.ts";

test("a picture of the site has its sizes in both formats, and its master's measures", () => {
  const { src, avif, webp, width, height } = imageSources("/images/house-rubaiyat-madrid.jpg");
  expect(src).toBe("/images/house-rubaiyat-madrid.jpg");
  expect([width, height]).toEqual([1920, 1200]);
  expect(avif).toMatch(/^\/images\/house-rubaiyat-madrid-[\da-f]{8}-480\.avif 480w, /);
  expect(avif?.match(/ \d+w/g)).toEqual([" 480w", " 828w", " 1280w", " 1920w"]);
  expect(webp?.match(/\.webp \d+w/g)).toEqual([".webp 828w", ".webp 1280w"]);
});

test("a drawing has one file with a hash in its name", () => {
  const { src, avif, webp } = imageSources("/images/skyline-rio.svg");
  expect(src).toMatch(/^\/images\/skyline-rio-[\da-f]{8}\.svg$/);
  expect([avif, webp]).toEqual([undefined, undefined]);
});

test.each(["https://cdn.example/restaurant.jpg", "/images/unknown.jpg", "/images/toString", ""])(
  "the URL %j stands for itself",
  (image) => expect(imageSources(image)).toEqual({ src: image }),
);

test("the placeholder is a picture of the site", () => {
  expect(imageSources(PLACEHOLDER_IMAGE).width).toBe(1200);
});

test("no variant is wider than its master", () => {
  expect(avifWidths(1600)).toEqual([480, 828, 1280, 1600]);
  expect(avifWidths(1280)).toEqual([480, 828, 1280]);
  expect(avifWidths(300)).toEqual([300]);
  expect(webpWidths(900)).toEqual([828]);
  expect(webpWidths(300)).toEqual([300]);
});
