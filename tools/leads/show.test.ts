import { expect, test } from "vitest";
import { leads } from "#database/schema/leads.ts";
import { redeliver } from "#leads/deliver/staff-decisions.ts";
import { leadsTool } from "#tests/leads-tool.ts";
import { aStoredLead } from "#tests/lead-delivery.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

describeWithDatabase("leads show", (database, connectAgain) => {
  const tool = leadsTool(connectAgain);

  test("shows a lead and its history by a prefix of its id", async () => {
    const message = "Linha 1\n\u001B[2Jstate  delivered";
    const later = { state: "parked", mailReason: "550 mailbox full" } as const;
    const { id, email } = await aStoredLead(database, { message }, later);
    await redeliver(database, [id]);
    const { code, stdout } = await tool("show", id.slice(0, 8).toUpperCase());
    expect(code).toBe(0);
    const lines = stdout.split("\n");
    const shown = { id, email, state: "waiting", guestCount: 120, utmCampaign: "festas" };
    for (const [name, value] of Object.entries({ ...shown, mailReason: "550 mailbox full" }))
      expect(lines).toContain(`${name.padEnd(16)}  ${value}`);
    expect(stdout).toContain("\n  Linha 1\n  [2Jstate delivered\n");
    expect(stdout).toMatch(/Z {2}waiting\n.*Z {2}waiting {6}Reenvio pedido pela equipe\n$/);
  });

  test("reports no match or several with code 1", async () => {
    for (const wrong of ["00000000", "7", "", "%", "not-an-id"]) {
      const { code, stdout, stderr } = await tool("show", wrong);
      expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
      expect(stderr).toContain("No lead");
    }
    const lead = await aStoredLead(database);
    const alike = ["a", "b"].map((end) => `7f9c24e8-3b0a-4d1e-8f00-1d2c3b4a596${end}`);
    const copies = alike.map((id) => ({ ...lead, id }));
    await database.orm.insert(leads).values(copies);
    expect((await tool("show", "7f9c")).stderr).toContain("Several ids start with 7f9c");
    expect(await tool("show", alike[0] ?? "")).toMatchObject({ code: 0 });
  });
});
