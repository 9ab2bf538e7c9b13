import { expect, test } from "vitest";
import { renderPage } from "#tests/render-page.ts";
import { UnexpectedErrorScreen } from "./unexpected-error.screen.tsx";

// Rule 9.1.
test.each(["/pt", "/en", "/es"])("the error page of %s has its title and leads home", (path) => {
  const { headings, links, body } = renderPage(path, <UnexpectedErrorScreen />);
  expect(headings).toEqual([[1, "Unexpected Application Error!"]]);
  expect(body.ownerDocument.title).toBe("Unexpected Application Error!");
  expect(links).toEqual([path]);
});
