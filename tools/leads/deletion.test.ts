import { expect, test } from "vitest";
import { leads, leadTransitions } from "#database/schema/leads.ts";
import { leadsTool } from "#tests/leads-tool.ts";
import { aStoredLead } from "#tests/lead-delivery.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

describeWithDatabase("the deletion of leads", (database, connectAgain) => {
  const tool = leadsTool(connectAgain);
  const emailsLeft = async () =>
    (await database.orm.select().from(leads)).map(({ email }) => email).toSorted();
  const ofMaria = (later: object = {}, posted: object = {}) =>
    aStoredLead(database, { email: "maria@example.com", ...posted }, later);

  test("erase deletes a person's leads and history, case-insensitively", async () => {
    await ofMaria({}, { email: "Maria@Example.com" });
    await ofMaria({ state: "delivered", platformId: "rd-7" }, { form: "newsletter_form" });
    await aStoredLead(database, { email: "maria@example.com.br" });
    const { code, stdout } = await tool("erase", " MARIA@example.com", "--yes");
    expect(code).toBe(0);
    expect(stdout).toContain("Deleted: 2 leads");
    expect(stdout).toContain("The platform has this person too: rd-7.");
    expect(await emailsLeft()).toEqual(["maria@example.com.br"]);
    expect(await database.orm.$count(leadTransitions)).toBe(1);
  });

  const PERHAPS = "may have 1 lead of this person without an id";
  test.each([
    [{ state: "unknown" }, PERHAPS],
    [{ state: "delivered", platformId: null }, PERHAPS],
    [{ state: "waiting", sendingSince: new Date() }, PERHAPS],
    [{ state: "parked" }, undefined],
  ])("erase of a lead with %j says that the platform %s", async (later, said) => {
    await ofMaria(later);
    const { stdout } = await tool("erase", "maria@example.com", "--yes");
    expect(/platform (.*):/.exec(stdout)?.[1]).toBe(said);
  });

  test("erase without --yes only prints what it would delete", async () => {
    await ofMaria();
    await ofMaria({ state: "parked" }, { message: "Outra mensagem." });
    const { code, stdout, stderr } = await tool("erase", "maria@example.com");
    expect(code).toBe(1);
    expect(stdout).toContain("maria@example.com: 2 leads and their history");
    expect(stderr).toContain("--yes");
    expect(await emailsLeft()).toHaveLength(2);
  });

  test.each(["nobody@example.com", "%", "' or true --", ""])(
    "erase %j --yes deletes nothing",
    async (email) => {
      await aStoredLead(database);
      expect(await tool("erase", email, "--yes")).toMatchObject({ code: 1, stdout: "" });
      expect(await emailsLeft()).toHaveLength(1);
    },
  );
});
