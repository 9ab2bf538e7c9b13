import { type ESTree, parseSync, Visitor } from "rolldown/utils";

/** Expressions that stand for elements where nothing in the file shows it. */
const ELEMENTS =
  /^(children|heading|action|others|question)$|^(createPortal|Array\.from)\(|\.map\(/;

/**
 * The lines of TSX source in which a text does not stand alone in its element. Spaces between
 * elements are no text: nobody translates them.
 */
export function linesOfMixedText(path: string, source: string): number[] {
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
