import type { JSONContent } from "@tiptap/core";
import type { BlockContent, ListItem, PhrasingContent, Root, Text } from "mdast";
import { type Options, toMarkdown } from "mdast-util-to-markdown";

// The Markdown style of the built-in articles.

const STYLE: Options = {
  bullet: "-",
  emphasis: "*",
  strong: "*",
  rule: "-",
  listItemIndent: "one",
  resourceLink: true,
  // The library escapes tags and links that begin with a letter; addresses may begin with any of
  // these.
  unsafe: [{ character: "<", after: "[\\w#$%&'*+./=^`{|}~-]", inConstruct: "phrasing" }],
  handlers: {
    // A line may begin with a year and a full stop: only "1." would begin a list within a
    // paragraph.
    text: ({ value }: Text, _, state, info) =>
      state.safe(value, info).replaceAll(/(\n(?!1\\)\d{1,9})\\([.)])/g, "$1$2"),
  },
};

/** Returns a document as Markdown; omits empty paragraphs, which Markdown lacks. */
export function writeMarkdown(document: JSONContent): string {
  const root: Root = { type: "root", children: blocks(document.content ?? []) };
  return toMarkdown(root, STYLE).trimEnd();
}

function blocks(nodes: readonly JSONContent[]): BlockContent[] {
  return nodes.flatMap((node): BlockContent[] => {
    const content = node.content ?? [];
    switch (node.type) {
      case "paragraph": {
        const children = phrasing(content);
        return children.length === 0 ? [] : [{ type: "paragraph", children }];
      }
      case "heading": {
        // On one line, because lower levels have no other form.
        const children = phrasing(content.map((one) => (isBreak(one) ? space(one) : one)));
        const depth = node.attrs?.["level"] as 2 | 3 | 4 | 5 | 6;
        return children.length === 0 ? [] : [{ type: "heading", depth, children }];
      }
      case "horizontalRule":
        return [{ type: "thematicBreak" }];
      case "blockquote": {
        const children = blocks(content);
        return children.length === 0 ? [] : [{ type: "blockquote", children }];
      }
      case "codeBlock": {
        const value = content.map(({ text = "" }) => text).join("");
        return [{ type: "code", value, lang: node.attrs?.["language"] as string | null }];
      }
      case "bulletList":
      case "orderedList": {
        const spread = node.attrs?.["isLoose"] === true;
        const children = content.map((item): ListItem => ({
          type: "listItem",
          spread,
          children: blocks(item.content ?? []),
        }));
        const ordered = node.type === "orderedList";
        const start = ordered ? (node.attrs?.["start"] as number) : null;
        return [{ type: "list", ordered, start, spread, children }];
      }
      default:
        return [];
    }
  });
}

const isBreak = (node: JSONContent) => node.type === "hardBreak" || hasMark(node, "lineEnd");

const space = ({ marks = [] }: JSONContent): JSONContent => ({
  type: "text",
  text: " ",
  marks: marks.filter(({ type }) => type !== "lineEnd"),
});

const hasMark = ({ marks = [] }: JSONContent, type: string) =>
  marks.some((mark) => mark.type === type);

/** Possible wrappers of a text, outermost first if they share their ends. */
const WRAPPERS = ["link", "italic", "bold"] as const;

/** Returns a block's text without surrounding space, which Markdown lacks. */
function phrasing(content: readonly JSONContent[]): PhrasingContent[] {
  let pieces = content.flatMap(pieceOf);
  for (const type of ["italic", "bold"]) pieces = withoutMarkOnSpace(pieces, type);
  const first = pieces.findIndex((piece) => !isSpace(piece));
  const last = pieces.findLastIndex((piece) => !isSpace(piece));
  return first === -1 ? [] : wrapped(pieces.slice(first, last + 1), []);
}

