import { expect, test } from "vitest";
import { measureSizes } from "#tools/checks/size.ts";
import limits from "./size-limits.json" with { type: "json" };

test("keeps each folder within its limit of tokens", () => {
  const tokens = [...measureSizes()].map(([folder, size]) => [folder, size.tokens] as const);
  const limitOf = new Map(Object.entries(limits));
  expect(tokens.filter(([folder, count]) => count > (limitOf.get(folder) ?? 0))).toEqual([]);
});
