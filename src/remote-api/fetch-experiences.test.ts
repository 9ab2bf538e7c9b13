import { expect, test } from "vitest";
import type { Experience } from "#content/snapshot.ts";
import { anExperienceRecord } from "#tests/builders/experience-record.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { callsTo } from "#tests/remote-calls.ts";
import { parseExperience } from "./fetch-experiences.ts";
import { NO_TEXTS } from "./record-fields.ts";

test("lists active experiences in ascending order", async () => {
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

const WHOLE: Experience = {
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
};

function parse(changes: object = {}) {
  const { log, lines } = recordLog();
  return { experience: parseExperience(anExperienceRecord({ ...changes }), log), lines };
}

test("parses a whole record", () => {
  expect(parse()).toEqual({ experience: WHOLE, lines: [] });
});

// Rule 4.5.
test.each([
  ["title", NO_TEXTS],
  ["description", NO_TEXTS],
  ["duration", NO_TEXTS],
  ["price", { BRL: "Sob consulta" }],
  ["countries", ["Brasil"]],
  ["restaurants", []],
])("logs broken JSON in %s, uses the fallback and keeps the rest", (name, fallback) => {
  const { experience, lines } = parse({ [name]: "{broken" });
  expect(experience).toEqual({ ...WHOLE, [name]: fallback });
  const message = "Erro ao processar dados da experiência";
  expect(lines).toMatchObject([{ message, fields: { field: name } }]);
});

test.each<[field: keyof Experience, given: unknown, read: unknown]>([
  ["duration", " 90 min ", { pt: "90 min", en: "90 min", es: "90 min" }],
  ["price", { BRL: "350" }, { BRL: 350 }],
  ["price", { BRL: "1.200" }, { BRL: "1.200" }],
  ["price", { BRL: " a partir de R$ 300 " }, { BRL: "a partir de R$ 300" }],
  ["price", { BRL: -1, EUR: "", CLP: null, ARS: [7] }, {}],
  ["price", { XYZ: 10, EUR: 20, UYU: "890" }, { EUR: 20, UYU: 890 }],
  ["maxPeople", 12.9, 12],
  ["maxPeople", -4, 0],
  ["maxPeople", Number.POSITIVE_INFINITY, 0],
  ["maxPeople", "many", 0],
  ["icon", "Fork", "Wine"],
  ["icon", "wine", "Wine"],
  ["icon", undefined, "Wine"],
])("reads %s %j as %j", (field, given, read) => {
  expect(parse({ [field]: given })).toEqual({ experience: { ...WHOLE, [field]: read }, lines: [] });
});

test("logs and omits an unknown country", () => {
  const { experience, lines } = parse({ countries: '["Portugal","Chile"]' });
  expect(experience?.countries).toEqual(["Chile"]);
  expect(lines).toMatchObject([{ level: "warn", fields: { country: "Portugal" } }]);
  expect(parse({ countries: ["Portugal"] }).experience?.countries).toEqual([]);
});
