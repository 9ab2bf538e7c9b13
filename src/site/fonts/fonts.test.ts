import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the fonts on the critical path stay small", () => {
  const kilobytes = (file: string) =>
    readFileSync(new URL(`./${file}`, import.meta.url)).length / 1024;
  expect(kilobytes("figtree.woff2")).toBeLessThan(16);
  expect(kilobytes("fraunces.woff2")).toBeLessThan(16);
});
