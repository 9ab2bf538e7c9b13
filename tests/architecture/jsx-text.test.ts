import { type ESTree, parseSync, Visitor } from "rolldown/utils";
import { expect, test } from "vitest";
import { filesIn, readProjectFile } from "./project-files.ts";

// A translating browser replaces text nodes by elements. React then fails to find a text node among siblings, but sets a
// text that is its element's only child as content, which works.

test("keeps each text alone in its element, and out of fragments", () => {
  const found = filesIn(["src/"], [".tsx"])
    .filter((path) => !path.endsWith(".test.tsx"))
    .flatMap((path) =>
      linesOfMixedText(path, readProjectFile(path)).map((line) => `${path}:${line}`),
    );
  expect(found).toEqual([]);
});

/** Expressions that are elements although the file does not show it. */
const ELEMENTS =
  /^(children|heading|action|others|question|warning|explanation)$|^(createPortal|Array\.from)\(|\.map\(/;

/** Returns the lines with a text that is not alone in its element; white space between elements does not count. */
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
      // A fragment's children are checked separately.
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
    // A fragment's children are siblings of others outside.
    JSXFragment: ({ start, children }) => check(start, children, 0),
  }).visit(parseSync(path, source).program);
  return lines;
}

/** Line breaks between elements and comments are not rendered. */
function isRendered(child: ESTree.JSXChild): boolean {
  if (child.type === "JSXText") return child.value.trim() !== "" || !child.value.includes("\n");
  return !(
    child.type === "JSXExpressionContainer" && child.expression.type === "JSXEmptyExpression"
  );
}
