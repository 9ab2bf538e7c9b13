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
    ["list --limit 5 --all", "--limit"],
    ["list --form kontakt", "--form is one of"],
    ["list --state lost", "--state is one of"],
    ["list --since 2026-02-30", '"2026-02-30"'],
    ["list --since 01/03/2026", '"01/03/2026"'],
    ["list --until 0d", '"0d"'],
    ["list --until 2026-03-01T25:00:00Z", '"2026-03-01T25:00:00Z"'],
    ["settle 7f9c24e8", "--resend"],
    ["settle 7f9c24e8 --delivered --resend", "--resend"],
    ["redeliver 7f9c24e8 --parked", "--parked"],
    ["redeliver 7f9c24e8 --form event", "--parked"],
    ["export", "--csv"],
    ["export --csv --json", "--csv"],
    ["purge --yes", "--older-than"],
    ["purge --yes --older-than 0d", "--older-than"],
    ["purge --yes --older-than 24", "--older-than"],
    ["purge --yes --older-than=-1d", "--older-than"],
    ["purge --yes --older-than 9999y", "--older-than"],
  ])("%s is said with its option, and changes nothing", async (line, option) => {
    await aStoredLead(getDatabase(), {}, { createdAt: new Date(0) });
    const { code, stdout, stderr } = await leadsTool(connectAgain)(...line.split(" "));
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(option);
    expect(await getDatabase().orm.$count(leads, eq(leads.state, "waiting"))).toBe(1);
  });
});
