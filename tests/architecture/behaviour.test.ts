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

test("every rule that is cited exists", () => {
  const unknown = CITING.flatMap((path) => {
    const citations = readProjectFile(path).match(CITATION) ?? [];
    const numbers = citations.flatMap((citation) => citation.match(/\d+\.\d+/g) ?? []);
    return numbers.filter((number) => !RULES.includes(number)).map((rule) => ({ path, rule }));
  });
  expect(unknown).toEqual([]);
});

test("nothing is cited that the repository does not hold", () => {
  const foreign = CITING.flatMap((path) =>
    (readProjectFile(path).match(FOREIGN) ?? []).map((citation) => ({ path, citation })),
  );
  expect(foreign).toEqual([]);
});
