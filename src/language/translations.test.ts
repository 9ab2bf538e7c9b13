import { expect, test } from "vitest";
import {
  type KnownTranslation,
  knownToHold,
  newlyKnown,
  outdatedTranslations,
  type Translation,
  translationsIn,
} from "./translations.ts";

const texts = (pt: string, en: string, es = "") => ({ pt, en, es });
const page = (pt: string, en: string) => ({ slug: "a", description: texts(pt, en) });
const portions = (...pairs: readonly (readonly [string, string])[]) => {
  const items = pairs.map(([pt, en]) => ({ portion: texts(pt, en) }));
  return { sections: [{ title: texts("Carnes", "Meat"), items }] };
};
const paths = (list: readonly Translation[]) => list.map(({ path }) => path);

/** Publishes one content after the other; what was known before stays known. */
function publishAll(...contents: readonly object[]) {
  let known: readonly KnownTranslation[] = [];
  let last: object = {};
  for (const content of contents) {
    known = [...known, ...newlyKnown(last, content, known)];
    last = content;
  }
  return { known, last, outdated: paths(outdatedTranslations(last, last, known)) };
}

test("translations are found wherever they are, with the field whatever their place in a list", () => {
  const content = {
    name: "Rio",
    description: { pt: "Um", en: "One", es: "" },
    rooms: [{ name: { pt: "A", en: "B" } }],
    price: { BRL: 10 },
    note: null,
    explanation: { en: "no Portuguese" },
  };
  expect(translationsIn(content)).toEqual([
    { path: "description.en", field: "description", language: "en", portuguese: "Um", text: "One" },
    { path: "description.es", field: "description", language: "es", portuguese: "Um", text: "" },
    { path: "rooms.0.name.en", field: "rooms.name", language: "en", portuguese: "A", text: "B" },
  ]);
});

const FIRST = page("Um", "One");
const LEFT = page("Dois", "One");
const RENEWED = page("Dois", "Two");

test.each([
  ["never changed, it holds", [FIRST], true],
  ["changed with its Portuguese text, too", [FIRST, RENEWED], true],
  ["a changed Portuguese text leaves it behind", [FIRST, LEFT], false],
  ["another one, too", [FIRST, LEFT, page("Três", "One")], false],
  ["until it changes", [FIRST, LEFT, RENEWED], true],
  ["or the text for which it was written is back", [FIRST, LEFT, FIRST], true],
  ["undone, it is behind again", [FIRST, LEFT, RENEWED, LEFT], false],
  ["emptied, it is missing, not out of date", [FIRST, page("Dois", "")], true],
])("a translation: %s", (_, contents, holds) => {
  expect(publishAll(...contents).outdated).toEqual(holds ? [] : ["description.en"]);
});

test("lists may be put in another order", () => {
  const [one, two] = [["Meia", "Half"] as const, ["Inteira", "Whole"] as const];
  expect(publishAll(portions(one, two), portions(two, one)).outdated).toEqual([]);
  const { outdated } = publishAll(portions(one, two), portions(["Toda", "Whole"], one));
  expect(outdated).toEqual(["sections.0.items.0.portion.en"]);
});

test("of two dishes with the same words only the one that changed is marked", () => {
  const same = ["400 g", "400 g"] as const;
  const changed = publishAll(portions(same, same), portions(same, ["450 g", "400 g"]));
  expect(changed.outdated).toEqual(["sections.0.items.1.portion.en"]);
  // A new dish that has the same translation for other words.
  const added = publishAll(portions(same), portions(same, ["400 gramas", "400 g"]));
  expect(added.outdated).toEqual([]);
  const later = [portions(same, same), portions(same, ["450 g", "400 g"])];
  const third = portions(same, ["450 g", "400 g"], ["400 gramas", "400 g"]);
  expect(publishAll(...later, third).outdated).toEqual(["sections.0.items.1.portion.en"]);
});

test("a draft shows what its publication would leave behind", () => {
  expect(paths(outdatedTranslations(FIRST, LEFT, []))).toEqual(["description.en"]);
  expect(outdatedTranslations(null, LEFT, [])).toEqual([]);
});

test("what somebody says holds is not marked, in the draft and once it is published", () => {
  const [marked] = outdatedTranslations(FIRST, LEFT, []);
  const known = knownToHold(marked!, FIRST, []);
  expect(outdatedTranslations(FIRST, LEFT, known)).toEqual([]);
  expect(outdatedTranslations(FIRST, FIRST, known)).toEqual([]);
  const after = [...known, ...newlyKnown(FIRST, LEFT, known)];
  expect(outdatedTranslations(LEFT, LEFT, after)).toEqual([]);
  const changed = outdatedTranslations(LEFT, page("Três", "One"), after);
  expect(paths(changed)).toEqual(["description.en"]);
});
