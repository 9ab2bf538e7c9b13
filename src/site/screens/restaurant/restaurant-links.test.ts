import { expect, test } from "vitest";
import { directionsUrl, mapUrl } from "./restaurant-links.ts";

const MAPS = "https://www.google.com/maps";
const aPlace = (text: string, coordinates?: { lat: number; lng: number }) => ({
  name: "A & B",
  address: { text, language: "pt" as const },
  coordinates,
});

test("a place is found by its coordinates, else by name and address, else not at all", () => {
  const known = aPlace("Rua Um, 1738", { lat: -23.5, lng: -46.6 });
  expect(directionsUrl(known)).toBe(`${MAPS}/dir/?api=1&destination=-23.5,-46.6`);
  expect(mapUrl(known)).toBe(`${MAPS}/search/?api=1&query=-23.5,-46.6`);
  const named = `${MAPS}/dir/?api=1&destination=A+%26+B,+Rua+Um,+1738`;
  expect(directionsUrl(aPlace("Rua Um, 1738"))).toBe(named);
  expect([directionsUrl(aPlace("")), mapUrl(aPlace(""))]).toEqual([undefined, undefined]);
});
