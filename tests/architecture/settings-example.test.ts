import { expect, test } from "vitest";
import { SETTING_DEFAULTS } from "#configuration/environment.server.ts";
import { readProjectFile } from "./project-files.ts";

const EXAMPLE = readProjectFile(".env.example");

test(".env.example names every setting once, with its default or nothing", () => {
  const shown = Array.from(EXAMPLE.matchAll(/^# ([A-Z][A-Z0-9_]*)=(.*)$/gm), ([line]) => line);
  const real = Object.entries(SETTING_DEFAULTS).map(([name, value]) => `# ${name}=${value ?? ""}`);
  expect(shown.toSorted()).toEqual(real.toSorted());
});

test("every line of .env.example is a comment: a copy of it changes nothing", () => {
  expect(EXAMPLE.split("\n").filter((line) => !/^(#|$)/.test(line))).toEqual([]);
});
