import fc from "fast-check";
import { expect, test } from "vitest";
import { anExperienceRecord } from "#tests/builders/experience-record.ts";
import { recordLog } from "#tests/log-recorder.ts";
import type { PreparedResponse } from "#tests/product-api.ts";
import { EXPERIENCE_ICONS } from "#content/kinds/experience.ts";
import { COUNTRIES, CURRENCIES } from "#language/currencies.ts";
import { ContentUnavailableError } from "#content/snapshot.ts";
import { callsTo } from "#tests/remote-calls.ts";
import { parseExperience } from "./fetch-experiences.ts";

test("active experiences are listed by their order ascending", async () => {
  const data = [
    anExperienceRecord({ id: "third", order: 3 }),
    anExperienceRecord({ id: "first", order: -1 }),
    anExperienceRecord({ id: "hidden", order: 0, isActive: false }),
    anExperienceRecord({ id: "second", order: "2" }),
  ];
  const { client } = await callsTo({ "/experiences": { json: { data } } });
  const experiences = await client.listExperiences();
  expect(experiences.map(({ id }) => id)).toEqual(["first", "second", "third"]);
});

test.each<[string, PreparedResponse]>([
  ["500", { status: 500 }],
  ["404", { status: 404 }],
])("%s is a failure with the catalogue's words, not an empty list", async (_, response) => {
  const { client, messages } = await callsTo({ "/experiences": response });
  await expect(client.listExperiences()).rejects.toThrow(ContentUnavailableError);
  expect(messages()).toEqual(["Erro ao carregar experiências"]);
});

const MESSAGE = "Erro ao processar dados da experiência";
const NO_TEXTS = { pt: "", en: "", es: "" };

function parse(record: unknown) {
  const { log, lines } = recordLog();
  return { experience: parseExperience(record, log), lines };
}

test("a whole record becomes an experience, and nothing is logged", () => {
  const { experience, lines } = parse(anExperienceRecord());
  expect(experience).toEqual({
    id: "0b0f4f52-6a2d-4d7b-9d6a-3c1d2f0a9e22",
    title: { pt: "Jantar", en: "Dinner", es: "Cena" },
    description: { pt: "À mesa.", en: "At the table.", es: "En la mesa." },
    image: "/images/news-rubaiyat-madrid-20-anos.webp",
    duration: { pt: "2 horas", en: "2 hours", es: "2 horas" },
    maxPeople: 8,
    price: { BRL: 350, EUR: "Sob consulta" },
    countries: ["Brasil", "Espanha"],
    restaurants: ["rubaiyat-rio", "rubaiyat-madrid"],
    icon: "Users",
    order: 3,
  });
  expect(lines).toEqual([]);
});

test.each([undefined, null])("isActive %s, which says nothing, means active", (isActive) => {
  expect(parse(anExperienceRecord({ isActive })).experience).toBeDefined();
});

test.each([false, "true", 1])("isActive %s means not shown", (isActive) => {
  expect(parse(anExperienceRecord({ isActive })).experience).toBeUndefined();
});

// Rule 4.5.
test.each([
  ["title", NO_TEXTS],
  ["description", NO_TEXTS],
  ["duration", NO_TEXTS],
  ["price", { BRL: "Sob consulta" }],
  ["countries", ["Brasil"]],
  ["restaurants", []],
])("broken JSON in %s falls back and is logged, and the rest stays", (name, fallback) => {
  const { experience, lines } = parse(anExperienceRecord({ [name]: "{broken" }));
  const whole = parse(anExperienceRecord()).experience;
  expect(experience).toEqual({ ...whole, [name]: fallback });
  expect(lines.map(({ message, fields }) => [message, fields["field"]])).toEqual([[MESSAGE, name]]);
});

test("a plain duration says the same in every language", () => {
  const { experience, lines } = parse(anExperienceRecord({ duration: " 90 min " }));
  expect(experience?.duration).toEqual({ pt: "90 min", en: "90 min", es: "90 min" });
  expect(lines).toEqual([]);
});

test.each([
  [{ BRL: "350" }, { BRL: 350 }],
  [{ BRL: "1.200" }, { BRL: "1.200" }],
  [{ BRL: " a partir de R$ 300 " }, { BRL: "a partir de R$ 300" }],
  [{ BRL: -1, EUR: "", CLP: null, ARS: [7] }, {}],
  [
    { XYZ: 10, EUR: 20, UYU: "890" },
    { EUR: 20, UYU: 890 },
  ],
])("the price %j is read as %j", (given, read) => {
  expect(parse(anExperienceRecord({ price: given })).experience?.price).toEqual(read);
});

test.each([
  [12.9, 12],
  [-4, 0],
  [Number.POSITIVE_INFINITY, 0],
  ["many", 0],
])("maxPeople %j counts as %i people", (maxPeople, people) => {
  expect(parse(anExperienceRecord({ maxPeople })).experience?.maxPeople).toBe(people);
});

test("an unknown country is left out and logged, and no other is put in its place", () => {
  const { experience, lines } = parse(anExperienceRecord({ countries: '["Portugal","Chile"]' }));
  expect(experience?.countries).toEqual(["Chile"]);
  expect(lines).toMatchObject([{ level: "warn", fields: { country: "Portugal" } }]);
  expect(parse(anExperienceRecord({ countries: '["Portugal"]' })).experience?.countries).toEqual(
    [],
  );
});

test.each(["Fork", "wine", "", 3, null, undefined])("the unknown icon %s becomes Wine", (icon) => {
  expect(parse(anExperienceRecord({ icon })).experience?.icon).toBe("Wine");
});

test("whatever a record holds, an experience comes out whole or not at all", () => {
  const names = Object.keys(anExperienceRecord());
  const value = fc.oneof(fc.jsonValue(), fc.json(), fc.string(), fc.constant(undefined));
  const hostile = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), value);
  fc.assert(
    fc.property(fc.oneof(hostile, fc.jsonValue()), (changes) => {
      const record = { ...anExperienceRecord(), ...(changes as object), isActive: true };
      const { experience } = parse(record);
      expect(Object.keys(experience ?? {})).toHaveLength(11);
      for (const texts of [experience?.title, experience?.description, experience?.duration]) {
        for (const one of Object.values(texts ?? { none: 0 })) expect(one).toBeTypeOf("string");
      }
      for (const [currency, price] of Object.entries(experience?.price ?? { none: 0 })) {
        expect(CURRENCIES).toContain(currency);
        expect(typeof price === "number" ? price >= 0 : price.trim() !== "").toBe(true);
      }
      for (const country of experience?.countries ?? []) expect(COUNTRIES).toContain(country);
      for (const slug of experience?.restaurants ?? []) expect(slug).toBeTypeOf("string");
      expect(EXPERIENCE_ICONS).toContain(experience?.icon);
      expect(Number.isInteger(experience?.maxPeople) && Number(experience?.maxPeople) >= 0).toBe(
        true,
      );
      expect(Number.isFinite(experience?.order)).toBe(true);
    }),
  );
  fc.assert(
    fc.property(fc.jsonValue(), (anything) => {
      expect(() => parse(anything)).not.toThrow();
    }),
  );
});
