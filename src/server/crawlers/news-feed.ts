import { renderArticleBody } from "#content/article-markdown.ts";
import type { Article, ArticleSummary } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";
import { pathTo } from "#language/path-to.ts";
import { escapeXml } from "./escape-xml.ts";

/** Feed readers poll often, for new entries only. */
const MOST_ENTRIES = 50;

/** Returns a feed's newest articles: in its language, dated, with a page. */
export function feedArticles(
  articles: readonly ArticleSummary[],
  language: Language,
): readonly ArticleSummary[] {
  const isListed = (article: ArticleSummary) =>
    article.slug !== "" && article.languages.includes(language) && lastChangeOf(article) !== "";
  return articles.filter(isListed).slice(0, MOST_ENTRIES);
}

/** Returns an Atom feed (RFC 4287) of these articles. */
export function newsFeed(options: {
  readonly siteUrl: string;
  readonly siteName: string;
  readonly title: string;
  readonly language: Language;
  readonly articles: readonly Article[];
}): string {
  const { siteUrl, siteName, title, language, articles } = options;
  const self = `${siteUrl}/feeds/${language}.xml`;
  const newest = articles.map(lastChangeOf).toSorted().at(-1) ?? "2024-01-01T00:00:00.000Z";
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}" xml:base="${escapeXml(siteUrl)}/">`,
    element("id", self),
    element("title", `${title} · ${siteName}`),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(siteUrl + pathTo(language, "newsList"))}"/>`,
    element("updated", newest),
    element("icon", `${siteUrl}/icons/icon-192.png`),
    `<author>${element("name", siteName)}</author>`,
    ...articles.map((article) => entry(article, { siteUrl, siteName, language })),
    "</feed>",
    "",
  ].join("\n");
}

function entry(
  article: Article,
  feed: { readonly siteUrl: string; readonly siteName: string; readonly language: Language },
): string {
  const { language } = feed;
  const url = feed.siteUrl + pathTo(language, "newsArticle", { slug: article.slug });
  return [
    "<entry>",
    element("id", url),
    element("title", article.title[language]),
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    element("updated", lastChangeOf(article)),
    article.publishedAt === "" ? "" : element("published", article.publishedAt),
    `<author>${element("name", article.author || feed.siteName)}</author>`,
    article.category === "" ? "" : `<category term="${escapeXml(article.category)}"/>`,
    element("summary", article.excerpt[language]),
    `<content type="html">${escapeXml(renderArticleBody(article.content[language]))}</content>`,
    "</entry>",
  ].join("");
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** Returns ISO 8601, or "" if unknown. */
function lastChangeOf({ updatedAt, publishedAt, createdAt }: ArticleSummary): string {
  return updatedAt || publishedAt || createdAt;
}
