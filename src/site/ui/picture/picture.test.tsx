import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { renderPage } from "#tests/render-page.ts";
import { isBroken, showPlaceholder } from "./broken-image.ts";
import { Picture } from "./picture.tsx";

const KNOWN = "/images/house-rubaiyat-rio.webp";
const PLACEHOLDER = expect.stringMatching(/^\/images\/placeholder-[\da-f]{8}\.svg$/);

function pictureOf(props: Partial<ComponentProps<typeof Picture>>) {
  const { body } = renderPage("/pt", <Picture image={KNOWN} alt="" {...props} />);
  const sources = [...body.querySelectorAll("source")];
  return { frame: body.firstElementChild, image: body.querySelector("img")!, sources, body };
}

const NARROW = "(max-width: 63.99rem)";

test("offers AVIF before WebP, and reserves the picture's space", () => {
  const { image, sources } = pictureOf({ alt: "Varanda", sizes: "50vw" });
  expect(sources.map(({ type, media, sizes }) => [type, media, sizes])).toEqual([
    ["image/avif", NARROW, "(max-width: 30rem) 160px, 50vw"],
    ["image/webp", NARROW, ""],
    ["image/avif", "", "50vw"],
  ]);
  expect(image).toHaveAttribute("src", KNOWN);
  expect(image).toHaveAttribute("alt", "Varanda");
  expect([image.width, image.height]).toEqual([1920, 1200]);
  expect(image).toHaveAttribute("data-fallback", PLACEHOLDER);
});

test("offers the upright picture first in a tall window, in every format", () => {
  const { sources } = pictureOf({ portraitImage: "/images/hero-portrait-poster.jpg" });
  const offered = sources.map(({ media, srcset }) => `${media} ${/hero|house/.exec(srcset)}`);
  expect(offered).toEqual([
    ...Array(3).fill("(orientation: portrait) hero"),
    ...Array(2).fill(`${NARROW} house`),
    " house",
  ]);
});

test("renders a foreign picture as a plain image, and the placeholder for none", () => {
  const { image, sources } = pictureOf({ image: "https://cdn.example/a.jpg" });
  expect(sources).toEqual([]);
  expect(image).toHaveAttribute("src", "https://cdn.example/a.jpg");
  expect(image).toHaveAttribute("data-fallback", PLACEHOLDER);
  expect(pictureOf({ image: "" }).image).toHaveAttribute("src", PLACEHOLDER);
});

// Rule 3.22.
test("shows the placeholder for a broken picture, once, without competing sources", () => {
  const { image, sources } = pictureOf({});
  showPlaceholder(image);
  expect(image).toHaveAttribute("src", PLACEHOLDER);
  expect(sources.map(({ media }) => media)).toEqual(Array(3).fill("not all"));
  image.src = "unchanged";
  showPlaceholder(image);
  expect(image).toHaveAttribute("src", "unchanged");
});

test.each([
  [true, "https://site/a.jpg", 0, true],
  [true, "https://site/a.jpg", 800, false],
  // An image that has not started.
  [false, "https://site/a.jpg", 0, false],
  [true, "", 0, false],
])("complete: %s, from %j, %i wide, a picture is broken: %s", (...row) => {
  const [complete, currentSrc, naturalWidth, broken] = row;
  expect(isBroken({ complete, currentSrc, naturalWidth } as HTMLImageElement)).toBe(broken);
});

const UPLOADED = "/media/0123456789abcdef-900x600-wood-04i.jpg";

test("shows an uploaded picture as its URL says", () => {
  const { image, sources } = pictureOf({ image: UPLOADED, imgClassName: "object-cover" });
  expect(sources.map(({ srcset }) => srcset)).toEqual([
    "/media/0123456789abcdef-480.avif 480w, /media/0123456789abcdef-828.avif 828w, /media/0123456789abcdef-900.avif 900w",
    "/media/0123456789abcdef-828.webp 828w",
  ]);
  expect(image).toHaveAttribute("src", UPLOADED);
  expect([image.width, image.height]).toEqual([900, 600]);
  expect(image).toHaveClass("bg-[#4f3726]", "object-cover", "focal", "focal-x0", "focal-y4");
  const middle = pictureOf({ image: UPLOADED.replace("04i", "22") });
  expect(middle.image.className).not.toContain("focal");
});
