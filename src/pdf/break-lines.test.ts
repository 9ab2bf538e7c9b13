import { expect, test } from "vitest";
import { breakLines } from "./break-lines.ts";

test.each([
  ["a word of 4,000 letters", "W".repeat(4000), 40],
  ["decomposed letters", "a\u0301".repeat(2000), 40],
  ["words and a long one", `ab ${"x".repeat(99)} cd`, 10],
  ["links", "https://example.test/".repeat(40), 12],
])("keeps %s in lines that fit, measuring each part once", (_what, text, width) => {
  let measured = 0;
  const widthOf = (part: string) => {
    measured += 1;
    return part.replaceAll(/\p{M}/gu, "").length;
  };
  const lines = breakLines(text, width, widthOf);
  expect(lines.join("")).toBe(text);
  expect(lines.filter((line) => widthOf(line) > width || /^\p{M}/u.test(line))).toEqual([]);
  expect(measured).toBeLessThan(2 * text.length + 10);
});

test("ends a line where the text does, keeps empty lines, and breaks at no hard space", () => {
  const widthOf = (part: string) => part.length;
  const lines = ["ab\n", "\n", "cd ", "ef\u00A0g\n"];
  expect(breakLines("ab\n\ncd ef\u00A0g\n", 5, widthOf)).toEqual(lines);
  expect(breakLines("", 5, widthOf)).toEqual([]);
});
