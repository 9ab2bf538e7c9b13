import { expect, test } from "vitest";
import { NEWS } from "./built-in-content.server.ts";

test("contains the two fixed articles and at least six more in several categories", () => {
  const slugs = NEWS.map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(["nova-carta-vinhos", "premio-melhor-steakhouse"]));
  expect(slugs.length).toBeGreaterThanOrEqual(8);
  expect(new Set(NEWS.map(({ category }) => category)).size).toBeGreaterThanOrEqual(5);
});
