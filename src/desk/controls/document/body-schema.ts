import { Extension, type Extensions, Mark, Node } from "@tiptap/core";
import { Code } from "@tiptap/extension-code";
import { StarterKit } from "@tiptap/starter-kit";
import { isArticleLink } from "#language/link-urls.ts";

/** A picture of this site or the web; pasted ones from elsewhere are dropped. */
const BodyImage = Node.create({
  name: "image",
  group: "inline",
  inline: true,
  draggable: true,
  addAttributes: () => ({ src: { default: "" }, alt: { default: "" }, title: { default: null } }),
  parseHTML: () => [{ tag: 'img[src^="/images/"], img[src^="/media/"]' }],
  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
});

/** A line break in a Markdown paragraph: shown as a space, but kept. */
const LineEnd = Mark.create({
  name: "lineEnd",
  inclusive: false,
  parseHTML: () => [{ tag: "span[data-line-end]" }],
  renderHTML: () => ["span", { "data-line-end": "" }, 0],
});

/** Whether a list is loose in its Markdown. */
const LooseLists = Extension.create({
  name: "looseLists",
  addGlobalAttributes: () => [
    {
      types: ["bulletList", "orderedList"],
      attributes: { isLoose: { default: false, rendered: false } },
    },
  ],
});

/** Everything that an article's text may contain: exactly what the site shows (rule 10.19). */
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
  // Code may be bold or linked, as on the site.
  Code.extend({ excludes: "" }),
  BodyImage,
  LineEnd,
  LooseLists,
];
