import { describe, expect, test } from "vitest";
import { RESTAURANTS } from "./built-in-content.server.ts";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { countryCode } from "#language/countries.ts";
import { LANGUAGES, type Texts } from "#language/languages.ts";

// Rule 4.10: built-in hours are placeholders. Only a restaurant with a public number may ask for a call.

const HOURS_BY_PHONE: Texts = {
  pt: "Horários em atualização: confirme por telefone.",
  en: "Hours being updated: please call to confirm.",
  es: "Horarios en actualización: confírmelos por teléfono.",
};

const HOURS_BY_MESSAGE: Texts = {
  pt: "Horários em atualização: escreva-nos para confirmar.",
  en: "Hours being updated: please write to us to confirm.",
  es: "Horarios en actualización: escríbanos para confirmarlos.",
};

// Boxes around the cities, wide enough for their outskirts and too narrow for a swapped sign.
const CITIES: Record<string, { country: string; lat: [number, number]; lng: [number, number] }> = {
  "sao-paulo": { country: "Brasil", lat: [-23.8, -23.4], lng: [-46.9, -46.4] },
  "rio-de-janeiro": { country: "Brasil", lat: [-23.1, -22.8], lng: [-43.6, -43.1] },
  brasilia: { country: "Brasil", lat: [-16.0, -15.6], lng: [-48.2, -47.7] },
  madrid: { country: "Espanha", lat: [40.3, 40.6], lng: [-3.9, -3.5] },
  santiago: { country: "Chile", lat: [-33.6, -33.3], lng: [-70.8, -70.5] },
  "buenos-aires": { country: "Argentina", lat: [-34.7, -34.5], lng: [-58.6, -58.3] },
};
const cases = RESTAURANTS.map((restaurant) => [restaurant.slug, restaurant] as const);

test("the eight restaurants are in their fixed order", () => {
  expect(RESTAURANTS.map(({ slug }) => slug)).toEqual([
    "a-figueira-rubaiyat",
    "rubaiyat-faria-lima",
    "rubaiyat-rio",
    "rubaiyat-brasilia",
    "rubaiyat-madrid",
    "rubaiyat-chile",
    "cabana-las-lilas",
    "emporio-figueira",
  ]);
});

// Rule 10.59.
test("every built-in award has its year, and no figure stands alone or without its source", () => {
  const awards = RESTAURANTS.flatMap((one) => one.awards ?? []);
  const figures = RESTAURANTS.flatMap((one) => one.figures ?? []);
  expect([awards.length, figures.length]).toEqual([8, 14]);
  for (const { year } of awards)
    for (const language of LANGUAGES) expect(year[language]).toMatch(/\b(19|20)\d\d\b/);
  for (const { figures: its } of RESTAURANTS) expect([2, 3, undefined]).toContain(its?.length);
  for (const { value, source } of figures) {
    expect(source).not.toBe("");
    // A thousand is written as each language writes it.
    expect(value.en).toBe(value.pt.replace(".", ","));
    expect(value.es).toBe(value.pt);
  }
});

describe.each(cases)("%s", (slug, restaurant) => {
  test("belongs to one of the six cities, and lies in it or nowhere known", () => {
    const city = CITIES[restaurant.citySlug]!;
    expect(restaurant.country).toBe(city.country);
    const { lat, lng } = restaurant.coordinates;
    const isWithin = (degrees: number, [least, most]: [number, number]) =>
      least < degrees && degrees < most;
    const isThere = isWithin(lat, city.lat) && isWithin(lng, city.lng);
    expect(isThere || (lat === 0 && lng === 0)).toBe(true);
  });

  test("is described without clock times and single line breaks", () => {
    for (const text of Object.values(restaurant.description)) {
      expect(text).not.toMatch(/\d{1,2}[h:]\d{0,2}\b|[^\n]\n[^\n]| \n/);
    }
  });

  // Rule 4.10.
  test("has hours that are known, else placeholders, which ask for a call only where one is possible", () => {
    const { hours, openingHours, phone } = restaurant;
    const placeholder = phone === "" ? HOURS_BY_MESSAGE : HOURS_BY_PHONE;
    expect(hours).toEqual(openingHours === null ? placeholder : { pt: "", en: "", es: "" });
  });

  test("has a phone of its own country, or none", () => {
    const { phone, country } = restaurant;
    const code = parsePhoneNumberFromString(phone)?.country;
    expect(phone === "" || code === countryCode(country)).toBe(true);
  });

  test("lists no feature twice, and names its pictures after its slug", () => {
    expect(new Set(restaurant.features).size).toBe(restaurant.features.length);
    expect(restaurant.heroImage).toBe(`/images/house-${slug}.webp`);
    expect(restaurant.images[0]).toBe(`/images/gallery-${slug}-1.webp`);
  });

  test("offers no link that nobody has confirmed", () => {
    const none = { getin: { enabled: false, url: "" }, menus: null, mediaKitUrl: "" };
    expect(restaurant).toMatchObject(none);
    expect(JSON.stringify(restaurant)).not.toMatch(/https?:|www\./);
  });
});

test("the street numbers no source confirms stay unpublished", () => {
  const addressOf = (slug: string) =>
    RESTAURANTS.filter((restaurant) => restaurant.slug === slug).flatMap(({ address }) =>
      Object.values(address),
    );
  for (const slug of ["rubaiyat-rio", "rubaiyat-chile"]) {
    expect(addressOf(slug).join()).toMatch(/Jardim Botânico|Nueva Costanera/);
    expect(addressOf(slug).join()).not.toMatch(/\d/);
  }
  expect(addressOf("emporio-figueira")).toEqual(["", "", ""]);
});

test("the only event room with a published capacity is the annexe in Rio, for 120", () => {
  const all = RESTAURANTS.flatMap(({ slug, rooms }) => rooms.map((room) => ({ slug, ...room })));
  expect(all).toMatchObject([{ slug: "rubaiyat-rio", capacity: 120 }]);
});
