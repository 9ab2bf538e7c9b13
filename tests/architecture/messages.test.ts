import { expect, test } from "vitest";
import { readInterfaceTexts, TEXT_FOLDERS } from "#scripts/interface-texts.ts";
import { ALIKE_EVERYWHERE, ALIKE_IN_PORTUGUESE_AND_SPANISH } from "#scripts/texts-alike.ts";
import { LANGUAGES } from "#language/languages.ts";
import { filesIn, readProjectFile } from "./project-files.ts";

// What the texts say of each other is the build's to check (scripts/check-texts.test.ts).
const ALL_TEXTS = TEXT_FOLDERS.map((folder) => [folder, readInterfaceTexts(".", folder)] as const);
const DESK = "src/desk/client/";

test.each(ALL_TEXTS)("the keys of %s are sorted in each language", (_, texts) => {
  for (const language of LANGUAGES) {
    const keys = [...texts[language].keys()];
    expect(keys).toEqual(keys.toSorted());
  }
});

test.each(ALL_TEXTS)("every text of %s is used somewhere", (folder, texts) => {
  const isOfDesk = folder === "messages/desk";
  const source = filesIn(["src/"], [".ts", ".tsx"])
    .filter((path) => path.startsWith(DESK) === isOfDesk)
    .map(readProjectFile)
    .join("\n");
  const used = new Set(Array.from(source.matchAll(/\bm\.([a-z0-9_]+)/g), ([, key]) => key));
  expect([...texts.pt.keys()].filter((key) => !used.has(key))).toEqual([]);
});

test("the list of texts that are alike names no others", () => {
  const texts = new Set(
    ALL_TEXTS.flatMap(([, all]) => LANGUAGES.flatMap((language) => [...all[language].values()])),
  );
  const listed = [...Object.values(ALIKE_EVERYWHERE).flat(), ...ALIKE_IN_PORTUGUESE_AND_SPANISH];
  expect(listed.filter((text) => !texts.has(text))).toEqual([]);
});
