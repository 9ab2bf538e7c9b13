import { expect, test } from "vitest";
import { filesIn, readProjectFile } from "./project-files.ts";

// CONTRIBUTING.md: subject first, and a named actor.

/** Folders that still have older sentences: remove a line once its folder follows the rules. */
const EXEMPT = [
  "src/desk/pieces/",
  "src/desk/screens/leads/",
  "src/site/blocks/",
  "src/site/screens/",
];

const CHECKED = filesIn(
  [
    "src/",
    "tests/",
    "e2e/",
    "tools/",
    "bench/",
    "docs/",
    "README.md",
    "CONTRIBUTING.md",
    "vite.config.ts",
  ],
  [".ts", ".tsx", ".css", ".md"],
).filter((path) => !EXEMPT.some((folder) => path.startsWith(folder)));

const COMMENT = /\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n)+/gm;
const QUOTED = /```[\s\S]*?```|`[^`]*`|"[^"\n]*"/g;

/** Returns a document as one text, or the comments of code. */
function sentencesIn(path: string): readonly string[] {
  const text = readProjectFile(path);
  if (path.endsWith(".md")) return [text];
  return (text.match(COMMENT) ?? []).map((comment) =>
    comment.replaceAll(/^[ \t]*(?:\/\*+|\/\/|\*+\/?)|\*\/$/gm, "").trim(),
  );
}

const matches = (pattern: RegExp) =>
  CHECKED.flatMap((path) =>
    sentencesIn(path)
      .map((sentence) => sentence.replaceAll(QUOTED, ""))
      .filter((sentence) => pattern.test(sentence))
      .map((sentence) => `${path}: ${sentence.slice(0, 80)}`),
  );

test("names the actor in comments and documents", () => {
  expect(matches(/\b(?:nobody|somebody|anybody|whoever)\b/i)).toEqual([]);
});

test("starts comments with a subject or a verb", () => {
  const openings = /^(?:Of|What|Whose|With|Without|Where|As|So|Else|Nothing|None|Who)\b/;
  expect(matches(openings)).toEqual([]);
});
