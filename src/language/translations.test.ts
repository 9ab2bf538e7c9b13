import { expect, test } from "vitest";
import type { Language } from "./languages.ts";
import {
  type KnownTranslation,
  knownToHold,
  missingTranslations,
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

function publishAll(...contents: readonly object[]) {
  let known: readonly KnownTranslation[] = [];
  let last: object = {};
  for (const content of contents) {
    known = [...known, ...newlyKnown(last, content, known)];
    last = content;
  }
  return { known, last, outdated: paths(outdatedTranslations(last, last, known)) };
}

test("finds translations at any depth, with their field", () => {
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

// Rule 1.14.
test("checks only an entry's languages for missing and outdated translations", () => {
  const after = page("Dois", "One");
  const { known } = publishAll(page("Um", "One"), after);
  const inPlace = (...languages: readonly Language[]) => {
    const entry = { ...after, languages };
    const outdated = outdatedTranslations(entry, entry, known);
    return [paths(outdated), paths(missingTranslations(entry))];
  };
  expect(inPlace("pt", "en")).toEqual([["description.en"], []]);
  expect(inPlace("pt", "es")).toEqual([[], ["description.es"]]);
  expect(inPlace("en", "es")).toEqual([[], []]);
});

const FIRST = page("Um", "One");
const LEFT = page("Dois", "One");
const RENEWED = page("Dois", "Two");

test.each([
  ["is current while unchanged", [FIRST], true],
  ["is current if changed with its Portuguese text", [FIRST, RENEWED], true],
  ["is outdated once the Portuguese text changes", [FIRST, LEFT], false],
  ["is outdated if that changes again", [FIRST, LEFT, page("Três", "One")], false],
  ["is current once it changes too", [FIRST, LEFT, RENEWED], true],
  ["is current if the Portuguese change is undone", [FIRST, LEFT, FIRST], true],
  ["is outdated if its own change is undone", [FIRST, LEFT, RENEWED, LEFT], false],
  ["is missing, not outdated, if emptied", [FIRST, page("Dois", "")], true],
])("a translation %s", (_, contents, holds) => {
  expect(publishAll(...contents).outdated).toEqual(holds ? [] : ["description.en"]);
});

test("ignores the order of lists", () => {
  const [one, two] = [["Meia", "Half"] as const, ["Inteira", "Whole"] as const];
  expect(publishAll(portions(one, two), portions(two, one)).outdated).toEqual([]);
  const { outdated } = publishAll(portions(one, two), portions(["Toda", "Whole"], one));
  expect(outdated).toEqual(["sections.0.items.0.portion.en"]);
});

test("marks only the changed one of two dishes with equal texts", () => {
  const same = ["400 g", "400 g"] as const;
  const changed = publishAll(portions(same, same), portions(same, ["450 g", "400 g"]));
  expect(changed.outdated).toEqual(["sections.0.items.1.portion.en"]);
  // A new dish with the same translation of another text.
  const added = publishAll(portions(same), portions(same, ["400 gramas", "400 g"]));
  expect(added.outdated).toEqual([]);
  const later = [portions(same, same), portions(same, ["450 g", "400 g"])];
  const third = portions(same, ["450 g", "400 g"], ["400 gramas", "400 g"]);
  expect(publishAll(...later, third).outdated).toEqual(["sections.0.items.1.portion.en"]);
});

test("predicts what publishing a draft makes outdated", () => {
  expect(paths(outdatedTranslations(FIRST, LEFT, []))).toEqual(["description.en"]);
  expect(outdatedTranslations(null, LEFT, [])).toEqual([]);
});

test("does not mark a confirmed translation, in the draft and once published", () => {
  const [marked] = outdatedTranslations(FIRST, LEFT, []);
  const known = knownToHold(marked!, FIRST, []);
  expect(outdatedTranslations(FIRST, LEFT, known)).toEqual([]);
  expect(outdatedTranslations(FIRST, FIRST, known)).toEqual([]);
  const after = [...known, ...newlyKnown(FIRST, LEFT, known)];
  expect(outdatedTranslations(LEFT, LEFT, after)).toEqual([]);
  const changed = outdatedTranslations(LEFT, page("Três", "One"), after);
  expect(paths(changed)).toEqual(["description.en"]);
});
