import MarkdownIt, { type Token } from "markdown-it";
import { isArticleLink, isWebUrl } from "#language/link-urls.ts";
import { LONGEST } from "./schemas/content-maxima.ts";

/** The maximum nesting of lists, quotes and marks: the parser is slow for deep texts and omits what is below 20. */
const DEEPEST = 18;

const AS_WRITTEN = new MarkdownIt("zero");

/**
 * The CommonMark parser of pages, feeds and the desk's editor. Escapes HTML. Headings start at the second level. Pictures
 * lead to http(s) or this site, links also to e-mail addresses and telephones; others leave only their text. A text nested
 * too deeply stays as written.
 */
export const ARTICLE_MARKDOWN = new MarkdownIt("commonmark", { html: false });
const { options, renderer, utils } = ARTICLE_MARKDOWN;
ARTICLE_MARKDOWN.validateLink = () => true;
// The library's own version also respells hosts.
ARTICLE_MARKDOWN.normalizeLink = utils.lib.mdurl.encode;
ARTICLE_MARKDOWN.normalizeLinkText = String;
ARTICLE_MARKDOWN.core.ruler.push("article", (state) => {
  const all = state.tokens.flatMap((token) => [token, ...(token.children ?? [])]);
  if (all.some(({ level }) => level > DEEPEST)) state.tokens = AS_WRITTEN.parse(state.src, {});
  for (const token of state.tokens) {
    if (token.tag === "h1") token.tag = "h2";
    if (token.children) token.children = withAllowedUrls(token.children, state.env);
  }
});

function withAllowedUrls(tokens: readonly Token[], env: { forbidden?: string[] }): Token[] {
  let isLinkKept = true;
  return tokens.filter((token) => {
    if (token.type === "softbreak") token.content = " ";
    if (token.type === "link_close") return isLinkKept;
    if (token.type !== "link_open" && token.type !== "image") return true;
    const isImage = token.type === "image";
    const url = String(token.attrGet(isImage ? "src" : "href"));
    const isKept = isImage ? isWebUrl(url) : isArticleLink(url);
    if (!isKept && url !== "") env.forbidden?.push(url);
    if (!isImage) return (isLinkKept = isKept);
    token.content = renderer.renderInlineAsText(token.children ?? [], options, env);
    if (isKept) token.attrs?.unshift(["loading", "lazy"]);
    else token.type = "text";
    return true;
  });
}

/** Returns an article's HTML, safe to insert: all of its text is escaped. A text that is too long stays as written. */
export function renderArticleBody(markdown: string): string {
  const parser = markdown.length > LONGEST.markdown ? AS_WRITTEN : ARTICLE_MARKDOWN;
  return parser.render(markdown).trimEnd();
}

export function findMarkdownProblems(markdown: string): readonly string[] {
  const forbidden: string[] = [];
  ARTICLE_MARKDOWN.parse(markdown, { forbidden });
  return forbidden.map((url) => `must not link to ${url.slice(0, 100)}`);
}
