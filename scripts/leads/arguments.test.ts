import { expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { leadsTool } from "#tests/leads-tool.ts";
import { aStoredLead } from "#tests/lead-delivery.ts";
import { leads } from "#database/schema/leads.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

describeWithDatabase("wrong usage", (getDatabase, connectAgain) => {
  test.each([
    ["list --limit 0", "--limit"],
    ["list --limit many", "--limit"],
    ["list --limit 1001", "--limit"],
    ["list --limit -1", "--limit"],
    ["list --limit 2.5", "--limit"],
    ["list --form kontakt", "--form"],
    ["list --state lost", "--state"],
    ["list --since 2026-02-30", '"2026-02-30"'],
    ["list --since 01/03/2026", '"01/03/2026"'],
    ["list --until 7d", '"7d"'],
    ["list --since 2026-03-01T10:00:00", '"2026-03-01T10:00:00"'],
    ["list --until 2026-03-01T25:00:00Z", '"2026-03-01T25:00:00Z"'],
    ["settle 7f9c24e8", "--resend"],
    ["settle 7f9c24e8 --delivered --resend", "--resend"],
    ["redeliver 7f9c24e8 --parked", "--parked"],
    ["redeliver", "--parked"],
    ["export", "--csv"],
    ["export --csv --json", "--csv"],
  ])("%s is said with its option, and changes nothing", async (line, option) => {
    await aStoredLead(getDatabase(), {}, { createdAt: new Date(0) });
    const { code, stdout, stderr } = await leadsTool(connectAgain)(...line.split(" "));
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(option);
    expect(await getDatabase().orm.$count(leads, eq(leads.state, "waiting"))).toBe(1);
  });
});
