import { expect, test } from "vitest";
import type { Language } from "#language/languages.ts";
import { imageAlt } from "./image-alt.ts";

test("a picture of the site has its text in the wanted language", () => {
  const textIn = (language: Language) => imageAlt("/images/gallery-rubaiyat-rio-1.webp", language);
  expect(textIn("pt")).toBe("Gravura: pavilhão de tijolo, ferro e vidro ao longo da varanda");
  expect(textIn("en")).toBe("Engraving: pavilion of brick, iron and glass along the veranda");
});

test.each(["", "/images/", "/images/constructor", "https://cdn.example/a.jpg"])(
  "%j has the text that stands in",
  (image) => {
    expect(imageAlt(image, "pt", { missing: "A Figueira" })).toBe("A Figueira");
    expect(imageAlt(image, "pt")).toBe("");
  },
);

test("an uploaded picture has the text that came with it", () => {
  const url = "/media/0123456789abcdef-2560x1707-wood-22.jpg";
  const uploaded = new Map([[url, { pt: "Salão", en: "Dining room", es: "Salón" }]]);
  expect(imageAlt(url, "en", { uploaded, missing: "A Figueira" })).toBe("Dining room");
  expect(imageAlt(url, "en", { missing: "A Figueira" })).toBe("A Figueira");
});
