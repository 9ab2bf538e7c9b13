import { expect, test } from "vitest";
import { askOwnApi } from "#tests/own-api.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { EXPERIENCES } from "#content/built-in/built-in-content.server.ts";
import type { ExperienceContent } from "#content/kinds/experience.ts";
import { importContent } from "#content/store/publish-content.ts";
import { experienceRecord } from "./experiences.contract.ts";

const [first, second, third] = [EXPERIENCES[0]!, EXPERIENCES[1]!, EXPERIENCES[2]!];

describeWithDatabase("the API of experiences", (database) => {
  async function recordsOf(experiences: readonly ExperienceContent[]) {
    await importContent(database, { experiences });
    const { status, body } = await askOwnApi(database, "/api/experiences");
    expect(status).toBe(200);
    return body.data as readonly Record<string, unknown>[];
  }

  test("writes exactly the contract's fields, structured ones as JSON text", async () => {
    const records = await recordsOf(EXPERIENCES);
    expect(records).toHaveLength(EXPERIENCES.length);
    for (const [index, record] of records.entries()) {
      expect(experienceRecord.strict().parse(record)).toEqual(record);
      expect(record["isActive"]).toBe(true);
      for (const field of ["title", "price", "countries"] as const) {
        expect(JSON.parse(String(record[field]))).toEqual(EXPERIENCES[index]?.[field]);
      }
    }
  });

  // Rule 5.2.
  test("keeps the content's order and hides inactive experiences", async () => {
    const records = await recordsOf([third, { ...second, isActive: false }, first]);
    expect(records.map(({ title, order }) => [JSON.parse(String(title)), order])).toEqual([
      [third.title, 1],
      [first.title, 3],
    ]);
  });

  test("writes a duration that needs no translation as plain text", async () => {
    const same = { pt: "90 min", en: "90 min", es: "90 min" };
    const translated = { ...same, es: "90 minutos" };
    const experiences = [same, translated].map((duration, at) => {
      return { ...EXPERIENCES[at]!, duration };
    });
    const [plain, other] = (await recordsOf(experiences)).map(({ duration }) => String(duration));
    expect(plain).toBe("90 min");
    expect(JSON.parse(other ?? "")).toEqual(translated);
  });
});
