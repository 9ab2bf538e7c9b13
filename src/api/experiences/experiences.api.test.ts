import { expect, test } from "vitest";
import { ownApi } from "#tests/own-api.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { EXPERIENCES } from "#content/experiences/all-experiences.ts";
import type { ExperienceContent } from "#content/kinds/experience.ts";
import { importContent } from "#database/publish-content.ts";
import { experienceRecord } from "./experiences.contract.ts";

const [first, second, third] = EXPERIENCES as readonly [
  ExperienceContent,
  ExperienceContent,
  ExperienceContent,
];

describeWithDatabase("the API of experiences", (getDatabase) => {
  const get = async () => {
    const api = await ownApi(getDatabase());
    const response = await api.request("/api/experiences");
    expect(response.status).toBe(200);
    return (await response.json()) as { data: Record<string, unknown>[] };
  };

  test("every record has exactly the fields of the contract, structured ones as JSON text", async () => {
    await importContent(getDatabase(), { experiences: EXPERIENCES });
    const { data } = await get();
    expect(data).toHaveLength(EXPERIENCES.length);
    for (const [index, record] of data.entries()) {
      expect(experienceRecord.strict().parse(record)).toEqual(record);
      expect(record["isActive"]).toBe(true);
      expect(JSON.parse(String(record["title"]))).toEqual(EXPERIENCES[index]?.title);
      expect(JSON.parse(String(record["price"]))).toEqual(EXPERIENCES[index]?.price);
      expect(JSON.parse(String(record["countries"]))).toEqual(EXPERIENCES[index]?.countries);
    }
  });

  // Rule 5.2.
  test("the order is that of the content, and inactive experiences never leave the server", async () => {
    const experiences = [third, { ...second, isActive: false }, first];
    await importContent(getDatabase(), { experiences });
    const { data } = await get();
    expect(data.map((one) => JSON.parse(String(one["title"])))).toEqual([third.title, first.title]);
    expect(data.map((one) => one["order"])).toEqual([1, 3]);
  });

  test("a duration that needs no translation is sent as plain text", async () => {
    const same = { pt: "90 min", en: "90 min", es: "90 min" };
    const hours = { pt: "90 min", en: "90 min", es: "90 minutos" };
    await importContent(getDatabase(), {
      experiences: [
        { ...first, duration: same },
        { ...second, duration: hours },
      ],
    });
    const { data } = await get();
    expect(data[0]?.["duration"]).toBe("90 min");
    expect(JSON.parse(String(data[1]?.["duration"]))).toEqual(hours);
  });
});
