import { micromark } from "micromark";

/** Lists in lists in quotes: no article goes so deep, and a browser takes long for what does. */
const DEEPEST = 40;

const ENTITIES = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
]);

/**
 * An article's Markdown (CommonMark) as HTML that may be set into a page as it is. Safe because
 * the parser passes no HTML of the author on: every `<`, `>`, `&` and `"` of the text comes out
 * escaped, so the only tags and attributes are those it writes itself, and those carry nothing
 * but URLs and titles. Headings start at the second level, below the page's own; links and
 * pictures lead to http(s) or to this site, others leave only their text. For some texts the parser
 * takes minutes: pages have them rendered in its own thread (src/server/article-renderer.ts).
 */
export function renderArticleBody(markdown: string): string {
  const html = micromark(markdown);
  if (depthOf(html) > DEEPEST) return plainArticleBody(markdown);
  return html
    .replaceAll(/<(\/?)h1>/g, "<$1h2>")
    .replaceAll(/<img src="([^"]*)" alt="([^"]*)"([^>]*)>/g, keepImage)
    .replaceAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, keepLink);
}

/** A text as it was written, in paragraphs: for what is not worth the parser's time. */
export function plainArticleBody(text: string): string {
  const escaped = text.replaceAll(/[&<>"]/g, (sign) => ENTITIES.get(sign) ?? sign);
  const paragraphs = escaped.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return paragraphs
    .filter((paragraph) => paragraph !== "")
    .map((p) => `<p>${p}</p>`)
    .join("\n");
}

function depthOf(html: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, closing, end] of html.matchAll(/<(\/?)[^>]*?(\/?)>/g)) {
    if (end === "/") continue;
    depth += closing === "/" ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function keepImage(image: string, url: string, alt: string): string {
  return isWebUrl(url) ? image.replace("<img ", '<img loading="lazy" ') : alt;
}

function keepLink(link: string, url: string, text: string): string {
  return isWebUrl(url) ? link : text;
}

/** The parser has emptied the URLs of unknown schemes; of those it knows, these remain. */
function isWebUrl(url: string): boolean {
  const hasScheme = /^[^/?#]*:/.test(url);
  return url !== "" && (!hasScheme || /^https?:/i.test(url));
}
