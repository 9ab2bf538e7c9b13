import { expect, test } from "vitest";
import { recorded } from "../tests/recorded-tool.ts";
import { describeWithDatabase } from "../tests/test-database.ts";
import { dailyEvents } from "#database/schema/daily-events.ts";
import { runInsights } from "./insights/run-insights.ts";

describeWithDatabase("the tool that reads the totals", (getDatabase, connectAgain) => {
  const tool = (...args: string[]) =>
    recorded((terminal) => runInsights(args, connectAgain, terminal));
  const count = (event: string, restaurant: string, day: string, times: number, language = "pt") =>
    getDatabase()
      .orm.insert(dailyEvents)
      .values({ event, restaurant, day, language, count: times });

  test("a table by restaurant and one by day, with their sums", async () => {
    await count("reserve_click", "rubaiyat-rio", "2026-11-01", 3);
    await count("reserve_click", "rubaiyat-rio", "2026-11-01", 2, "es");
    await count("reserve_click", "rubaiyat-madrid", "2026-11-02", 4);
    await count("share", "", "2026-11-02", 1);
    await count("share", "", "2026-12-01", 9);
    const { code, stdout, stderr } = await tool("--from", "2026-11-01", "--to", "2026-11-30");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout.split("\n").map((line) => line.trim().replaceAll(/ +/g, " "))).toEqual([
      "2026-11-01 to 2026-11-30",
      "",
      "RESTAURANT RESERVE SHARE",
      "(none) 0 1",
      "rubaiyat-madrid 4 0",
      "rubaiyat-rio 5 0",
      "TOTAL 9 1",
      "",
      "DAY RESERVE SHARE",
      "2026-11-01 5 0",
      "2026-11-02 4 1",
      "TOTAL 9 1",
      "",
    ]);
  });

  test("--json has every total with its language, of one restaurant alone if asked", async () => {
    await count("menu_view", "rubaiyat-rio", "2026-11-01", 2, "en");
    await count("menu_view", "rubaiyat-madrid", "2026-11-01", 1);
    const { stdout } = await tool("--json", "--from", "2026-11-01", "--restaurant", "rubaiyat-rio");
    expect(JSON.parse(stdout)).toEqual([
      {
        day: "2026-11-01",
        event: "menu_view",
        restaurant: "rubaiyat-rio",
        language: "en",
        count: 2,
      },
    ]);
  });

  test("without anything counted it says so, also from one end of the calendar to the other", async () => {
    expect((await tool()).stdout).toContain("Nothing was counted.");
    expect(JSON.parse((await tool("--json")).stdout)).toEqual([]);
    for (const days of ["--to 0001-01-05", "--from 0000-01-01 --to 9999-12-31"])
      expect(await tool(...days.split(" "))).toMatchObject({ code: 0, stderr: "" });
  });
});
