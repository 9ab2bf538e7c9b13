import { expect, test } from "vitest";
import { aRestaurantRecord } from "#tests/builders/restaurant-record.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { parseRestaurant } from "./fetch-restaurants.ts";
import { NO_TEXTS, sameTexts } from "./record-fields.ts";
import type { SpecialDays } from "#content/schemas/opening-hours.ts";
import type { Restaurant } from "#content/snapshot.ts";

const MESSAGE = "Erro ao processar dados do restaurante";

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
  specialDays: [],
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

const OPTIONAL = "address coordinates hours description images menus getin features rooms".split(
  " ",
);

function parse(record: unknown) {
  const { log, lines } = recordLog();
  return { restaurant: parseRestaurant(record, log), lines };
}
const parseWith = (changes: object) => parse(aRestaurantRecord({ ...changes }));

test("parses a whole record", () => {
  expect(parse(aRestaurantRecord())).toEqual({ restaurant: WHOLE, lines: [] });
});

const hero = (url: string) => ({ images: { ...WHOLE.images, hero: url } });
const gallery = (...urls: string[]) => ({ images: { ...WHOLE.images, gallery: urls } });
const NO_BOOKING = { enabled: false, url: "" };
const BOOKING = "https://booking.example.com/casa";
const HOURS = {
  timeZone: "Europe/Madrid",
  weekly: [{ days: ["sunday"], opens: "13:30", closes: "16:00" }],
  validFrom: "",
  validUntil: "",
} as const;

const FLOOD: SpecialDays = {
  from: "2026-12-01",
  to: "2026-12-02",
  spans: [],
  reason: "incident",
  notice: null,
};

type Given = readonly [field: string, given: unknown, read: Partial<Restaurant>];

// Rules 4.7 and 4.8.
test.each<Given>([
  ["id", null, { id: "casa-do-teste" }],
  ["isActive", undefined, {}],
  ["address", '{"pt":"Rua Um","en":null}', { address: { pt: "Rua Um", en: "", es: "" } }],
  ["openingHours", JSON.stringify(HOURS), { openingHours: HOURS }],
  ["specialDays", JSON.stringify([FLOOD]), { specialDays: [FLOOD] }],
  ["coordinates", '{"lat":-23.5,"lng":-46.6}', { coordinates: { lat: -23.5, lng: -46.6 } }],
  ["coordinates", '{"lat":"-23.5","lng":"-46.6"}', { coordinates: { lat: -23.5, lng: -46.6 } }],
  ["getin", { enabled: false, url: BOOKING }, { getin: { enabled: false, url: BOOKING } }],
  ["rooms", [{ name: "A", capacity: "180" }], { rooms: [{ name: sameTexts("A"), capacity: 180 }] }],
  ["menus", { bar: "/bar.pdf", main: 12, brunch: "/b.pdf" }, { menus: { bar: "/bar.pdf" } }],
  ["menus", { bar: "javascript:alert(1)", main: "//evil.example/x" }, { menus: {} }],
  ["mediaKitUrl", "http://example.com/kit.pdf", { mediaKitUrl: "http://example.com/kit.pdf" }],
  [
    "images",
    [" /b.jpg ", "", null, "/a.jpg", "//x.example", "/b.jpg", {}],
    gallery("/b.jpg", "/a.jpg"),
  ],
  // Pages load https pictures only.
  [
    "images",
    ["http://a.example/b?c=d", "https://a.example/b?c=d"],
    gallery("https://a.example/b?c=d"),
  ],
  ["heroImage", "HTTP://a.example:80/é.jpg", hero("https://a.example/%C3%A9.jpg")],
])("reads %s from %j", (field, given, read) => {
  expect(parseWith({ [field]: given })).toEqual({ restaurant: { ...WHOLE, ...read }, lines: [] });
});

test("joins single days of an API into ranges", () => {
  const exceptions = ["2026-12-02", "2026-12-01"].map((date) => ({ date, name: null, spans: [] }));
  const openingHours = JSON.stringify({ ...HOURS, exceptions });
  const record = { ...aRestaurantRecord({ openingHours }), specialDays: undefined };
  const days = [{ ...FLOOD, reason: null }];
  expect(parse(record).restaurant).toEqual({ ...WHOLE, openingHours: HOURS, specialDays: days });
});

