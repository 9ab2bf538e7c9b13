import { expect, test } from "vitest";
import {
  parsePictureUrl,
  parsePictureVariantUrl,
  pictureReference,
  PICTURE_REFERENCE,
  pictureUrl,
  pictureVariantUrl,
  type UploadedPicture,
} from "./picture-url.ts";

const HASH = "0123456789abcdef";
const PICTURE: UploadedPicture = {
  hash: HASH,
  width: 2560,
  height: 1707,
  colour: "wood",
  focus: { x: 0, y: 4 },
  isIllustration: true,
};

test("parses the URL that it writes", () => {
  expect(pictureUrl(PICTURE)).toBe(`/media/${HASH}-2560x1707-wood-04i.jpg`);
  expect(parsePictureUrl(pictureUrl(PICTURE))).toEqual(PICTURE);
  const photograph = { ...PICTURE, isIllustration: false };
  expect(parsePictureUrl(pictureUrl(photograph))).toEqual(photograph);
  const url = pictureVariantUrl(HASH, 480, "avif");
  expect(parsePictureVariantUrl(url)).toEqual({ hash: HASH, width: 480, format: "avif" });
});

test.each([
  `/media/${HASH}-2560x1707-mauve-22.jpg`,
  `/media/${HASH}-2560x1707-wood-25.jpg`,
  `/media/${HASH}-2560x1707-wood-22.jpg?`,
  `/media/${HASH}-25600x1-wood-22.jpg`,
  `https://elsewhere.example/media/${HASH}-2560x1707-wood-22.jpg`,
  "/images/house-rubaiyat-rio.webp",
  "",
])("%j is no uploaded picture", (url) => {
  expect(parsePictureUrl(url)).toBeUndefined();
  expect(parsePictureVariantUrl(url)).toBeUndefined();
});

test("finds a reference in a text, but no URL with a hash", () => {
  const text = `![Mesa](${pictureReference("0123456789ab")}) ${pictureUrl(PICTURE)}`;
  expect(Array.from(text.matchAll(PICTURE_REFERENCE), ([, id]) => id)).toEqual(["0123456789ab"]);
});
