import { Extension, type Extensions, Mark, Node } from "@tiptap/core";
import { Code } from "@tiptap/extension-code";
import { StarterKit } from "@tiptap/starter-kit";
import { isArticleLink } from "#language/link-urls.ts";

/** A picture in the text, of this site or of the web; what is pasted from elsewhere has none. */
const BodyImage = Node.create({
  name: "image",
  group: "inline",
  inline: true,
  draggable: true,
  addAttributes: () => ({ src: { default: "" }, alt: { default: "" }, title: { default: null } }),
  parseHTML: () => [{ tag: 'img[src^="/images/"], img[src^="/media/"]' }],
  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
});

/** Where the Markdown of a paragraph has a new line: a space like any other, but remembered. */
const LineEnd = Mark.create({
  name: "lineEnd",
  inclusive: false,
  parseHTML: () => [{ tag: "span[data-line-end]" }],
  renderHTML: () => ["span", { "data-line-end": "" }, 0],
});

/** Whether the items of a list stand apart, as in the Markdown that it came from. */
const LooseLists = Extension.create({
  name: "looseLists",
  addGlobalAttributes: () => [
    {
      types: ["bulletList", "orderedList"],
      attributes: { isLoose: { default: false, rendered: false } },
    },
  ],
});

/** What the text of an article can hold: no more than the site shows (rule 10.19). */
export const BODY_EXTENSIONS: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4, 5, 6] },
    code: false,
    strike: false,
    underline: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: "https",
      isAllowedUri: isArticleLink,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  // Code may be bold, or a link, on the site too.
  Code.extend({ excludes: "" }),
  BodyImage,
  LineEnd,
  LooseLists,
];
