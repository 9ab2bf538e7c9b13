import type { Graph, Thing, ItemList, BreadcrumbList, NewsArticle } from "schema-dts";
import { matchPath } from "#language/match-path.ts";
import { pathTo, pathToPage, restaurantPath } from "#language/path-to.ts";
import { newsPagePath, ARTICLES_ON_A_PAGE } from "#language/news-page.ts";
import type { Screen } from "#language/screens.ts";
import type { ExperiencesData } from "../screens/experiences/experiences.screen.tsx";
import type { HappeningScreenData } from "../screens/happening/happening.screen.tsx";
import type { HomeData } from "../screens/home/home.screen.tsx";
import type { MenuScreenData } from "../screens/menu/menu.screen.tsx";
import type { NewsArticleData } from "../screens/news-article/news-article.screen.tsx";
import type { NewsListData } from "../screens/news-list/news-list.screen.tsx";
import type { RestaurantListData } from "../screens/restaurant-list/restaurant-list.screen.tsx";
import type { RestaurantScreenData } from "../screens/restaurant/restaurant.screen.tsx";
import { faqNode, organizationNode, websiteNode } from "./group-nodes.ts";
import { happeningNodes } from "./happening-node.ts";
import { menuNode } from "./menu-node.ts";
import { restaurantNode } from "./restaurant-node.ts";
import { type PageFacts, type SiteFacts, groupId } from "./site-facts.ts";
import { m } from "#language/paraglide/messages.js";
import { parentPath } from "#language/parent-path.ts";
import { SCREEN_DEFINITIONS } from "../screen-definitions.server.ts";
import type { ArticleView } from "../screens/news-article/article-view.ts";
import { ogImagePath } from "../seo/page-meta.ts";

/**
 * Returns the page's schema.org description from its data (rule 8.1); undefined for an unknown URL.
 */
export function structuredData(
  pathname: string,
  data: unknown,
  site: SiteFacts,
): Graph | undefined {
  const match = matchPath(pathname);
  if (match === undefined) return undefined;
  const page: PageFacts = { site, language: match.language, path: pathToPage(match) };
  const { nodes, name, nameAbove } = contentOf(match.screen, page, data);
  const way = match.screen === "home" ? undefined : breadcrumbNode(page, name, nameAbove);
  const graph = way === undefined ? nodes : [...nodes, way];
  return graph.length === 0 ? undefined : { "@context": "https://schema.org", "@graph": graph };
}

interface PageContent {
  readonly nodes: readonly Thing[];
  /** The page's name if its screen serves many. */
  readonly name?: string;
  /** The name of the page above if its screen serves many. */
  readonly nameAbove?: string;
}

/** The data of a screen that found its content. */
type Found<Data> = Extract<Data, { readonly state: "found" }>;

function contentOf(screen: Screen, page: PageFacts, data: unknown): PageContent {
  if (screen === "home") {
    const { questions } = data as HomeData;
    const answers = questions.length === 0 ? [] : [faqNode(page, questions)];
    return { nodes: [organizationNode(page), websiteNode(page), ...answers] };
  }
  const isFound = (data as { readonly state?: string } | undefined)?.state === "found";
  return isFound ? foundContent(screen, page, data) : { nodes: [] };
}

