import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "#language/languages.ts";
import { menuPagePath, pathTo, pathToPage, restaurantPath } from "#language/path-to.ts";
import { staticScreens } from "#language/screens.ts";
import { newsPagePath, pagesOfNews } from "#language/news-page.ts";
import { escapeXml } from "./escape-xml.ts";
import { languagesOf } from "#content/schemas/exists-in.ts";
import { comingHappenings } from "#content/schemas/happening-dates.ts";
import { servedMenus } from "#content/schemas/menu-dates.ts";
import { languagesOfNewsPage, type Snapshot } from "#content/snapshot.ts";

/** A page in its languages; `changedAt` is ISO 8601, or "" if unknown. */
interface ListedPage {
  readonly paths: ReadonlyMap<Language, string>;
  readonly changedAt: string;
}

/** The protocol allows ten times as many, which are slow to read. */
const URLS_IN_A_FILE = 5000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * Returns the sitemap (rule 8.2): an entry per URL, with the page's other languages. A city's URL
 * has no page, so no entry (rule 1.6). If one file is too small, returns the index, or file
 * `number` from 1; undefined if there is none.
 */
export function sitemap(siteUrl: string, content: Snapshot, number?: number): string | undefined {
  const entries = listedUrls(content);
  const files = Math.ceil(entries.length / URLS_IN_A_FILE);
  if (number !== undefined) {
    const end = number * URLS_IN_A_FILE;
    const shown = files === 1 ? [] : entries.slice(end - URLS_IN_A_FILE, end);
    return shown.length === 0 ? undefined : urlSet(siteUrl, shown);
  }
  if (files === 1) return urlSet(siteUrl, entries);
  const names = Array.from({ length: files }, (_, at) => {
    return `<sitemap><loc>${escapeXml(`${siteUrl}/sitemaps/${at + 1}.xml`)}</loc></sitemap>`;
  });
  return [HEAD, `<sitemapindex ${NAMESPACE}>`, ...names, "</sitemapindex>", ""].join("\n");
}

interface ListedUrl {
  readonly path: string;
  readonly page: ListedPage;
}

function listedUrls(content: Snapshot): ListedUrl[] {
  return listedPages(content).flatMap((page) =>
    [...page.paths.values()].map((path) => ({ path, page })),
  );
}

function urlSet(siteUrl: string, urls: readonly ListedUrl[]): string {
  const entries = urls.map(({ path, page: { paths, changedAt } }) => {
    const links = [...paths].map(([language, other]) => alternate(language, siteUrl + other));
    const others = paths.get(DEFAULT_LANGUAGE) ?? [...paths.values()][0];
    if (others !== undefined) links.push(alternate("x-default", siteUrl + others));
    const changed = changedAt === "" ? "" : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
    return `<url><loc>${escapeXml(siteUrl + path)}</loc>${changed}${links.join("")}</url>`;
  });
  const xhtml = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return [HEAD, `<urlset ${NAMESPACE} ${xhtml}>`, ...entries, "</urlset>", ""].join("\n");
}

function alternate(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`;
}

function listedPages(content: Snapshot): ListedPage[] {
  const restaurants = content.known.restaurants.filter(hasPage);
  const articles = content.articlesWithPages.filter(hasPage);
  const menus = servedMenus(content.known.menus);
  const happenings = comingHappenings(content, new Date());
  const newest = {
    restaurantList: latest(restaurants.map(({ updatedAt = "" }) => updatedAt)),
    newsList: latest(articles.map(({ updatedAt }) => updatedAt)),
  };
  return [
    ...staticScreens()
      .filter((screen) => screen !== "giftCards" || content.hasGiftCards)
      .map((screen) => ({
        paths: pathsIn(LANGUAGES, (language) => pathToPage({ language, screen, params: {} })),
        changedAt: screen === "restaurantList" || screen === "newsList" ? newest[screen] : "",
      })),
    ...restaurants.map((restaurant) => ({
      paths: pathsIn(LANGUAGES, (language) => restaurantPath(language, restaurant)),
      changedAt: restaurant.updatedAt ?? "",
    })),
    ...restaurants.flatMap((restaurant) =>
      menus
        .filter((menu) => menu.restaurant === restaurant.slug)
        .map(({ kind, updatedAt }) => ({
          paths: pathsIn(LANGUAGES, (language) => menuPagePath(language, restaurant, kind)),
          changedAt: updatedAt,
        })),
    ),
    ...happenings.map(({ happening }) => ({
      paths: pathsIn(languagesOf(happening), (language) =>
        pathTo(language, "happening", { slug: happening.slug }),
      ),
      changedAt: happening.updatedAt,
    })),
    ...Array.from({ length: pagesOfNews(articles.length) - 1 }, (_, at) => ({
      paths: pathsIn(languagesOfNewsPage(articles, at + 2), (language) =>
        newsPagePath(language, at + 2),
      ),
      changedAt: newest.newsList,
    })),
    ...articles.map(({ slug, languages, updatedAt }) => ({
      paths: pathsIn(languages, (language) => pathTo(language, "newsArticle", { slug })),
      changedAt: updatedAt,
    })),
  ];
}

/** A remote product API's record may lack a slug, and so a page. */
function hasPage({ slug }: { readonly slug: string }): boolean {
  return slug !== "";
}

function pathsIn(
  languages: readonly Language[],
  pathIn: (language: Language) => string,
): ReadonlyMap<Language, string> {
  return new Map(languages.map((language) => [language, pathIn(language)]));
}

/** Returns the latest time. UTC times sort as texts; unknown ones ("") come first. */
function latest(moments: readonly string[]): string {
  return moments.toSorted().at(-1) ?? "";
}
