import { expect, test } from "vitest";
import { writersAfter } from "./draft-writers.ts";

const PUBLISHED = {
  slug: "rio",
  phone: "1",
  address: { pt: "Rua", en: "Street" },
  tags: ["a", "b"],
  menus: null,
};
type Step = readonly [author: string, changes: object];

/** Returns the writers after these authors' successive changes. */
function after(...steps: readonly Step[]) {
  let draft:
    | { content: object; author: string; writers: Record<string, readonly string[]> }
    | undefined;
  for (const [author, changes] of steps) {
    const content = { ...PUBLISHED, ...draft?.content, ...changes };
    draft = { content, author, writers: writersAfter(PUBLISHED, draft, { content, author }) };
  }
  return draft?.writers;
}

// Rule 10.71.
test.each<[readonly Step[], object]>([
  [[["ana", { phone: "2" }]], { phone: ["ana"] }],
  [[["ana", {}]], {}],
  [
    [
      ["ana", { phone: "2" }],
      ["bea", { address: { pt: "Rua", en: "Road" } }],
    ],
    { phone: ["ana"], "address.en": ["bea"] },
  ],
  [
    [
      ["ana", { phone: "2" }],
      ["bea", { phone: "3" }],
    ],
    { phone: ["ana", "bea"] },
  ],
  [
    [
      ["ana", { phone: "2" }],
      ["bea", { phone: "3" }],
      ["ana", { phone: "4" }],
    ],
    { phone: ["bea", "ana"] },
  ],
  [
    [
      ["ana", { phone: "2" }],
      ["bea", { phone: "1" }],
    ],
    {},
  ],
  [
    [
      ["ana", { tags: ["a"] }],
      ["bea", { tags: ["a", "c"] }],
    ],
    { tags: ["ana", "bea"] },
  ],
  [[["ana", { tags: [] }]], { tags: ["ana"] }],
  [[["ana", { menus: { main: "x" } }]], { menus: ["ana"] }],
  [[["ana", { address: null }]], { address: ["ana"] }],
  [
    [
      ["ana", { constructor: "x" }],
      ["bea", { phone: "2" }],
    ],
    { constructor: ["ana"], phone: ["bea"] },
  ],
])("after %j the parts are of %j", (steps, writers) => {
  expect(after(...steps)).toEqual(writers);
});

test("credits every part of a new entry to its creator", () => {
  const content = { slug: "lisboa", address: { pt: "Rua" } };
  expect(writersAfter(undefined, undefined, { content, author: "ana" })).toEqual({
    slug: ["ana"],
    "address.pt": ["ana"],
  });
});
