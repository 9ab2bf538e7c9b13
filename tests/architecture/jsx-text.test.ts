import { type ESTree, parseSync, Visitor } from "rolldown/utils";
import { expect, test } from "vitest";
import { filesIn, readProjectFile } from "./project-files.ts";

// A browser that translates a page replaces text nodes by elements. React, which
// then looks for its text node to remove it or to insert something before it, throws, and texts that
// change stay as they were. A text that is alone in its element is set as the element's content, which
// works on a translated page as well.

test("a text stands alone in its element, and never directly in a fragment", () => {
  const found = filesIn(["src/"], [".tsx"])
    .filter((path) => !path.endsWith(".test.tsx"))
    .flatMap((path) =>
      linesOfMixedText(path, readProjectFile(path)).map((line) => `${path}:${line}`),
    );
  expect(found).toEqual([]);
});

/** Expressions that stand for elements where nothing in the file shows it. */
const ELEMENTS =
  /^(children|heading|action|others|question|warning)$|^(createPortal|Array\.from)\(|\.map\(/;

/**
 * The lines of TSX source in which a text does not stand alone in its element. Spaces between
 * elements are no text: nobody translates them.
 */
function linesOfMixedText(path: string, source: string): number[] {
  const lines: number[] = [];

  function check(start: number, children: readonly ESTree.JSXChild[], allowed: number) {
    const rendered = children.filter(isRendered);
    if (rendered.length > allowed && rendered.some(isText)) {
      lines.push(source.slice(0, start).split("\n").length);
    }
  }

  function isText(child: ESTree.JSXChild | ESTree.Expression | ESTree.JSXEmptyExpression): boolean {
    switch (child.type) {
      case "JSXText":
        return child.value.trim() !== "";
      case "Literal":
        return typeof child.value === "string" && child.value.trim() !== "";
      case "JSXElement":
      // What is in a fragment is checked there.
      case "JSXFragment":
        return false;
      case "JSXExpressionContainer":
      case "ParenthesizedExpression":
        return isText(child.expression);
      case "LogicalExpression":
        return isText(child.right);
      case "ConditionalExpression":
        return isText(child.consequent) || isText(child.alternate);
      case "Identifier":
        return child.name !== "undefined" && !ELEMENTS.test(child.name);
      default:
        return !ELEMENTS.test(source.slice(child.start, child.end));
    }
  }

  new Visitor({
    JSXElement: ({ start, children }) => check(start, children, 1),
    // Its children stand beside those of an element that is elsewhere.
    JSXFragment: ({ start, children }) => check(start, children, 0),
  }).visit(parseSync(path, source).program);
  return lines;
}

/** Line breaks between elements and comments leave nothing in the page. */
function isRendered(child: ESTree.JSXChild): boolean {
  if (child.type === "JSXText") return child.value.trim() !== "" || !child.value.includes("\n");
  return !(
    child.type === "JSXExpressionContainer" && child.expression.type === "JSXEmptyExpression"
  );
}
