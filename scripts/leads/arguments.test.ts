import { expect, test } from "vitest";
import { leadsTool } from "#tests/leads-tool.ts";

const tool = leadsTool(() => Promise.reject(new Error("the database was opened")));

test("--help explains every command without a database", async () => {
  const { code, stdout, stderr } = await tool("--help");
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  for (const command of ["list", "show", "export", "redeliver", "settle", "erase", "purge"]) {
    expect(stdout).toMatch(new RegExp(`^ {2}${command} `, "m"));
  }
  for (const state of ["waiting", "delivered", "parked", "unknown", "quarantined", "unconfirmed"]) {
    expect(stdout).toMatch(new RegExp(`^ {2}${state} `, "m"));
  }
});

test.each([
  [[], "Usage: npm run leads --"],
  [["publish"], "unknown command 'publish'"],
  [["list", "--yes"], "unknown option '--yes'"],
  [["redeliver"], "redeliver needs ID or --parked."],
  [["erase", "--yes"], "missing required argument 'email'"],
  [["erase", "a@example.com", "--form", "event"], "unknown option '--form'"],
])("%j is wrong usage, said before the database is opened", async (args, message) => {
  const { code, stdout, stderr } = await tool(...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(message);
  expect(stderr).toContain("--help");
});

test("a database that cannot be opened ends with its message and code 1", async () => {
  expect(await tool("list")).toEqual({ code: 1, stdout: "", stderr: "the database was opened\n" });
});
