import { expect, test } from "vitest";
import { writersAt } from "./draft-parts.ts";

const ANA = { id: "ana", name: "Ana" };
const BEA = { id: "bea", name: "Bea" };
const PARTS = [
  { path: "address.en", writers: [ANA] },
  { path: "address.pt", writers: [BEA, ANA] },
  { path: "sections", writers: [BEA] },
];

// Rule 10.71.
test.each([
  ["address.en", [ANA]],
  ["address", [ANA, BEA]],
  ["sections.0.items.3.price", [BEA]],
  ["address.es", []],
  ["sectionsOfOthers", []],
  ["", []],
])("names the writers of %s", (path, writers) => {
  const found = writersAt(path, PARTS);
  expect(found).toHaveLength(writers.length);
  expect(found).toEqual(expect.arrayContaining(writers));
});
