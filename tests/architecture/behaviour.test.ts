import { expect, test } from "vitest";
import { filesIn, readProjectFile } from "./project-files.ts";

// The rules that the code cites stand in the repository, where its reader can look them up.

const RULES = Array.from(
  readProjectFile("docs/behaviour.md").matchAll(/^- \*\*(\d+\.\d+)\*\* /gm),
  ([, number = ""]) => number,
);
const CITATION = /\brules?[\s*/]+\d+\.\d+(?:(?:,| and| to)[\s*/]+\d+\.\d+)*/gi;
/** The numbering of documents that the repository does not have. */
const FOREIGN = /\b(?:sections?|readings?|standards,?)[\s*/]+[A-D]?\d/gi;

const CITING = filesIn(
  ["src/", "tests/", "scripts/", "bench/", "docs/", "README.md", "CONTRIBUTING.md"],
  [".ts", ".tsx", ".css", ".md"],
).filter((path) => path !== "tests/architecture/behaviour.test.ts");

test("every rule has its own number", () => {
  expect(RULES.length).toBeGreaterThan(0);
  expect(RULES.filter((number, index) => RULES.indexOf(number) !== index)).toEqual([]);
});

/** The numbers of the rules that a file cites. */
function rulesIn(path: string): string[] {
  const citations = readProjectFile(path).match(CITATION) ?? [];
  return citations.flatMap((citation) => citation.match(/\d+\.\d+/g) ?? []);
}

test("every rule that is cited exists", () => {
  const unknown = CITING.flatMap((path) =>
    rulesIn(path)
      .filter((number) => !RULES.includes(number))
      .map((rule) => ({ path, rule })),
  );
  expect(unknown).toEqual([]);
});

test("every rule is cited by a test", () => {
  const cited = new Set(CITING.filter((path) => /\.(test|e2e)\.tsx?$/.test(path)).flatMap(rulesIn));
  expect(RULES.filter((number) => !cited.has(number))).toEqual([]);
});

test("nothing is cited that the repository does not hold", () => {
  const foreign = CITING.flatMap((path) =>
    (readProjectFile(path).match(FOREIGN) ?? []).map((citation) => ({ path, citation })),
  );
  expect(foreign).toEqual([]);
});
