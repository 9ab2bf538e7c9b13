import { expect, test } from "vitest";
import { parseRestaurant } from "#remote-api/fetch-restaurants.ts";
import { toEventVenue } from "./event-venue.ts";

const log = { info() {}, warn() {}, error() {} };

function venueFrom(fields: object, language: "pt" | "en" | "es" = "pt") {
  const record = { id: "1", slug: "casa", name: "Casa", isActive: true, ...fields };
  return toEventVenue(parseRestaurant(record, log)!, language);
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

test("a room of unknown capacity keeps its name", () => {
  const rooms = JSON.stringify([
    { name: "A", capacity: 0 },
    { name: "B", capacity: "many" },
  ]);
  expect(venueFrom({ rooms }).rooms).toEqual([
    { name: { text: "A", language: "pt" }, capacity: 0 },
    { name: { text: "B", language: "pt" }, capacity: 0 },
  ]);
});

test.each(["", "null", "{}", "[1]", "not json"])("rooms given as %j are no rooms", (rooms) =>
  expect(venueFrom({ rooms }).rooms).toEqual([]),
);

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

test("a picture given twice is shown once", () => {
  const images = JSON.stringify([
    "/images/gallery-rubaiyat-brasilia-2.webp",
    "/images/gallery-rubaiyat-brasilia-2.webp",
  ]);
  expect(venueFrom({ images }).gallery).toHaveLength(1);
});

test("without a gallery the restaurant's own picture is used", () => {
  expect(
    venueFrom({ images: "[]", heroImage: "/images/gallery-rubaiyat-faria-lima-3.webp" }).gallery,
  ).toMatchObject([{ image: "/images/gallery-rubaiyat-faria-lima-3.webp" }]);
  expect(venueFrom({}).gallery).toEqual([{ image: "", alt: "Casa" }]);
});

test.each(["javascript:alert(1)", "ftp://kit.example/a.pdf", "//kit.example", "a.pdf"])(
  "a media kit at %j is none",
  (mediaKitUrl) => expect(venueFrom({ mediaKitUrl }).mediaKitUrl).toBe(""),
);