/** Splits words and spaces, so that each has its own marks. */
function pieceOf(node: JSONContent): JSONContent[] {
  if (node.type !== "text" || hasMark(node, "code")) return [node];
  if (hasMark(node, "lineEnd") && node.text === " ") return [node];
  const text = (node.text ?? "").replaceAll(/[\n\r]/g, " ");
  return text
    .split(/(\s+)/)
    .filter((part) => part !== "")
    .map((part) => ({ ...node, text: part }));
}

const isSpace = (node: JSONContent) =>
  node.type === "hardBreak" ||
  (node.type === "text" && !hasMark(node, "code") && node.text?.trim() === "");

/** Removes a mark from leading and trailing spaces. */
function withoutMarkOnSpace(pieces: readonly JSONContent[], type: string): JSONContent[] {
  return pieces.map((piece, index) => {
    if (!isSpace(piece) || !hasMark(piece, type)) return piece;
    const isInside = [1, -1].every((step) => {
      let at = index;
      let next = pieces[at];
      while (next !== undefined && isSpace(next) && hasMark(next, type))
        next = pieces[(at += step)];
      return next !== undefined && hasMark(next, type);
    });
    if (isInside) return piece;
    return { ...piece, marks: (piece.marks ?? []).filter((mark) => mark.type !== type) };
  });
}

/** Wraps each run in its longest mark, and its parts in the others. */
function wrapped(pieces: readonly JSONContent[], done: readonly string[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (let from = 0; from < pieces.length;) {
    const runs = WRAPPERS.filter((type) => !done.includes(type)).map((type) => ({
      type,
      to: endOfRun(pieces, from, type),
    }));
    const longest = runs.reduce((one, other) => (other.to > one.to ? other : one), {
      type: "link",
      to: from,
    });
    if (longest.to === from) {
      addLeaf(result, pieces[from]);
      from += 1;
      continue;
    }
    const { type, to } = longest;
    const children = wrapped(pieces.slice(from, to), [...done, type]);
    if (type === "link") result.push({ ...linkOf(pieces[from]), children: children as never });
    else result.push({ type: type === "bold" ? "strong" : "emphasis", children });
    from = to;
  }
  return result;
}

/** Returns the end of a run with the first part's mark; its start if unmarked. */
function endOfRun(pieces: readonly JSONContent[], from: number, type: string): number {
  const markOf = (piece: JSONContent | undefined) =>
    JSON.stringify(piece?.marks?.find((mark) => mark.type === type));
  const mark = markOf(pieces[from]);
  if (mark === undefined) return from;
  let to = from + 1;
  while (to < pieces.length && markOf(pieces[to]) === mark) to += 1;
  return to;
}

function linkOf(piece: JSONContent | undefined) {
  const attrs = piece?.marks?.find(({ type }) => type === "link")?.attrs ?? {};
  return { type: "link", url: String(attrs["href"]), title: titleOf(attrs) } as const;
}

const titleOf = (attrs: Record<string, unknown>) =>
  typeof attrs["title"] === "string" && attrs["title"] !== "" ? attrs["title"] : null;

function addLeaf(result: PhrasingContent[], piece: JSONContent | undefined): void {
  if (piece?.type === "hardBreak") result.push({ type: "break" });
  if (piece?.type === "image") {
    const attrs = piece.attrs ?? {};
    const alt = String(attrs["alt"] ?? "");
    result.push({ type: "image", url: String(attrs["src"]), alt, title: titleOf(attrs) });
  }
  if (piece?.type !== "text") return;
  const { text = "" } = piece;
  if (hasMark(piece, "code")) {
    result.push({ type: "inlineCode", value: text });
    return;
  }
  const value = hasMark(piece, "lineEnd") && text === " " ? "\n" : text;
  const before = result.at(-1);
  // In one node, so that markup across two texts is escaped.
  if (before?.type === "text") before.value = `${before.value}${value}`.replace(/ *\n */g, "\n");
  else result.push({ type: "text", value });
}
