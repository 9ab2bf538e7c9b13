import { expect, test } from "vitest";
import { aRestaurantRecord } from "#tests/builders/restaurant-record.ts";
import { parseRestaurant } from "#remote-api/fetch-restaurants.ts";
import type { Restaurant } from "#content/snapshot.ts";
import { SILENT } from "#logging/log.ts";
import { toRestaurantDetail } from "./restaurant-detail.ts";

function detailOf(changes: Readonly<Record<string, unknown>>) {
  const restaurant = parseRestaurant(aRestaurantRecord(changes), SILENT) as Restaurant;
  return toRestaurantDetail(restaurant, "en");
}

test("a configured menu keeps its URL, the others are on this site (rule 3.8)", () => {
  const { menus } = detailOf({ menus: JSON.stringify({ bar: "https://example.com/bar.pdf" }) });
  expect(menus).toEqual([
    { kind: "main", url: "/menus/casa-do-teste-main.pdf" },
    { kind: "bar", url: "https://example.com/bar.pdf" },
    { kind: "dessert", url: "/menus/casa-do-teste-dessert.pdf" },
    { kind: "executive", url: "/menus/casa-do-teste-executive.pdf" },
    { kind: "feijoada", url: "/menus/casa-do-teste-feijoada.pdf" },
  ]);
  expect(detailOf({ menus: null }).menus.map(({ url }) => url)[1]).toBe(
    "/menus/casa-do-teste-bar.pdf",
  );
});

test("a menu of which dishes are known has its page, one of which nothing is known is on request", () => {
  const record = aRestaurantRecord({
    menus: JSON.stringify({ dessert: "https://example.com/d.pdf" }),
  });
  const restaurant = parseRestaurant(record, SILENT) as Restaurant;
  const page = `/en/restaurants/${restaurant.citySlug}/casa-do-teste`;
  const { menus } = toRestaurantDetail(restaurant, "en", [{ kind: "main" }, { kind: "bar" }]);
  expect(menus.map(({ path, isOnRequest }) => path ?? isOnRequest)).toEqual([
    `${page}/main-menu`,
    `${page}/bar-menu`,
    undefined,
    true,
    true,
  ]);
});

test("coordinates 0/0 are no place on the map (rule 4.4)", () => {
  expect(detailOf({ coordinates: '{"lat":0,"lng":0}' }).coordinates).toBeUndefined();
  expect(detailOf({ coordinates: '{"lat":0,"lng":9.5}' }).coordinates).toEqual({
    lat: 0,
    lng: 9.5,
  });
});

test("pictures of this site are described in the page's language, others not at all", () => {
  const images = [
    "/images/gallery-rubaiyat-rio-1.webp",
    "https://cdn.example/x.jpg",
    "/images/toString",
  ];
  const [ours, foreign, strange] = detailOf({ images: JSON.stringify(images) }).gallery;
  expect(ours?.alt).toMatch(/^\p{Lu}.{5}/u);
  expect(foreign?.alt).toBe("");
  expect(strange?.alt).toBe("");
});
