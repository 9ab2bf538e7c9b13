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
  const [annexe] = venueFrom({ rooms }, "es").rooms;
  expect(annexe?.name).toEqual({ text: "Salão anexo", language: "pt" });
});

test("pictures of the site have their alternative text, others the restaurant's name", () => {
  const [engraving, photograph] = ["/images/gallery-rubaiyat-rio-1.webp", "https://cdn.example/a"];
  const images = JSON.stringify([engraving, photograph]);
  const alt = "Engraving: pavilion of brick, iron and glass along the veranda";
  expect(venueFrom({ images }, "en").gallery).toEqual([
    { image: engraving, alt },
    { image: photograph, alt: "Casa" },
  ]);
  // Without a gallery, of the restaurant's own picture.
  const single = venueFrom({ images: "[]", heroImage: engraving }, "en").gallery;
  expect(single).toEqual([{ image: engraving, alt }]);
  expect(venueFrom({}).gallery).toEqual([{ image: "", alt: "Casa" }]);
});
