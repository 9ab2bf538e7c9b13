import { unescape } from "./crawl-page.ts";

/** Throws unless every element ends where it should, and every sign that XML reserves is escaped. */
export function checkXml(xml: string): void {
  const open: string[] = [];
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, "");
  if (body === xml) throw new Error("No XML declaration");
  const rest = body.replaceAll(
    /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g,
    (_, end: string, name: string, attributes: string, isEmpty: string) => {
      checkText(attributes);
      if (end === "/" && open.pop() !== name) throw new Error(`</${name}> ends nothing`);
      if (end === "" && isEmpty === "") open.push(name);
      return "";
    },
  );
  checkText(rest);
  if (open.length > 0) throw new Error(`<${open.join("> <")}> never ends`);
}

function checkText(text: string): void {
  const wrong = /<|&(?!(amp|lt|gt|quot|apos|#\d+);)/.exec(text);
  if (wrong) throw new Error(`Not escaped: ${text.slice(wrong.index, wrong.index + 40)}`);
}

/** One URL of the sitemap and what it says of it. */
export interface SitemapEntry {
  readonly url: string;
  readonly changed: string | undefined;
  readonly alternates: Readonly<Record<string, string>>;
}

export function readSitemap(xml: string): SitemapEntry[] {
  return Array.from(xml.matchAll(/<url>(.*?)<\/url>/gs), ([, entry = ""]) => ({
    url: unescape(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ""),
    changed: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    alternates: Object.fromEntries(
      Array.from(
        entry.matchAll(/<xhtml:link rel="alternate" hreflang="([\w-]+)" href="([^"]*)"\/>/g),
        ([, language = "", url = ""]) => [language, unescape(url)],
      ),
    ),
  }));
}
