import { expect, test } from "vitest";
import { submit } from "#tests/lead-delivery.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";
import { dailyEvents } from "#database/schema/daily-events.ts";
import { countLead, readDailyEvents } from "./insights.queries.ts";

describeOnBothEnginesByNight("daily totals", (getDatabase) => {
  test("a stored lead is counted with its restaurant and language", async () => {
    const { id } = await submit(getDatabase(), undefined, { restaurant: "rubaiyat-rio" });
    await countLead(getDatabase().orm, id);
    expect(await readDailyEvents(getDatabase(), {})).toMatchObject([
      { event: "generate_lead", restaurant: "rubaiyat-rio", language: "pt", count: 1 },
    ]);
  });

  test("the filters take their days in, and one restaurant alone", async () => {
    const rows = ["2026-11-01", "2026-11-02", "2026-11-03", "2026-11-04"].flatMap((day) =>
      ["", "rubaiyat-rio"].map((restaurant) => ({
        day,
        restaurant,
        event: "call_click",
        language: "es",
        count: 7,
      })),
    );
    await getDatabase().orm.insert(dailyEvents).values(rows);
    const found = await readDailyEvents(getDatabase(), {
      from: "2026-11-02",
      to: "2026-11-03",
      restaurant: "rubaiyat-rio",
    });
    expect(found.map(({ day, restaurant }) => [day, restaurant])).toEqual([
      ["2026-11-02", "rubaiyat-rio"],
      ["2026-11-03", "rubaiyat-rio"],
    ]);
  });
});
