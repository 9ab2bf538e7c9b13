import { expect, test } from "vitest";
import { leadsTool } from "#tests/leads-tool.ts";

const tool = leadsTool(() => Promise.reject(new Error("the database was opened")));

test.each([["--help"], ["-h"], ["help"], ["erase", "--help"]])(
  "%s %s explains every command without a database",
  async (...args) => {
    const { code, stdout, stderr } = await tool(...args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    for (const command of ["list", "show", "export", "redeliver", "settle", "erase", "purge"]) {
      expect(stdout).toContain(`npm run leads -- ${command}`);
    }
    for (const state of ["waiting", "delivered", "parked", "unknown", "quarantined"]) {
      expect(stdout).toMatch(new RegExp(`^ {2}${state} `, "m"));
    }
  },
);

test.each([
  [[], "A command is missing."],
  [["publish"], 'There is no command "publish".'],
  [["list", "--nope"], "Unknown option '--nope'"],
  [["list", "--yes"], "list knows no --yes."],
  [["list", "7f9c24e8"], 'list takes no "7f9c24e8".'],
  [["show"], "show needs ID."],
  [["show", "7f9c24e8", "8a9c24e8"], "show takes one ID only."],
  [["redeliver"], "redeliver needs ID or --parked."],
  [["redeliver", "--parked", "--state", "unknown"], "redeliver knows no --state."],
  [["erase", "--yes"], "erase needs EMAIL."],
  [["erase", "a@example.com", "--form", "event"], "erase knows no --form."],
])("%j is wrong usage, said before the database is opened", async (args, message) => {
  const { code, stdout, stderr } = await tool(...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(message);
  expect(stderr).toContain("--help");
});

test("a database that cannot be opened ends with its message and code 1", async () => {
  expect(await tool("list")).toEqual({ code: 1, stdout: "", stderr: "the database was opened\n" });
});
