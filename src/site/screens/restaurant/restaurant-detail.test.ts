import { expect, test } from "vitest";
import { aRestaurant } from "#tests/builders/restaurant.ts";
import { toRestaurantDetail } from "./restaurant-detail.ts";

const detailOf = (changes: Readonly<Record<string, unknown>>) =>
  toRestaurantDetail(aRestaurant(changes), "en");

test("a configured menu keeps its URL, the others are on this site (rule 3.8)", () => {
  const urlsWith = (menus: string | null) => detailOf({ menus }).menus.map(({ url }) => url);
  const own = ["main", "bar", "dessert", "executive", "feijoada"].map(
    (kind) => `/menus/casa-do-teste-${kind}.pdf`,
  );
  const bar = "https://example.com/bar.pdf";
  expect(urlsWith(JSON.stringify({ bar }))).toEqual(own.with(1, bar));
  expect(urlsWith(null)).toEqual(own);
});

test("a menu of which dishes are known has its page, one of which nothing is known is on request", () => {
  const menus = JSON.stringify({ dessert: "https://example.com/d.pdf" });
  const known = [{ kind: "main" }, { kind: "bar" }] as const;
  const detail = toRestaurantDetail(aRestaurant({ menus }), "en", known);
  const page = "/en/restaurants/sao-paulo/casa-do-teste";
  expect(detail.menus.map(({ kind, path, isOnRequest }) => [kind, path ?? isOnRequest])).toEqual([
    ["main", `${page}/main-menu`],
    ["bar", `${page}/bar-menu`],
    ["dessert", undefined],
    ["executive", true],
    ["feijoada", true],
  ]);
});

test("coordinates 0/0 are no place on the map (rule 4.4)", () => {
  expect(detailOf({ coordinates: '{"lat":0,"lng":0}' }).coordinates).toBeUndefined();
  const coordinates = { lat: 0, lng: 9.5 };
  expect(detailOf({ coordinates: JSON.stringify(coordinates) })).toMatchObject({ coordinates });
});

test("pictures of this site are described in the page's language, others not at all", () => {
  const images = ["/images/gallery-rubaiyat-rio-1.webp", "https://cdn.example/x.jpg"];
  expect(detailOf({ images: JSON.stringify(images) }).gallery.map(({ alt }) => alt)).toEqual([
    "Engraving: pavilion of brick, iron and glass along the veranda",
    "",
  ]);
});
