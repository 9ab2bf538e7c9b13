import { expect, onTestFinished, test } from "vitest";
import { openForTool } from "#database/connect.server.ts";
import { moduleUrl, startChild } from "#tests/child-process.ts";
import { leadsTool } from "#tests/leads-tool.ts";
import { createDatabasePlace } from "#tests/test-database.ts";

async function leadsCommand(args: readonly string[], environment: Record<string, string>) {
  const child = startChild(
    `process.argv = [process.execPath, "tools/leads/leads.ts", ...${JSON.stringify(args)}];
    await import(${moduleUrl("tools/leads/leads.ts")});`,
    { DATABASE_URL: "", ...environment },
  );
  const code = await child.ended;
  return { code, output: child.output() };
}

test("works while a server process holds the embedded database", async () => {
  const place = await createDatabasePlace("pglite");
  onTestFinished(() => place.remove());
  const server = startChild(`
    import { connectDatabase } from ${moduleUrl("src/database/connect.server.ts")};
    import { storeLead } from ${moduleUrl("src/leads/accept/store-lead.ts")};
    import { aNewLead } from ${moduleUrl("tests/builders/new-lead.ts")};
    const database = await connectDatabase(${JSON.stringify(place.options)});
    const lead = aNewLead({ email: "maria@example.com" });
    await storeLead(database, lead, { onLeadStored: async () => {} });
    console.log("serving");
    setInterval(() => database.ping(), 20);
  `);
  await server.said("serving");
  const tool = leadsTool(() => openForTool(place.options));
  const { stdout } = await tool("list", "--json");
  expect(JSON.parse(stdout)).toMatchObject([{ email: "maria@example.com" }]);
  const environment = { DATA_DIR: place.options.dataDir };
  const erased = await leadsCommand(["erase", "MARIA@example.com", "--yes"], environment);
  expect(erased).toMatchObject({ code: 0, output: expect.stringContaining("Deleted: 1 lead") });
  expect((await tool("list", "--json")).stdout.trim()).toBe("[]");
});
