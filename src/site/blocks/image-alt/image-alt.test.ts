import { expect, test } from "vitest";
import { imageAlt } from "./image-alt.ts";

test("a picture of the site has its text in the wanted language", () => {
  expect(imageAlt("/images/room-4.jpg", "pt")).toBe("Varanda para eventos");
  expect(imageAlt("/images/room-4.jpg", "en")).toBe("Veranda for events");
});

test.each([
  "",
  "/images/",
  "/images/unknown.jpg",
  "/images/constructor",
  "https://cdn.example/a.jpg",
])("%j has the text that stands in", (image) => {
  expect(imageAlt(image, "pt", "A Figueira")).toBe("A Figueira");
  expect(imageAlt(image, "pt")).toBe("");
});

test("a drawing that only decorates stays without a text", () => {
  expect(imageAlt("/images/emblem-fig.svg", "pt", "stand-in")).toBe("");
});
