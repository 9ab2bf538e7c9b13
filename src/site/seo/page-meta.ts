import type { Location, MetaDescriptor } from "react-router";
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "#language/languages.ts";
import { languageOf } from "#language/match-path.ts";
import { newsPagePath } from "#language/news-page.ts";
import { alternatePaths, canonicalPath } from "#language/translate-path.ts";

const OG_IMAGE_SIZE = { width: "1200", height: "630" };

/** Facebook's names of our languages, the only ones that readers know. */
const OPEN_GRAPH_LOCALES: Record<Language, string> = { pt: "pt_BR", en: "en_GB", es: "es_ES" };

interface MetaArguments {
  readonly location: Location;
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
}

/** The root's data that every page's head needs. */
export interface SiteHead {
  readonly siteUrl: string;
  readonly siteName: string;
}

export interface PageHead {
  /** Empty means the site's name alone. */
  readonly title: string;
  readonly description?: string;
  /** Replaces title and description for social networks. */
  readonly ogTexts?: { readonly title: string; readonly description: string };
  readonly keywords?: string;
  /** An article's moments, ISO 8601; empty if unknown. */
  readonly article?: { readonly published: string; readonly modified: string };
  /** The languages in which the page exists; by default all. */
  readonly languages?: readonly Language[];
  readonly newsPage?: { readonly page: number; readonly pages: number };
  /** False for a view that must not be indexed. */
  readonly isIndexed?: boolean;
}

/**
 * Returns the head of an existing page: title, description, canonical URL, alternates (rule 1.10),
 * and card.
 */
export function pageMeta(
  { location, matches }: MetaArguments,
  page: PageHead = { title: "" },
): MetaDescriptor[] {
  const { siteUrl, siteName } = siteHead(matches);
  const language = languageOf(location.pathname);
  const title = fullTitle(page.title, siteName);
  const description = page.description?.trim() ?? "";
  const path = canonicalPath(location.pathname);
  const { newsPage } = page;
  const canonical = newsPage ? newsPagePath(language, newsPage.page) : path;
  const head: MetaDescriptor[] = [
    { title },
    ...named("description", description),
    ...named("keywords", page.keywords ?? ""),
  ];
  if (path === undefined || canonical === undefined) return head;
  const languages = page.languages ?? LANGUAGES;
  return [
    ...head,
    // A page in another language than its URL's is not indexed.
    ...(languages.includes(language) && page.isIndexed !== false ? [] : named("robots", "noindex")),
    link("canonical", siteUrl + canonical),
    ...alternates(siteUrl, pathsIn(location.pathname, page), languages),
    ...neighbours(siteUrl, language, newsPage),
    newsFeed(siteUrl, language),
    ...property("og:type", page.article ? "article" : "website"),
    ...property("og:site_name", siteName),
    ...property("og:title", page.ogTexts?.title || title),
    ...property("og:description", page.ogTexts?.description || description),
    ...property("og:url", siteUrl + canonical),
    ...property("og:locale", OPEN_GRAPH_LOCALES[language]),
    ...languages
      .filter((one) => one !== language)
      .flatMap((one) => property("og:locale:alternate", OPEN_GRAPH_LOCALES[one])),
    ...property("og:image", `${siteUrl}${ogImagePath(path)}`),
    ...property("og:image:width", OG_IMAGE_SIZE.width),
    ...property("og:image:height", OG_IMAGE_SIZE.height),
    ...property("og:image:alt", title),
    ...property("article:published_time", page.article?.published ?? ""),
    ...property("article:modified_time", page.article?.modified ?? ""),
    ...named("twitter:card", "summary_large_image"),
  ];
}

/** Returns the head of a missing or failed page, which is never indexed. */
export function absentPageMeta({ matches }: MetaArguments, title: string): MetaDescriptor[] {
  return [{ title: fullTitle(title, siteHead(matches).siteName) }, ...named("robots", "noindex")];
}

export function ogImagePath(canonical: string): string {
  return `/cards${canonical}.jpg`;
}

export function siteHead(matches: MetaArguments["matches"]): SiteHead {
  const root = matches.find((match) => match?.id === "root")?.loaderData as SiteHead | undefined;
  return root ?? { siteUrl: "", siteName: "Grupo Rubaiyat" };
}

function fullTitle(title: string, siteName: string): string {
  return title === "" || title === siteName ? siteName : `${title} · ${siteName}`;
}

function pathsIn(pathname: string, { newsPage }: PageHead) {
  if (newsPage === undefined) return alternatePaths(pathname);
  const pathOf = (language: Language) => newsPagePath(language, newsPage.page);
  return { pt: pathOf("pt"), en: pathOf("en"), es: pathOf("es") };
}

function alternates(
  siteUrl: string,
  paths: ReturnType<typeof alternatePaths>,
  languages: readonly Language[],
) {
  if (paths === undefined) return [];
  const existing = LANGUAGES.filter((language) => languages.includes(language));
  const others = existing.find((language) => language === DEFAULT_LANGUAGE) ?? existing[0];
  return [
    ...existing.map((language) => alternate(language, siteUrl + paths[language])),
    ...(others === undefined ? [] : [alternate("x-default", siteUrl + paths[others])]),
  ];
}

function neighbours(siteUrl: string, language: Language, newsPage: PageHead["newsPage"]) {
  if (newsPage === undefined) return [];
  const { page, pages } = newsPage;
  const to = (rel: string, other: number) => link(rel, siteUrl + newsPagePath(language, other));
  return [
    ...(page > 1 ? [to("prev", page - 1)] : []),
    ...(page < pages ? [to("next", page + 1)] : []),
  ];
}

function named(name: string, content: string): MetaDescriptor[] {
  return content === "" ? [] : [{ name, content }];
}

function property(name: string, content: string): MetaDescriptor[] {
  return content === "" ? [] : [{ property: name, content }];
}

function newsFeed(siteUrl: string, language: Language): MetaDescriptor {
  const href = `${siteUrl}/feeds/${language}.xml`;
  return { tagName: "link", rel: "alternate", type: "application/atom+xml", href };
}

function link(rel: string, href: string): MetaDescriptor {
  return { tagName: "link", rel, href };
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", hrefLang, href };
}
