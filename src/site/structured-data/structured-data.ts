import type { Graph, Thing } from "schema-dts";
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
import { articleNode } from "./article-node.ts";
import { breadcrumbNode } from "./breadcrumb-node.ts";
import { faqNode, organizationNode, websiteNode } from "./group-nodes.ts";
import { happeningNodes } from "./happening-node.ts";
import { listNode } from "./list-node.ts";
import { menuNode } from "./menu-node.ts";
import { restaurantNode } from "./restaurant-node.ts";
import type { PageFacts, SiteFacts } from "./site-facts.ts";

/**
 * The description of a page for search engines (schema.org, rule 8.1), made on the server
 * from the data that the page shows; undefined where the URL is not a page.
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
  /** What the page is called, where its screen serves many. */
  readonly name?: string;
  /** What the page above is called, where its screen serves many too. */
  readonly nameAbove?: string;
}

function contentOf(screen: Screen, page: PageFacts, data: unknown): PageContent {
  const { language } = page;
  switch (screen) {
    case "home": {
      const { questions } = data as HomeData;
      const answers = questions.length === 0 ? [] : [faqNode(page, questions)];
      return { nodes: [organizationNode(page), websiteNode(page), ...answers] };
    }
    case "restaurant": {
      const shown = data as RestaurantScreenData;
      if (shown.state !== "found") return { nodes: [] };
      return { nodes: [restaurantNode(page, shown.restaurant)], name: shown.restaurant.name };
    }
    case "mainMenu":
    case "barMenu":
    case "dessertMenu":
    case "executiveMenu":
    case "feijoadaMenu":
    case "wineMenu": {
      const shown = data as MenuScreenData;
      if (shown.state !== "found") return { nodes: [] };
      const { menu } = shown;
      return {
        nodes:
          menu.state !== "served" || menu.filter?.isOn || menu.wines?.isPart
            ? []
            : [menuNode(page, menu)],
        name: menu.title,
        nameAbove: menu.restaurant.name,
      };
    }
    case "restaurantList": {
      const shown = data as RestaurantListData;
      if (shown.state !== "found") return { nodes: [] };
      const items = shown.restaurants.map((one) => ({
        name: one.name,
        ...(one.slug !== "" && { path: restaurantPath(language, one) }),
      }));
      return { nodes: [listNode(page, items)] };
    }
    case "experiences": {
      const shown = data as ExperiencesData;
      if (shown.state !== "found") return { nodes: [] };
      return {
        nodes: [
          listNode(
            page,
            shown.experiences.map(({ title }) => ({ name: title.text })),
          ),
        ],
      };
    }
    case "happening": {
      const shown = data as HappeningScreenData;
      if (shown.state !== "found") return { nodes: [] };
      const { happening } = shown;
      return { nodes: happeningNodes(page, happening), name: happening.title.text };
    }
    case "newsList": {
      const shown = data as NewsListData;
      if (shown.state !== "found") return { nodes: [] };
      const items = shown.articles.map(({ title, slug }) => ({
        name: title.text,
        ...(slug !== "" && { path: pathTo(language, "newsArticle", { slug }) }),
      }));
      const path = newsPagePath(language, shown.page);
      const before = (shown.page - 1) * ARTICLES_ON_A_PAGE;
      return { nodes: [listNode({ ...page, path }, items, before)] };
    }
    case "newsArticle": {
      const shown = data as NewsArticleData;
      if (shown.state !== "found") return { nodes: [] };
      return { nodes: [articleNode(page, shown.article)], name: shown.article.title.text };
    }
    default:
      return { nodes: [] };
  }
}

/** The data as an element of the head; nothing in it can end the element. */
export function structuredDataElement(graph: Graph): string {
  const json = JSON.stringify(graph).replaceAll("<", String.raw`\u003c`);
  return `<script type="application/ld+json">${json}</script>`;
}
