import { expect, test } from "vitest";
import { parseRestaurant } from "#remote-api/fetch-restaurants.ts";
import { SILENT } from "#logging/log.ts";
import { toEventVenue } from "./event-venue.ts";

function venueFrom(fields: object, language: "pt" | "en" | "es" = "pt") {
  const record = { id: "1", slug: "casa", name: "Casa", isActive: true, ...fields };
  return toEventVenue(parseRestaurant(record, SILENT)!, language);
}

test("rooms keep name and capacity, in the visitor's language where there is one", () => {
  const rooms = JSON.stringify([
    { name: { pt: "Salão anexo", en: "Annexe", es: "" }, capacity: 120 },
    { name: "Adega", capacity: "40" },
  ]);
  expect(venueFrom({ rooms }, "en").rooms).toEqual([
    { name: { text: "Annexe", language: "en" }, capacity: 120 },
    { name: { text: "Adega", language: "en" }, capacity: 40 },
  ]);
  expect(venueFrom({ rooms }, "es").rooms[0]?.name).toEqual({
    text: "Salão anexo",
    language: "pt",
  });
});

test("pictures of the site have their alternative text, others the restaurant's name", () => {
  const images = JSON.stringify([
    "/images/gallery-rubaiyat-rio-1.webp",
    "https://cdn.example/a.jpg",
  ]);
  expect(venueFrom({ images }, "en").gallery).toEqual([
    {
      image: "/images/gallery-rubaiyat-rio-1.webp",
      alt: "Engraving: pavilion of brick, iron and glass along the veranda",
    },
    { image: "https://cdn.example/a.jpg", alt: "Casa" },
  ]);
});

test("without a gallery the restaurant's own picture is used", () => {
  expect(
    venueFrom({ images: "[]", heroImage: "/images/gallery-rubaiyat-faria-lima-3.webp" }).gallery,
  ).toMatchObject([{ image: "/images/gallery-rubaiyat-faria-lima-3.webp" }]);
  expect(venueFrom({}).gallery).toEqual([{ image: "", alt: "Casa" }]);
});
