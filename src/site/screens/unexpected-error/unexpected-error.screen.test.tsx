import { expect, test } from "vitest";
import { outlineOf } from "#tests/page-outline.ts";
import { UnexpectedErrorScreen } from "./unexpected-error.screen.tsx";

test.each(["/pt", "/en", "/es"])("the error page of %s has its title and leads home", (path) => {
  const { headings, links } = outlineOf(path, () => <UnexpectedErrorScreen />);
  expect(headings).toEqual([[1, "Unexpected Application Error!"]]);
  expect(links).toEqual([path]);
});
