import { micromark } from "micromark";

/**
 * An article's Markdown (CommonMark) as HTML that may be set into a page as it is. Safe because
 * the parser passes no HTML of the author on: every `<`, `>`, `&` and `"` of the text comes out
 * escaped, so the only tags and attributes are those it writes itself, and those carry nothing
 * but addresses and titles. Headings start at the second level, below the page's own; links and
 * pictures lead to http(s) or to this site, others leave only their text.
 */
export function renderArticleBody(markdown: string): string {
  return micromark(markdown)
    .replaceAll(/<(\/?)h1>/g, "<$1h2>")
    .replaceAll(/<img src="([^"]*)" alt="([^"]*)"([^>]*)>/g, keepImage)
    .replaceAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, keepLink);
}

function keepImage(image: string, address: string, alt: string): string {
  return isWebAddress(address) ? image.replace("<img ", '<img loading="lazy" ') : alt;
}

function keepLink(link: string, address: string, text: string): string {
  return isWebAddress(address) ? link : text;
}

/** The parser has emptied the addresses of unknown schemes; of those it knows, these remain. */
function isWebAddress(address: string): boolean {
  const hasScheme = /^[^/?#]*:/.test(address);
  return address !== "" && (!hasScheme || /^https?:/i.test(address));
}
