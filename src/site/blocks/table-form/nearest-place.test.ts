import { expect, test } from "vitest";
import { byDistance } from "./nearest-place.ts";

const PLACES = [
  { slug: "sao-paulo", lat: -23.56, lng: -46.67 },
  { slug: "madrid", lat: 40.46, lng: -3.69 },
  { slug: "santiago", lat: -33.4, lng: -70.6 },
];

test.each([
  ["Lisbon", 38.72, -9.14, "madrid"],
  ["Curitiba", -25.43, -49.27, "sao-paulo"],
  ["Mendoza", -32.89, -68.84, "santiago"],
  // Across the date line: Auckland is nearer to Chile than to Brazil.
  ["Auckland", -36.85, 174.76, "santiago"],
])("from %s", (_, lat, lng, expected) => {
  expect(byDistance(PLACES, { lat, lng })[0]?.slug).toBe(expected);
});
