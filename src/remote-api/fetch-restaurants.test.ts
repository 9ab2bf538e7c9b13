import fc from "fast-check";
import { expect, test } from "vitest";
import { aRestaurantRecord } from "#tests/builders/restaurant-record.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { parseRestaurant } from "./fetch-restaurants.ts";
import type { Restaurant } from "#content/snapshot.ts";

const MESSAGE = "Erro ao processar dados do restaurante";
const NO_TEXTS = { pt: "", en: "", es: "" };

const WHOLE: Restaurant = {
  id: "0b0f4f52-6a2d-4d7b-9d6a-3c1d2f0a9e11",
  slug: "casa-do-teste",
  name: "Casa do Teste",
  city: "São Paulo",
  citySlug: "sao-paulo",
  country: "Brasil",
  address: { pt: "Rua Um, 1", en: "1 First Street", es: "Calle Uno, 1" },
  phone: "+551130871399",
  whatsapp: "+5511999990000",
  email: "casa@example.com",
  giftCardUrl: "https://gifts.example/casa",
  coordinates: { lat: -23.56, lng: -46.67 },
  hours: { pt: "Todos os dias", en: "Every day", es: "Todos los días" },
  openingHours: null,
  description: { pt: "Uma casa.", en: "A restaurant.", es: "Una casa." },
  images: {
    hero: "/images/house-rubaiyat-rio.webp",
    gallery: ["/images/gallery-rubaiyat-rio-1.webp"],
  },
  menus: { main: "https://example.com/menu.pdf", bar: "/menus/bar.pdf" },
  getin: { enabled: true, url: "https://booking.example.com/casa" },
  features: ["valet", "garden"],
  awards: null,
  figures: null,
  rooms: [{ name: { pt: "Salão", en: "Hall", es: "Salón" }, capacity: 40 }],
  mediaKitUrl: "https://example.com/kit.pdf",
};

function parse(record: unknown) {
  const { log, lines } = recordLog();
  return { restaurant: parseRestaurant(record, log), lines };
}

test("a whole record becomes a restaurant, and nothing is logged", () => {
  const { restaurant, lines } = parse(aRestaurantRecord());
  expect(restaurant).toEqual(WHOLE);
  expect(lines).toEqual([]);
});

test("structured fields are also taken when they are not wrapped in JSON text", () => {
  const record = aRestaurantRecord();
  const unwrapped = ["address", "coordinates", "hours", "description", "images", "menus"]
    .concat(["getin", "features", "rooms"])
    .map((name) => [name, JSON.parse(String(record[name]))] as const);
  expect(parse({ ...record, ...Object.fromEntries(unwrapped) }).restaurant).toEqual(WHOLE);
});

const IMAGES = WHOLE.images;
const FALLBACKS: readonly [field: string, bad: unknown, loss: Partial<Restaurant>][] = [
  ["name", { pt: "Casa" }, { name: "" }],
  ["city", ["São Paulo"], { city: "" }],
  ["citySlug", {}, { citySlug: "" }],
  ["country", true, { country: "" }],
  ["phone", {}, { phone: "" }],
  ["whatsapp", true, { whatsapp: null }],
  ["email", [], { email: "" }],
  ["giftCardUrl", {}, { giftCardUrl: null }],
  ["heroImage", {}, { images: { ...IMAGES, hero: "" } }],
  ["mediaKitUrl", {}, { mediaKitUrl: "" }],
  ["images", '{"gallery":"a.jpg"}', { images: { ...IMAGES, gallery: [] } }],
  ["address", "{not json", { address: NO_TEXTS }],
  ["hours", "[]", { hours: NO_TEXTS }],
  ["description", "12", { description: NO_TEXTS }],
  ["coordinates", "{", { coordinates: { lat: 0, lng: 0 } }],
  ["coordinates", '{"lat":"north","lng":1}', { coordinates: { lat: 0, lng: 0 } }],
  ["coordinates", '{"lat":91,"lng":1}', { coordinates: { lat: 0, lng: 0 } }],
  ["coordinates", '{"lat":null,"lng":5}', { coordinates: { lat: 0, lng: 0 } }],
  ["menus", "[]", { menus: null }],
  ["getin", "yes", { getin: { enabled: false, url: "" } }],
  ["features", '{"valet":true}', { features: [] }],
  ["rooms", "12", { rooms: [] }],
];

test("one bad room loses neither the others nor, where only its capacity is bad, its name", () => {
  const rooms = [
    { name: "Salão", capacity: "many" },
    "Adega",
    { name: "Terraço" },
    { name: "Varanda", capacity: -1 },
    { name: "Jardim", capacity: 30 },
  ];
  const { restaurant, lines } = parse(aRestaurantRecord({ rooms: JSON.stringify(rooms) }));
  expect(restaurant?.rooms.map(({ name, capacity }) => [name.pt, capacity])).toEqual([
    ["Salão", 0],
    ["Terraço", 0],
    ["Varanda", 0],
    ["Jardim", 30],
  ]);
  expect(lines.map(({ message, fields }) => [message, fields])).toEqual(
    [0, 1, 3].map((position) => [
      MESSAGE,
      expect.objectContaining({ record: "casa-do-teste", field: `rooms[${position}]` }),
    ]),
  );
});

