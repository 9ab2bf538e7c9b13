import { expect, test } from "vitest";
import { submit } from "#tests/lead-delivery.ts";
import { describeOnBothEngines } from "#tests/test-database.ts";
import { dailyActs } from "#database/schema/daily-acts.ts";
import { countLead, readDailyActs } from "./insights.queries.ts";

describeOnBothEngines("daily totals", (getDatabase) => {
  test("a stored lead is counted with its house and language", async () => {
    const { id } = await submit(getDatabase(), undefined, { restaurant: "rubaiyat-rio" });
    await countLead(getDatabase().orm, id);
    expect(await readDailyActs(getDatabase(), {})).toMatchObject([
      { act: "generate_lead", house: "rubaiyat-rio", language: "pt", count: 1 },
    ]);
  });

  test("the filters take their days in, and one house alone", async () => {
    const rows = ["2026-11-01", "2026-11-02", "2026-11-03"].flatMap((day) =>
      ["", "rubaiyat-rio"].map((house) => ({
        day,
        house,
        act: "call_click",
        language: "es",
        count: 7,
      })),
    );
    await getDatabase().orm.insert(dailyActs).values(rows);
    const found = await readDailyActs(getDatabase(), {
      from: "2026-11-02",
      to: "2026-11-03",
      house: "rubaiyat-rio",
    });
    expect(found.map(({ day, house }) => [day, house])).toEqual([
      ["2026-11-02", "rubaiyat-rio"],
      ["2026-11-03", "rubaiyat-rio"],
    ]);
  });
});
