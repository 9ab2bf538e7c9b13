import { describe, expect, test } from "vitest";
import { RESTAURANTS } from "./built-in-content.server.ts";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { countryCode } from "#language/countries.ts";
import { LANGUAGES, type Texts } from "#language/languages.ts";

// Rule 4.10: built-in hours are placeholders. Only a restaurant with a public number may suggest a call.

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

const cases = RESTAURANTS.map((restaurant) => [restaurant.slug, restaurant] as const);

test("lists the eight restaurants in their fixed order", () => {
  expect(RESTAURANTS.map(({ slug }) => slug).join(" ")).toBe(
    "a-figueira-rubaiyat rubaiyat-faria-lima rubaiyat-rio rubaiyat-brasilia rubaiyat-madrid rubaiyat-chile cabana-las-lilas emporio-figueira",
  );
});

// Rule 10.59.
test("dates every award, and gives figures in groups with sources", () => {
  const awards = RESTAURANTS.flatMap((one) => one.awards ?? []);
  const figures = RESTAURANTS.flatMap((one) => one.figures ?? []);
  expect([awards.length, figures.length]).toEqual([8, 13]);
  for (const { year } of awards)
    for (const language of LANGUAGES) expect(year[language]).toMatch(/\b(19|20)\d\d\b/);
  for (const { figures: its } of RESTAURANTS) expect([2, 3, undefined]).toContain(its?.length);
  for (const { value, source } of figures) {
    expect(source).not.toBe("");
    // Thousands are written as in each language.
    const [pt, en, es] = LANGUAGES.map((language) => /\d.*/.exec(value[language])?.[0]);
    expect(en).toBe(pt?.replace(".", ","));
    expect(es).toBe(pt);
  }
});

describe.each(cases)("%s", (_, restaurant) => {
  // Rule 4.10.
  test("has known hours, or placeholders that suggest a call only with a phone", () => {
    const { hours, openingHours, phone } = restaurant;
    const placeholder = phone === "" ? HOURS_BY_MESSAGE : HOURS_BY_PHONE;
    expect(hours).toEqual(openingHours === null ? placeholder : { pt: "", en: "", es: "" });
  });

  test("has a phone of its own country, or none", () => {
    const { phone, country } = restaurant;
    const code = parsePhoneNumberFromString(phone)?.country;
    expect(phone === "" || code === countryCode(country)).toBe(true);
  });

  test("offers no unconfirmed link", () => {
    const none = { getin: { enabled: false, url: "" }, menus: null, mediaKitUrl: "" };
    expect(restaurant).toMatchObject(none);
    expect(JSON.stringify(restaurant)).not.toMatch(/https?:|www\./);
  });
});

test("publishes no unconfirmed street number", () => {
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

test("publishes one room's capacity, the annexe's in Rio", () => {
  const all = RESTAURANTS.flatMap(({ slug, rooms }) => rooms.map((room) => ({ slug, ...room })));
  expect(all).toMatchObject([{ slug: "rubaiyat-rio", capacity: 120 }]);
});