function foundContent(screen: Screen, page: PageFacts, data: unknown): PageContent {
  const { language } = page;
  switch (screen) {
    case "restaurant": {
      const { restaurant } = data as Found<RestaurantScreenData>;
      return { nodes: [restaurantNode(page, restaurant)], name: restaurant.name };
    }
    case "mainMenu":
    case "barMenu":
    case "dessertMenu":
    case "executiveMenu":
    case "feijoadaMenu":
    case "wineMenu": {
      const { menu } = data as Found<MenuScreenData>;
      const isPart = menu.filter?.isOn || menu.wines?.isPart;
      return {
        nodes: menu.state !== "served" || isPart ? [] : [menuNode(page, menu)],
        name: menu.title,
        nameAbove: menu.restaurant.name,
      };
    }
    case "restaurantList": {
      const { restaurants } = data as Found<RestaurantListData>;
      const items = restaurants.map((one) => ({
        name: one.name,
        ...(one.slug !== "" && { path: restaurantPath(language, one) }),
      }));
      return { nodes: [listNode(page, items)] };
    }
    case "experiences": {
      const { experiences } = data as Found<ExperiencesData>;
      const items = experiences.map(({ title }) => ({ name: title.text }));
      return { nodes: [listNode(page, items)] };
    }
    case "happening": {
      const { happening } = data as Found<HappeningScreenData>;
      return { nodes: happeningNodes(page, happening), name: happening.title.text };
    }
    case "newsList": {
      const shown = data as Found<NewsListData>;
      const items = shown.articles.map(({ title, slug }) => ({
        name: title.text,
        ...(slug !== "" && { path: pathTo(language, "newsArticle", { slug }) }),
      }));
      const path = newsPagePath(language, shown.page);
      const before = (shown.page - 1) * ARTICLES_ON_A_PAGE;
      return { nodes: [listNode({ ...page, path }, items, before)] };
    }
    case "newsArticle": {
      const { article } = data as Found<NewsArticleData>;
      return { nodes: [articleNode(page, article)], name: article.title.text };
    }
    default:
      return { nodes: [] };
  }
}

/** Returns the data as an element of the head, which no text can end. */
export function structuredDataElement(graph: Graph): string {
  const json = JSON.stringify(graph).replaceAll("<", String.raw`\u003c`);
  return `<script type="application/ld+json">${json}</script>`;
}

interface Item {
  readonly name: string;
  /** The pathname of the item's page, if any. */
  readonly path?: string;
}

/** Returns a list's items in order; `before` counts those on earlier pages. */
function listNode({ site, path }: PageFacts, items: readonly Item[], before = 0): ItemList {
  return {
    "@type": "ItemList",
    "@id": `${site.siteUrl}${path}#list`,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: before + index + 1,
      name: item.name,
      ...(item.path !== undefined && { url: site.siteUrl + item.path }),
    })),
  };
}

/**
 * Returns the breadcrumbs; `name` is the page's and `nameAbove` the parent's, if their screens have
 * none.
 */
function breadcrumbNode(
  { site, path }: PageFacts,
  name?: string,
  nameAbove?: string,
): BreadcrumbList | undefined {
  const steps = [path];
  while (steps.length < 5) {
    const next = parentPath(steps[0] ?? path);
    if (next === steps[0]) break;
    steps.unshift(next);
  }
  const above = parentPath(path);
  const names = steps.map(
    (step) => (step === path && name) || (step === above && nameAbove) || nameOf(step, site),
  );
  if (names.includes("")) return undefined;
  return {
    "@type": "BreadcrumbList",
    "@id": `${site.siteUrl}${path}#breadcrumb`,
    itemListElement: steps.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: names[index] ?? "",
      item: site.siteUrl + step,
    })),
  };
}

function nameOf(path: string, { words }: SiteFacts): string {
  const screen = matchPath(path)?.screen;
  const definition = screen && SCREEN_DEFINITIONS[screen];
  return definition && "title" in definition ? definition.title(m, words) : "";
}

/** Returns an article with dates and author as on its page (rule 8.1). */
function articleNode({ site, path }: PageFacts, article: ArticleView): NewsArticle {
  const { title, excerpt, body, author, category, tags, published, modified } = article;
  const url = site.siteUrl + path;
  return {
    "@type": "NewsArticle",
    "@id": `${url}#article`,
    mainEntityOfPage: url,
    headline: title.text,
    inLanguage: body.language,
    image: site.siteUrl + ogImagePath(path),
    publisher: { "@id": groupId(site) },
    ...(excerpt.text !== "" && { description: excerpt.text }),
    ...(published !== "" && { datePublished: published }),
    ...(modified !== "" && { dateModified: modified }),
    ...(author !== "" && { author: authorNode(author, site.siteName) }),
    ...(category !== "" && { articleSection: category }),
    ...(tags.length > 0 && { keywords: [...tags] }),
  };
}

/** The group is not a person, whatever the site's name; built-in articles have it as author. */
function authorNode(name: string, siteName: string) {
  return name === siteName || name === "Grupo Rubaiyat"
    ? { "@type": "Organization" as const, name }
    : { "@type": "Person" as const, name };
}
