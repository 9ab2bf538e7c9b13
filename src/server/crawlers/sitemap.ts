import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "#language/languages.ts";
import { pathTo, pathToPage, restaurantPath } from "#language/path-to.ts";
import { staticScreens } from "#language/screens.ts";
import { escapeXml } from "./escape-xml.ts";
import type { ListedContent } from "./listed-content.ts";

/** One page in the languages it exists in; `changedAt` is ISO 8601 or "" where nobody knows. */
interface ListedPage {
  readonly paths: ReadonlyMap<Language, string>;
  readonly changedAt: string;
}

/**
 * The sitemap (rule 8.2): one entry for every URL of every page, each with
 * the same page in all languages. A city's URL has no page, and so no entry (rule 1.6).
 */
export function sitemap(siteUrl: string, content: ListedContent): string {
  const entries = listedPages(content).flatMap(({ paths, changedAt }) => {
    const links = [...paths].map(([language, path]) => alternate(language, siteUrl + path));
    const others = paths.get(DEFAULT_LANGUAGE) ?? [...paths.values()][0];
    if (others !== undefined) links.push(alternate("x-default", siteUrl + others));
    const changed = changedAt === "" ? "" : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
    return [...paths.values()].map((path) => {
      return `<url><loc>${escapeXml(siteUrl + path)}</loc>${changed}${links.join("")}</url>`;
    });
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

function alternate(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`;
}

function listedPages({ restaurants, articles }: ListedContent): ListedPage[] {
  const newest = {
    restaurantList: latest(restaurants.map(({ changedAt }) => changedAt)),
    newsList: latest(articles.map(({ updatedAt }) => updatedAt)),
  };
  return [
    ...staticScreens().map((screen) => ({
      paths: pathsIn(LANGUAGES, (language) => pathToPage({ language, screen, params: {} })),
      changedAt: screen === "restaurantList" || screen === "newsList" ? newest[screen] : "",
    })),
    ...restaurants.map((restaurant) => ({
      paths: pathsIn(LANGUAGES, (language) => restaurantPath(language, restaurant)),
      changedAt: restaurant.changedAt,
    })),
    ...articles.map(({ slug, title, content, updatedAt }) => ({
      paths: pathsIn(
        LANGUAGES.filter((one) => title[one] !== "" && content[one] !== ""),
        (language) => pathTo(language, "newsArticle", { slug }),
      ),
      changedAt: updatedAt,
    })),
  ];
}

function pathsIn(
  languages: readonly Language[],
  pathIn: (language: Language) => string,
): ReadonlyMap<Language, string> {
  return new Map(languages.map((language) => [language, pathIn(language)]));
}

/** Moments in UTC sort as texts; unknown ones ("") come first. */
function latest(moments: readonly string[]): string {
  return moments.toSorted().at(-1) ?? "";
}
