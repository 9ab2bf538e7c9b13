import { expect, test } from "vitest";
import { readInterfaceTexts } from "#scripts/interface-texts.ts";
import { ALIKE_EVERYWHERE, ALIKE_IN_PORTUGUESE_AND_SPANISH } from "#scripts/texts-alike.ts";
import { LANGUAGES } from "#language/languages.ts";
import { filesIn, readProjectFile } from "./project-files.ts";

// What the texts say of each other is the build's to check (scripts/check-texts.test.ts).
const TEXTS = readInterfaceTexts();

test.each(LANGUAGES)("the keys of %s are sorted", (language) => {
  const keys = [...TEXTS[language].keys()];
  expect(keys).toEqual(keys.toSorted());
});

test("every text is used somewhere", () => {
  const source = filesIn(["src/"], [".ts", ".tsx"]).map(readProjectFile).join("\n");
  const used = new Set(Array.from(source.matchAll(/\bm\.([a-z0-9_]+)/g), ([, key]) => key));
  expect([...TEXTS.pt.keys()].filter((key) => !used.has(key))).toEqual([]);
});

test("the list of texts that are alike names no others", () => {
  const texts = new Set(LANGUAGES.flatMap((language) => [...TEXTS[language].values()]));
  const listed = [...Object.values(ALIKE_EVERYWHERE).flat(), ...ALIKE_IN_PORTUGUESE_AND_SPANISH];
  expect(listed.filter((text) => !texts.has(text))).toEqual([]);
});
