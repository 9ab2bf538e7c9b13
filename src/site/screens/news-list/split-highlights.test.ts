import { expect, test } from "vitest";
import { splitHighlights } from "./split-highlights.ts";

test.each([
  [[], [], []],
  [["a"], ["a"], []],
  [["a", "b"], ["a", "b"], []],
  [["a", "b", "c"], ["a", "b"], ["c"]],
])("the first two stand out, the rest follow in order: %j", (articles, highlights, remaining) => {
  expect(splitHighlights(articles)).toEqual({ highlights, remaining });
});
