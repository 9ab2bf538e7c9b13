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
const portions = (...pairs: readonly (readonly [string, string])[]) => ({
  sections: [
    {
      title: texts("Carnes", "Meat"),
      items: pairs.map(([pt, en]) => ({ portion: texts(pt, en) })),
    },
  ],
});
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
    rooms: [{ name: { pt: "Sala", en: "Room" } }],
    price: { BRL: 10 },
    note: null,
    explanation: { en: "no Portuguese" },
  };
  expect(translationsIn(content)).toEqual([
    { path: "description.en", field: "description", language: "en", portuguese: "Um", text: "One" },
    { path: "description.es", field: "description", language: "es", portuguese: "Um", text: "" },
    {
      path: "rooms.0.name.en",
      field: "rooms.name",
      language: "en",
      portuguese: "Sala",
      text: "Room",
    },
  ]);
});

test("what was never changed holds, and so does what comes with its Portuguese text", () => {
  expect(publishAll(page("Um", "One")).outdated).toEqual([]);
  expect(publishAll(page("Um", "One"), page("Dois", "Two")).outdated).toEqual([]);
});

test("a changed Portuguese text leaves its translation behind until that changes too", () => {
  expect(publishAll(page("Um", "One"), page("Dois", "One")).outdated).toEqual(["description.en"]);
  expect(publishAll(page("Um", "One"), page("Dois", "One"), page("Três", "One")).outdated).toEqual([
    "description.en",
  ]);
  expect(publishAll(page("Um", "One"), page("Dois", "One"), page("Dois", "Two")).outdated).toEqual(
    [],
  );
});

test("the Portuguese text for which it was written makes it hold again; undone, it is behind again", () => {
  const back = [page("Um", "One"), page("Dois", "One"), page("Um", "One")];
  expect(publishAll(...back).outdated).toEqual([]);
  const undone = [page("Um", "One"), page("Dois", "One"), page("Dois", "Two"), page("Dois", "One")];
  expect(publishAll(...undone).outdated).toEqual(["description.en"]);
});

test("an emptied translation is missing, not out of date", () => {
  expect(publishAll(page("Um", "One"), page("Dois", "")).outdated).toEqual([]);
});

test("lists may be put in another order", () => {
  const [one, two] = [["Meia", "Half"] as const, ["Inteira", "Whole"] as const];
  expect(publishAll(portions(one, two), portions(two, one)).outdated).toEqual([]);
  expect(publishAll(portions(one, two), portions(["Toda", "Whole"], one)).outdated).toEqual([
    "sections.0.items.0.portion.en",
  ]);
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
  const published = page("Um", "One");
  const draft = page("Dois", "One");
  expect(paths(outdatedTranslations(published, draft, []))).toEqual(["description.en"]);
  expect(outdatedTranslations(null, draft, [])).toEqual([]);
});

test("what somebody says holds is not marked, in the draft and once it is published", () => {
  const [published, draft] = [page("Um", "One"), page("Dois", "One")];
  const [marked] = outdatedTranslations(published, draft, []);
  const known = knownToHold(marked!, published, []);
  expect(outdatedTranslations(published, draft, known)).toEqual([]);
  expect(outdatedTranslations(published, published, known)).toEqual([]);
  const after = [...known, ...newlyKnown(published, draft, known)];
  expect(outdatedTranslations(draft, draft, after)).toEqual([]);
  expect(paths(outdatedTranslations(draft, page("Três", "One"), after))).toEqual([
    "description.en",
  ]);
});
