import { expect, test } from "vitest";
import { contactPath, directionsUrl, mapUrl } from "./restaurant-links.ts";

const ADDRESS = { text: "Rua Haddock Lobo, 1738", language: "pt" } as const;
const NOWHERE = { text: "", language: "pt" } as const;

test("a place with coordinates is found by them", () => {
  const place = { name: "A Figueira", address: ADDRESS, coordinates: { lat: -23.5, lng: -46.6 } };
  expect(directionsUrl(place)).toBe(
    "https://www.google.com/maps/dir/?api=1&destination=-23.5,-46.6",
  );
  expect(mapUrl(place)).toBe("https://www.google.com/maps/search/?api=1&query=-23.5,-46.6");
});

test("without coordinates the name and the address serve", () => {
  const place = { name: "A & B", address: ADDRESS, coordinates: undefined };
  expect(directionsUrl(place)).toBe(
    "https://www.google.com/maps/dir/?api=1&destination=A+%26+B,+Rua+Haddock+Lobo,+1738",
  );
});

test("a place of which nothing is known leads nowhere", () => {
  const place = { name: "A Figueira", address: NOWHERE, coordinates: undefined };
  expect(directionsUrl(place)).toBeUndefined();
  expect(mapUrl(place)).toBeUndefined();
});

test("the contact page learns which restaurant is meant", () => {
  expect(contactPath("es", "rubaiyat-rio")).toBe("/es/contacto?restaurant=rubaiyat-rio");
});
