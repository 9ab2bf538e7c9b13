import { expect, test } from "vitest";
import { aRestaurantRecord } from "#tests/builders/restaurant-record.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { parseRestaurant } from "./fetch-restaurants.ts";

function parse(changes: Readonly<Record<string, unknown>>) {
  const { log, lines } = recordLog();
  return { restaurant: parseRestaurant(aRestaurantRecord(changes), log), lines };
}

test("unknown features are left out, each with a line in the log", () => {
  const features = JSON.stringify(["helipad", "garden", 7, "Valet"]);
  const { restaurant, lines } = parse({ features });
  expect(restaurant?.features).toEqual(["garden"]);
  expect(lines.map(({ level, fields }) => [level, fields["feature"]])).toEqual([
    ["warn", "helipad"],
    ["warn", 7],
    ["warn", "Valet"],
  ]);
});

test.each(["http://booking.example.com", "javascript:alert(1)", "booking", "", "//evil.example"])(
  "booking at %j counts as disabled, and the log says so",
  (url) => {
    const { restaurant, lines } = parse({ getin: JSON.stringify({ enabled: true, url }) });
    expect(restaurant?.getin).toEqual({ enabled: false, url: "" });
    expect(lines).toMatchObject([
      { level: "warn", fields: { slug: "casa-do-teste", url }, message: expect.any(String) },
    ]);
  },
);

test("booking that is switched off stays off, and needs no line", () => {
  const getin = { enabled: false, url: "https://booking.example.com/casa" };
  const { restaurant, lines } = parse({ getin: JSON.stringify(getin) });
  expect(restaurant?.getin).toEqual(getin);
  expect(lines).toEqual([]);
});

test.each([
  ["numbers", { lat: -23.5, lng: -46.6 }, { lat: -23.5, lng: -46.6 }],
  ["digits in text", { lat: "-23.5", lng: "-46.6" }, { lat: -23.5, lng: -46.6 }],
  ["the unknown place", { lat: 0, lng: 0 }, { lat: 0, lng: 0 }],
])("coordinates are taken from %s", (_, given, expected) => {
  const { restaurant, lines } = parse({ coordinates: JSON.stringify(given) });
  expect(restaurant?.coordinates).toEqual(expected);
  expect(lines).toEqual([]);
});

test("rooms carry their name in every language and their capacity", () => {
  const rooms = [
    { name: "Salão Nobre", capacity: "180" },
    { name: { pt: "Terraço", en: "Terrace" }, capacity: 15 },
  ];
  expect(parse({ rooms: JSON.stringify(rooms) }).restaurant?.rooms).toEqual([
    { name: { pt: "Salão Nobre", en: "Salão Nobre", es: "Salão Nobre" }, capacity: 180 },
    { name: { pt: "Terraço", en: "Terrace", es: "" }, capacity: 15 },
  ]);
});

test("only the five kinds of menu are kept, and only with a URL a browser can open", () => {
  const menus = {
    main: "https://example.com/main.pdf",
    bar: "/menus/bar.pdf",
    dessert: "javascript:alert(1)",
    executive: "//evil.example/x.pdf",
    feijoada: 12,
    brunch: "https://example.com/brunch.pdf",
  };
  expect(parse({ menus: JSON.stringify(menus) }).restaurant?.menus).toEqual({
    main: "https://example.com/main.pdf",
    bar: "/menus/bar.pdf",
  });
});

test.each(["http://example.com/kit.pdf", "https://example.com/kit.pdf", "/media/kit.pdf"])(
  "a media kit may be at %j, like a menu",
  (mediaKitUrl) => {
    const { restaurant, lines } = parse({ mediaKitUrl });
    expect(restaurant?.mediaKitUrl).toBe(mediaKitUrl);
    expect(lines).toEqual([]);
  },
);

test.each(["//example.com/kit.pdf", "javascript:alert(1)", "kit.pdf"])(
  "a media kit at %j has no link",
  (mediaKitUrl) => {
    expect(parse({ mediaKitUrl }).restaurant?.mediaKitUrl).toBe("");
  },
);

// Rule 4.8.
test("a gallery keeps each filled URL once, in its order", () => {
  const images = JSON.stringify([" /b.jpg ", "", null, "/a.jpg", "/b.jpg", { src: "/c.jpg" }]);
  expect(parse({ images }).restaurant?.images.gallery).toEqual(["/b.jpg", "/a.jpg"]);
});

test("a record without an id is known by its slug", () => {
  expect(parse({ id: null }).restaurant?.id).toBe("casa-do-teste");
});

test.each(["javascript:alert(1)", "data:image/svg+xml,x", "//a.example/a"])(
  "a picture at %j is none: the placeholder shows",
  (url) => {
    const images = JSON.stringify([
      url,
      "/images/gallery-rubaiyat-brasilia-2.webp",
      "https://a.example/a.jpg",
    ]);
    const { restaurant, lines } = parse({ heroImage: url, images });
    expect(restaurant?.images).toEqual({
      hero: "",
      gallery: ["/images/gallery-rubaiyat-brasilia-2.webp", "https://a.example/a.jpg"],
    });
    expect(lines).toMatchObject([{ level: "error", fields: { field: "heroImage" } }]);
  },
);

test("pictures that were given with http are asked for by https: pages load no others", () => {
  const images = JSON.stringify(["http://a.example/b.jpg?c=d", "https://a.example/b.jpg?c=d"]);
  const { restaurant, lines } = parse({ heroImage: "HTTP://a.example:80/é.jpg", images });
  expect(restaurant?.images).toEqual({
    hero: "https://a.example/%C3%A9.jpg",
    gallery: ["https://a.example/b.jpg?c=d"],
  });
  expect(lines).toEqual([]);
});
