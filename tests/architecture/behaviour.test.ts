import { expect, test } from "vitest";
import { filesIn, readProjectFile } from "./project-files.ts";

// Every rule that code cites exists in docs/behaviour.md.

const RULES = Array.from(
  readProjectFile("docs/behaviour.md").matchAll(/^- \*\*(\d+\.\d+)\*\* /gm),
  ([, number = ""]) => number,
);
const CITATION = /\brules?[\s*/]+\d+\.\d+(?:(?:,| and| to)[\s*/]+\d+\.\d+)*/gi;
/** The numbering of documents outside the repository. */
const FOREIGN = /\b(?:sections?|readings?|standards,?)[\s*/]+[A-D]?\d/gi;

const CITING = filesIn(
  ["src/", "tests/", "e2e/", "tools/", "bench/", "docs/", "README.md", "CONTRIBUTING.md"],
  [".ts", ".tsx", ".css", ".md"],
).filter((path) => path !== "tests/architecture/behaviour.test.ts");

test("numbers each rule once", () => {
  expect(RULES.length).toBeGreaterThan(0);
  expect(RULES.filter((number, index) => RULES.indexOf(number) !== index)).toEqual([]);
});

function rulesIn(path: string): string[] {
  const citations = readProjectFile(path).match(CITATION) ?? [];
  return citations.flatMap((citation) => citation.match(/\d+\.\d+/g) ?? []);
}

test("cites existing rules only", () => {
  const unknown = CITING.flatMap((path) =>
    rulesIn(path)
      .filter((number) => !RULES.includes(number))
      .map((rule) => ({ path, rule })),
  );
  expect(unknown).toEqual([]);
});

test("cites every rule in a test", () => {
  const cited = new Set(CITING.filter((path) => /\.(test|e2e)\.tsx?$/.test(path)).flatMap(rulesIn));
  expect(RULES.filter((number) => !cited.has(number))).toEqual([]);
});

test("cites no document outside the repository", () => {
  const foreign = CITING.flatMap((path) =>
    (readProjectFile(path).match(FOREIGN) ?? []).map((citation) => ({ path, citation })),
  );
  expect(foreign).toEqual([]);
});
