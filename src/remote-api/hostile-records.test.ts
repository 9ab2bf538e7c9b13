import fc from "fast-check";
import { expect, test } from "vitest";
import { EXPERIENCE_ICONS } from "#content/kinds/experience.ts";
import { COUNTRIES, CURRENCIES } from "#language/currencies.ts";
import type { Log } from "#runtime/logging/log.ts";
import { anArticleRecord } from "#tests/builders/article-record.ts";
import { anExperienceRecord } from "#tests/builders/experience-record.ts";
import { aRestaurantRecord } from "#tests/builders/restaurant-record.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { parseArticle } from "./fetch-articles.ts";
import { parseExperience } from "./fetch-experiences.ts";
import { parseRestaurant } from "./fetch-restaurants.ts";

function tryRecords<Item extends object>(
  parse: (record: unknown, log: Log) => Item | undefined,
  record: object,
  check: (item: Item) => void,
) {
  const { log } = recordLog();
  const names = Object.keys(parse(record, log)!);
  const value = fc.oneof(fc.jsonValue(), fc.json(), fc.string(), fc.constant(undefined));
  const name = fc.oneof(fc.constantFrom(...Object.keys(record)), fc.string());
  fc.assert(
    fc.property(fc.dictionary(name, value), (changes) => {
      const item = parse({ ...record, ...changes, isPublished: true, isActive: true }, log)!;
      expect(Object.keys(item)).toEqual(names);
      check(item);
    }),
  );
  fc.assert(fc.property(fc.anything(), (anything) => void parse(anything, log)));
}

const areTexts = (values: object) => Object.values(values).every((one) => typeof one === "string");

test("parses any restaurant wholly or not at all", () => {
  tryRecords(parseRestaurant, aRestaurantRecord(), ({ coordinates, rooms }) => {
    expect(Math.abs(coordinates.lat)).toBeLessThanOrEqual(90);
    expect(Math.abs(coordinates.lng)).toBeLessThanOrEqual(180);
    expect(rooms.every((room) => room.capacity >= 0)).toBe(true);
  });
});

test("parses any article wholly or not at all", () => {
  tryRecords(parseArticle, anArticleRecord(), (article) => {
    const { title, excerpt, content, tags, publishedAt, createdAt, updatedAt, order } = article;
    expect([title, excerpt, content, tags].every(areTexts)).toBe(true);
    for (const date of [publishedAt, createdAt, updatedAt])
      expect(date === "" || !Number.isNaN(Date.parse(date ?? ""))).toBe(true);
    expect(Number.isFinite(order)).toBe(true);
  });
});

test("parses any experience wholly or not at all", () => {
  tryRecords(parseExperience, anExperienceRecord(), (experience) => {
    const { title, description, duration, price, countries, restaurants } = experience;
    expect([title, description, duration, restaurants].every(areTexts)).toBe(true);
    for (const [currency, amount] of Object.entries(price)) {
      expect(CURRENCIES).toContain(currency);
      expect(typeof amount === "number" ? amount >= 0 : amount.trim() !== "").toBe(true);
    }
    for (const country of countries) expect(COUNTRIES).toContain(country);
    expect(EXPERIENCE_ICONS).toContain(experience.icon);
    expect(Number.isInteger(experience.maxPeople) && experience.maxPeople >= 0).toBe(true);
    expect(Number.isFinite(experience.order)).toBe(true);
  });
});
