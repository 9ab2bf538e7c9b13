import { expect, test } from "vitest";
import { readEnvironment } from "#configuration/environment.server.ts";
import { recorded } from "#tests/recorded-tool.ts";
import { runInsights } from "./insights/run-insights.ts";
import { runLeads } from "./leads/run-leads.ts";
import { linksTool } from "./links/run-links.ts";
import { runContent } from "./run-content.ts";

const { siteUrl, siteConfig } = readEnvironment({});
const TOOLS = new Map([
  ["content", runContent],
  ["insights", runInsights],
  ["leads", runLeads],
  ["links", linksTool({ readSettings: () => ({ siteUrl, siteConfig }) as never })],
]);

/** What a command line does where the database cannot be opened. */
function run(line: string) {
  const [tool = "", ...args] = line.split(" ");
  const openDatabase = () => Promise.reject(new Error("the database was opened"));
  return recorded((terminal) => TOOLS.get(tool)!(args, openDatabase, terminal));
}

test.each([
  ["content", "check import diff history undo export DATABASE_URL"],
  ["insights", "--from --to --restaurant --json"],
  ["leads", "list show export redeliver settle restored erase purge"],
  ["leads", "waiting delivered parked unknown quarantined unconfirmed"],
  ["links", "--json --timeout SITE_CONFIG"],
])("%s --help explains without a database: %s", async (tool, words) => {
  const { code, stdout, stderr } = await run(`${tool} --help`);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  for (const word of words.split(" ")) expect(stdout).toContain(word);
});

test.each([
  ["content", "Usage: npm run content --"],
  ["content publish", "unknown command 'publish'"],
  ["content check --nope", "unknown option '--nope'"],
  ["content check src/content", "too many arguments"],
  ["insights --from yesterday", '--from is a day such as 2026-11-30, not "yesterday".'],
  ["insights --to 2026-04-31", '--to is a day such as 2026-11-30, not "2026-04-31".'],
  ["insights --from 2026-05-02 --to 2026-05-01", "--from 2026-05-02 is later than"],
  ["insights list", "too many arguments"],
  ["leads redeliver", "redeliver needs ID or --parked."],
  ["leads erase --yes", "missing required argument 'email'"],
  ["leads erase a@example.com --form event", "unknown option '--form'"],
  ["links --timeout 0", "It is a whole number from 1 to 120."],
])("%s is wrong usage, said before the database is opened", async (line, message) => {
  const { code, stdout, stderr } = await run(line);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(message);
  expect(stderr).toContain("--help");
});

test.each(["insights", "leads list", "links"])(
  "%s ends with the message of a database that cannot be opened, and code 1",
  async (line) => {
    expect(await run(line)).toEqual({ code: 1, stdout: "", stderr: "the database was opened\n" });
  },
);
