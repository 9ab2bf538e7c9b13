import { micromark } from "micromark";
import { isArticleLink, isWebUrl } from "#language/link-urls.ts";

/** Lists in lists in quotes: no article goes so deep, and a browser takes long for what does. */
const DEEPEST = 40;

const ENTITIES = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
]);

/** What the parser makes of an article's Markdown. */
export interface ArticleBody {
  readonly html: string;
  /** URLs, each as far as a message shows it. */
  readonly forbiddenLinks: readonly string[];
}

/**
 * An article's Markdown (CommonMark) as HTML that may be set into a page as it is. Safe because
 * the parser passes no HTML of the author on: every `<`, `>`, `&` and `"` of the text comes out
 * escaped, so the only tags and attributes are those it writes itself, and those carry nothing
 * but URLs and titles. Headings start at the second level, below the page's own; pictures lead to
 * http(s) or to this site, links to e-mail addresses and telephones too, and others leave only
 * their text: the parser passes every scheme on, because it does not know `tel`. For some texts it
 * takes minutes: pages have them rendered in its own thread (src/server/article-renderer.ts).
 */
export function renderArticleBody(markdown: string): string {
  return readArticleBody(markdown).html;
}

/** The same, and where the text leads that a page may not link to. */
export function readArticleBody(markdown: string): ArticleBody {
  const html = micromark(markdown, { allowDangerousProtocol: true });
  const forbiddenLinks = [...html.matchAll(/<(a href|img src)="([^"]*)"/g)].flatMap(
    ([, attribute, url = ""]) => {
      const isAllowed = attribute === "a href" ? isArticleLink(url) : isWebUrl(url);
      return url === "" || isAllowed ? [] : [url.slice(0, 100)];
    },
  );
  if (depthOf(html) > DEEPEST) return { html: plainArticleBody(markdown), forbiddenLinks };
  return { html: keepAllowed(html), forbiddenLinks };
}

function keepAllowed(html: string): string {
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
  return isArticleLink(url) ? link : text;
}
