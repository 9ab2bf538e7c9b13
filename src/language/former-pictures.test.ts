import { expect, test } from "vitest";
import { currentPictures } from "./former-pictures.ts";

test.each([
  ["/images/fig-hall-dusk.jpg", "/images/news-figueira-25-anos.webp"],
  ["/images/house-rubaiyat-rio.jpg", "/images/house-rubaiyat-rio.webp"],
  ['![Adega](/images/news-6.jpg "Nota")', '![Adega](/images/news-nova-carta-vinhos.webp "Nota")'],
  ["/images/hero-poster.jpg", "/images/hero-poster.jpg"],
  ["/media/0123456789ab.jpg", "/media/0123456789ab.jpg"],
  ["https://cdn.example/news-6.jpg", "https://cdn.example/news-6.jpg"],
  ["", ""],
])("replaces %j by %j", (stored, shown) => expect(currentPictures(stored)).toBe(shown));