// Rule 10.59.
test("a record of a built-in restaurant has its awards where the API has none; a draft has its own", () => {
  const slug = "rubaiyat-chile";
  const builtIn = parse(aRestaurantRecord({ slug })).restaurant;
  expect(builtIn?.awards).toMatchObject([{ year: { en: "2018" } }]);
  expect(builtIn?.figures).toHaveLength(2);
  const own = { pt: " 2027 ", en: "2027", es: 2027 };
  const awards = [{ year: own, giver: own, text: { pt: "A melhor" } }];
  const draft = parse(aRestaurantRecord({ slug, awards, figures: null })).restaurant;
  const year = { pt: "2027", en: "2027", es: "2027" };
  expect(draft?.awards).toEqual([{ year, giver: year, text: { pt: "A melhor", en: "", es: "" } }]);
  expect(draft?.figures).toBeNull();
});

// Rule 4.18.
test("gift cards are sold at an https URL or not at all", () => {
  const { restaurant, lines } = parse(aRestaurantRecord({ giftCardUrl: "http://gifts.example" }));
  expect(restaurant?.giftCardUrl).toBeNull();
  expect(lines).toMatchObject([{ level: "warn", fields: { url: "http://gifts.example" } }]);
});

// Rule 4.2.
test.each(FALLBACKS)(
  "a bad %s (%j) falls back alone, and the log says so with the catalogue's message",
  (field, bad, loss) => {
    const { restaurant, lines } = parse(aRestaurantRecord({ [field]: bad }));
    expect(restaurant).toEqual({ ...WHOLE, ...loss });
    expect(lines).toEqual([
      {
        level: "error",
        message: MESSAGE,
        fields: expect.objectContaining({ record: "casa-do-teste", field }),
      },
    ]);
  },
);

const OPTIONAL = "address coordinates hours description images menus getin features rooms".split(
  " ",
);

test.each([null, undefined, ""])("an absent field (%j) takes its fallback in silence", (absent) => {
  const changes = Object.fromEntries(OPTIONAL.map((name) => [name, absent]));
  const { restaurant, lines } = parse(aRestaurantRecord(changes));
  expect(restaurant).toMatchObject({
    address: NO_TEXTS,
    hours: NO_TEXTS,
    description: NO_TEXTS,
    coordinates: { lat: 0, lng: 0 },
    images: { gallery: [] },
    menus: null,
    getin: { enabled: false, url: "" },
    features: [],
    rooms: [],
  });
  expect(lines).toEqual([]);
});

test("a translation that is missing is an empty text", () => {
  const { restaurant } = parse(aRestaurantRecord({ address: '{"pt":"Rua Um","en":null}' }));
  expect(restaurant?.address).toEqual({ pt: "Rua Um", en: "", es: "" });
});

// Rule 4.7.
test.each([undefined, null])(
  "what does not say whether it is active, %j, is active",
  (isActive) => {
    expect(parse(aRestaurantRecord({ isActive })).restaurant).toEqual(WHOLE);
  },
);

test.each([
  ["object", { gallery: ["/images/gallery-rubaiyat-rio-1.webp"] }],
  ["JSON text", JSON.stringify({ gallery: ["/images/gallery-rubaiyat-rio-1.webp"] })],
  ["JSON text in an object", { gallery: '["/images/gallery-rubaiyat-rio-1.webp"]' }],
])("an event venue with exactly its listed fields, its pictures as %s, is whole", (_, images) => {
  const { id, name, rooms, mediaKitUrl } = aRestaurantRecord();
  const { restaurant, lines } = parse({ id, name, images, rooms, mediaKitUrl });
  expect(restaurant).toMatchObject({ id, name, rooms: WHOLE.rooms, mediaKitUrl });
  expect(restaurant?.images).toEqual({ hero: "", gallery: WHOLE.images.gallery });
  expect(lines).toEqual([]);
});

test.each([false, "true", 1])("isActive: %j is not shown", (isActive) => {
  expect(parse(aRestaurantRecord({ isActive })).restaurant).toBeUndefined();
});

test.each([null, undefined, 3, "record", true, [[]]])("%j is not a record", (record) => {
  const { restaurant, lines } = parse(record);
  expect(restaurant).toBeUndefined();
  expect(lines.map((line) => line.message)).toEqual([MESSAGE]);
});

test("an active record is never lost, whatever its fields hold", () => {
  const names = Object.keys(aRestaurantRecord()).filter((name) => name !== "isActive");
  const value = fc.oneof(fc.jsonValue(), fc.json(), fc.string(), fc.constant(undefined));
  const hostile = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), value);
  fc.assert(
    fc.property(hostile, (changes) => {
      const { restaurant } = parse(aRestaurantRecord({ ...changes, isActive: true }));
      expect(Object.keys(restaurant ?? {}).toSorted()).toEqual(Object.keys(WHOLE).toSorted());
      const { lat, lng } = restaurant?.coordinates ?? { lat: Number.NaN, lng: Number.NaN };
      expect(Math.abs(lat) <= 90 && Math.abs(lng) <= 180).toBe(true);
      expect(restaurant?.rooms.every((room) => room.capacity >= 0)).toBe(true);
    }),
  );
});

test("anything at all is either a restaurant or nothing, without a throw", () => {
  fc.assert(fc.property(fc.anything(), (record) => void parse(record)));
});
