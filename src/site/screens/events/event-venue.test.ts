import { expect, test } from "vitest";
import { parseRestaurant } from "#remote-api/fetch-restaurants.ts";
import { SILENT } from "#runtime/logging/log.ts";
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