// Rule 4.18.
test.each<readonly [...Given, named: object]>([
  ["giftCardUrl", "http://x.example", { giftCardUrl: null }, { url: "http://x.example" }],
  ...["//example.com/kit.pdf", "javascript:alert(1)", "kit.pdf"].map(
    (url) => ["mediaKitUrl", url, { mediaKitUrl: "" }, { url }] as const,
  ),
  ...["http://booking.example.com", "javascript:alert(1)", "booking", "", "//evil.example"].map(
    (url) => ["getin", { enabled: true, url }, { getin: NO_BOOKING }, { url }] as const,
  ),
  ...["helipad", 7, "Valet"].map(
    (feature) => ["features", ["garden", feature], { features: ["garden"] }, { feature }] as const,
  ),
])("logs a warning for %s %j", (field, given, read, named) => {
  const { restaurant, lines } = parseWith({ [field]: given });
  expect(restaurant).toEqual({ ...WHOLE, ...read });
  expect(lines).toMatchObject([{ level: "warn", fields: { slug: "casa-do-teste", ...named } }]);
});

// Rule 4.2.
test.each<Given>([
  ["name", { pt: "Casa" }, { name: "" }],
  ["phone", {}, { phone: "" }],
  ["whatsapp", true, { whatsapp: null }],
  ["giftCardUrl", {}, { giftCardUrl: null }],
  ["heroImage", {}, hero("")],
  ["openingHours", JSON.stringify({ ...HOURS, timeZone: "Nowhere/City" }), {}],
  ["mediaKitUrl", {}, { mediaKitUrl: "" }],
  ["images", '{"gallery":"a.jpg"}', gallery()],
  ["address", "{not json", { address: NO_TEXTS }],
  ["coordinates", "{", { coordinates: { lat: 0, lng: 0 } }],
  ["coordinates", '{"lat":"north","lng":1}', { coordinates: { lat: 0, lng: 0 } }],
  ["coordinates", '{"lat":91,"lng":1}', { coordinates: { lat: 0, lng: 0 } }],
  ["menus", "[]", { menus: null }],
  ["getin", "yes", { getin: NO_BOOKING }],
  ["features", '{"valet":true}', { features: [] }],
  ["rooms", "12", { rooms: [] }],
])("logs a bad %s (%j) and uses its fallback", (field, bad, loss) => {
  const { restaurant, lines } = parseWith({ [field]: bad });
  expect(restaurant).toEqual({ ...WHOLE, ...loss });
  const fields = expect.objectContaining({ record: "casa-do-teste", field });
  expect(lines).toEqual([{ level: "error", message: MESSAGE, fields }]);
});

test("skips a bad room, and keeps the name of one with a bad capacity", () => {
  const rooms = [
    { name: "Salão", capacity: "many" },
    "Adega",
    { name: "Terraço" },
    { name: "Varanda", capacity: -1 },
    { name: "Jardim", capacity: 30 },
  ];
  const { restaurant, lines } = parseWith({ rooms });
  const read = restaurant?.rooms.map(({ name, capacity }) => `${name.pt} ${capacity}`);
  expect(read).toEqual(["Salão 0", "Terraço 0", "Varanda 0", "Jardim 30"]);
  expect(lines.map(({ fields }) => fields["field"])).toEqual(["rooms[0]", "rooms[1]", "rooms[3]"]);
  const message = { message: MESSAGE, fields: { record: "casa-do-teste" } };
  expect(lines).toMatchObject([message, message, message]);
});

// Rule 10.59.
test("adds a built-in restaurant's awards to a record without any; a draft has its own", () => {
  const slug = "rubaiyat-chile";
  const builtIn = parseWith({ slug }).restaurant;
  expect(builtIn?.awards).toMatchObject([{ year: { en: "2018" } }]);
  expect(builtIn?.figures).toHaveLength(2);
  const own = { pt: " 2027 ", en: "2027", es: 2027 };
  const awards = [{ year: own, giver: own, text: { pt: "A melhor" } }];
  const draft = parseWith({ slug, awards, figures: null }).restaurant;
  const year = { pt: "2027", en: "2027", es: "2027" };
  expect(draft?.awards).toEqual([{ year, giver: year, text: { pt: "A melhor", en: "", es: "" } }]);
  expect(draft?.figures).toBeNull();
});

test.each([null, undefined, ""])("uses an absent field's (%j) fallback silently", (absent) => {
  const { restaurant, lines } = parseWith(
    Object.fromEntries(OPTIONAL.map((name) => [name, absent])),
  );
  expect(restaurant).toMatchObject({
    address: NO_TEXTS,
    hours: NO_TEXTS,
    description: NO_TEXTS,
    coordinates: { lat: 0, lng: 0 },
    images: { gallery: [] },
    menus: null,
    getin: NO_BOOKING,
    features: [],
    rooms: [],
  });
  expect(lines).toEqual([]);
});

test.each([false, "true", 1])("hides isActive: %j", (isActive) => {
  expect(parseWith({ isActive }).restaurant).toBeUndefined();
});

test.each([null, undefined, 3, "record", true, [[]]])("%j is not a record", (record) => {
  const { restaurant, lines } = parse(record);
  expect(restaurant).toBeUndefined();
  expect(lines.map((line) => line.message)).toEqual([MESSAGE]);
});
