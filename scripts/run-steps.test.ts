import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { runSteps, type Step } from "./run-steps.ts";

const script = (name: string, source: string): Step => [name, process.execPath, "-e", source];

test("the step that fails first is named, ends the others, and nothing follows it", async () => {
  const folder = await temporaryFolder();
  const said = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const file = (name: string) => join(folder, name);
  const write = (name: string) =>
    script(name, `require("fs").writeFileSync(${JSON.stringify(file(name))}, "")`);
  const failed = await runSteps([
    [write("first"), script("second", "console.log('why'); process.exit(3)"), write("third")],
    [script("endless", "setInterval(() => {}, 1000)")],
  ]);
  expect(failed).toBe("second");
  expect(existsSync(file("first"))).toBe(true);
  expect(existsSync(file("third"))).toBe(false);
  expect(said.mock.calls.join("")).toMatch(/first: \d+ s\n.*why\n── second: failed, \d+ s\n/s);
});

test("where nothing fails, no name comes back", async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  expect(await runSteps([[script("one", "")], [script("other", "")]])).toBeUndefined();
});
