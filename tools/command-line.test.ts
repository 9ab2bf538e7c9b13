import { expect, test } from "vitest";
import { recorded } from "#tests/recorded-tool.ts";
import { runLeads } from "./leads/run-leads.ts";
import { runContent } from "./content/run-content.ts";

const TOOLS = new Map([
  ["content", runContent],
  ["leads", runLeads],
]);

function run(line: string) {
  const [tool = "", ...args] = line.split(" ");
  const openDatabase = () => Promise.reject(new Error("the database was opened"));
  return recorded((terminal) => TOOLS.get(tool)!(args, openDatabase, terminal));
}

test.each([
  ["content", "check import diff history undo export DATABASE_URL"],
  ["leads", "list show export redeliver settle restored erase"],
  ["leads", "waiting delivered parked unknown quarantined unconfirmed"],
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
  ["leads erase --yes", "missing required argument 'email'"],
  ["leads list --limit 0", "must be a whole number from 1 to 1000."],
  ["leads purge --older-than 90d", "unknown command 'purge'"],
  ["leads erase a@example.com --form event", "unknown option '--form'"],
])("reports wrong usage before opening the database: %s", async (line, message) => {
  const { code, stdout, stderr } = await run(line);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(message);
  expect(stderr).toContain("--help");
});

test("prints why the database cannot be opened, and exits with 1", async () => {
  const failed = { code: 1, stdout: "", stderr: "the database was opened\n" };
  expect(await run("leads list")).toEqual(failed);
});
