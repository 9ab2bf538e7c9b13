import { expect, test } from "vitest";
import { newerFeaturesOfCss, newerFeaturesOfScript } from "./find-newer-features.ts";

test("a style that came later is found, and not where @supports asks for it", async () => {
  expect([...(await newerFeaturesOfCss("a { anchor-name: --a; }"))]).toEqual([
    'Property "anchor-name"',
  ]);
  const checked = "@supports (anchor-name: --a) { a { anchor-name: --a; } }";
  expect([...(await newerFeaturesOfCss(checked))]).toEqual([]);
  expect([...(await newerFeaturesOfCss("a { color: red; display: grid; }"))]).toEqual([]);
});

test("a call that came later is found in a script", async () => {
  expect([
    ...(await newerFeaturesOfScript("fetch(x, { signal: AbortSignal.timeout(9) });")),
  ]).toEqual(["Feature 'AbortSignal.timeout()' (abortsignal-timeout)"]);
  expect([...(await newerFeaturesOfScript("export const a = [1].map((b) => b ?? 2);"))]).toEqual(
    [],
  );
});

test("a method that came later is found, whatever it is called on", async () => {
  expect([...(await newerFeaturesOfScript("export const a = (b) => b.toSorted();"))]).toEqual([
    "'toSorted'",
  ]);
});
