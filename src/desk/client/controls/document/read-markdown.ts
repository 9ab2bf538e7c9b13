import type { JSONContent } from "@tiptap/core";
import type { Definition, Nodes, PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { isArticleLink, isWebUrl } from "#language/link-urls.ts";

// An article's Markdown as a document of the editor, by the parser that the site has. What the site
// shows is in the document; what it leaves out (links of other schemes, HTML) is there as its words.

type Marks = readonly NonNullable<JSONContent["marks"]>[number][];
type Definitions = ReadonlyMap<string, Definition>;

/** A text as a document; an empty one has an empty paragraph. */
export function readMarkdown(markdown: string): JSONContent {
  const { children } = fromMarkdown(markdown);
  const content = blocks(children, definitionsIn(children));
  return { type: "doc", content: content.length === 0 ? [{ type: "paragraph" }] : content };
}

/** URLs that a text names elsewhere. The first of the same name holds. */
function definitionsIn(nodes: readonly Nodes[]): Definitions {
  const found = new Map<string, Definition>();
  const look = (node: Nodes): void => {
    if (node.type === "definition" && !found.has(node.identifier)) found.set(node.identifier, node);
    if ("children" in node) for (const child of node.children) look(child);
  };
  for (const node of nodes) look(node);
  return found;
}

function blocks(nodes: readonly RootContent[], definitions: Definitions): JSONContent[] {
  return nodes.flatMap((node): JSONContent[] => {
    switch (node.type) {
      case "paragraph":
        return [{ type: "paragraph", content: inline(node.children, definitions) }];
      case "heading": {
        // The first level is the page's own title.
        const level = Math.max(2, node.depth);
        const content = inline(node.children, definitions);
        return [{ type: "heading", attrs: { level }, content }];
      }
      case "thematicBreak":
        return [{ type: "horizontalRule" }];
      case "blockquote":
        return [{ type: "blockquote", content: filled(blocks(node.children, definitions)) }];
      case "code":
        return [
          {
            type: "codeBlock",
            attrs: { language: node.lang ?? null },
            content: textNodes(node.value, []),
          },
        ];
      case "html":
        return [{ type: "paragraph", content: lines(node.value, []) }];
      case "list":
        return [
          {
            type: node.ordered === true ? "orderedList" : "bulletList",
            attrs: {
              isLoose: node.spread === true || node.children.some(({ spread }) => spread === true),
              ...(node.ordered === true && { start: node.start ?? 1 }),
            },
            content: node.children.map((item) => ({
              type: "listItem",
              content: withParagraph(blocks(item.children, definitions)),
            })),
          },
        ];
      default:
        return [];
    }
  });
}

const filled = (content: JSONContent[]) =>
  content.length === 0 ? [{ type: "paragraph" }] : content;

/** An item of a list begins with a paragraph, which may be empty. */
const withParagraph = (content: JSONContent[]) =>
  content[0]?.type === "paragraph" ? content : [{ type: "paragraph" }, ...content];

function inline(
  nodes: readonly PhrasingContent[],
  definitions: Definitions,
  marks: Marks = [],
): JSONContent[] {
  return nodes.flatMap((node): JSONContent[] => {
    const within = (type: string, attrs?: Record<string, unknown>) => {
      const added = { type, ...(attrs && { attrs }) };
      const others = marks.filter((one) => one.type !== type);
      return inline("children" in node ? node.children : [], definitions, [...others, added]);
    };
    switch (node.type) {
      case "text":
      case "html":
        return lines(node.value, marks);
      case "emphasis":
        return within("italic");
      case "strong":
        return within("bold");
      case "inlineCode":
        return textNodes(node.value, [...marks, { type: "code" }]);
      case "break":
        return [withMarks({ type: "hardBreak" }, marks)];
      case "link":
      case "linkReference": {
        const target = node.type === "link" ? node : definitions.get(node.identifier);
        if (!isArticleLink(target?.url ?? "")) return inline(node.children, definitions, marks);
        return within("link", { href: target?.url, title: target?.title ?? null });
      }
      case "image":
      case "imageReference": {
        const target = node.type === "image" ? node : definitions.get(node.identifier);
        if (target === undefined || !isWebUrl(target.url)) return lines(node.alt ?? "", marks);
        const { url, title } = target;
        const attrs = { src: url, alt: node.alt ?? "", title: title ?? null };
        return [withMarks({ type: "image", attrs }, marks)];
      }
      default:
        return [];
    }
  });
}

/** The end of a line within a paragraph, which is shown as a space, is a space with a mark of its own. */
function lines(text: string, marks: Marks): JSONContent[] {
  return text
    .split(/\r?\n|\r/)
    .flatMap((line, index) => [
      ...(index === 0 ? [] : textNodes(" ", [...marks, { type: "lineEnd" }])),
      ...textNodes(line, marks),
    ]);
}

const textNodes = (text: string, marks: Marks): JSONContent[] =>
  text === "" ? [] : [withMarks({ type: "text", text }, marks)];

const withMarks = (node: JSONContent, marks: Marks): JSONContent =>
  marks.length === 0 ? node : { ...node, marks: [...marks] };
