import type { Graph, Thing } from "schema-dts";
import { matchPath } from "../../language/match-path.ts";
import { m } from "../../language/paraglide/messages.js";
import { pathTo, pathToPage, restaurantPath } from "../../language/path-to.ts";
import type { Screen } from "../../language/screens.ts";
import { articleNode } from "./article-node.ts";
import { breadcrumbNode } from "./breadcrumb-node.ts";
import { faqNode, organizationNode, websiteNode } from "./group-nodes.ts";
import { listNode } from "./list-node.ts";
import { pageNode } from "./page-node.ts";
import { restaurantNode } from "./restaurant-node.ts";
import type { ShownContent } from "./shown-content.ts";
import type { PageFacts, SiteFacts } from "./site-facts.ts";

/**
 * What a page tells search engines of its content (schema.org, standards B1), made on the server
 * from the data that the page shows; undefined where the address is no page.
 */
export function structuredData(
  pathname: string,
  data: unknown,
  site: SiteFacts,
): Graph | undefined {
  const match = matchPath(pathname);
  if (match === undefined) return undefined;
  const page: PageFacts = { site, language: match.language, path: pathToPage(match) };
  const { nodes, name } = contentOf(match.screen, page, data);
  const way = match.screen === "home" ? undefined : breadcrumbNode(page, name);
  const graph = way === undefined ? nodes : [...nodes, way];
  return graph.length === 0 ? undefined : { "@context": "https://schema.org", "@graph": graph };
}

interface PageContent {
  readonly nodes: readonly Thing[];
  /** What the page is called, where its screen serves many. */
  readonly name?: string;
}

function contentOf(screen: Screen, page: PageFacts, data: unknown): PageContent {
  const { language } = page;
  switch (screen) {
    case "home":
      return { nodes: [organizationNode(page), websiteNode(page), faqNode(page)] };
    case "restaurant": {
      const shown = data as ShownContent["restaurant"];
      if (shown.state !== "found") return { nodes: [] };
      return { nodes: [restaurantNode(page, shown.restaurant)], name: shown.restaurant.name };
    }
    case "restaurantList": {
      const { restaurants } = data as ShownContent["restaurantList"];
      if (restaurants === "error") return { nodes: [] };
      const items = restaurants.map((one) => ({
        name: one.name,
        path: restaurantPath(language, one),
      }));
      return { nodes: [listNode(page, items)] };
    }
    case "experiences": {
      const { experiences } = data as ShownContent["experiences"];
      if (experiences === "error") return { nodes: [] };
      return {
        nodes: [
          listNode(
            page,
            experiences.map(({ title }) => ({ name: title.text })),
          ),
        ],
      };
    }
    case "newsList": {
      const { articles } = data as ShownContent["newsList"];
      if (articles === "error") return { nodes: [] };
      const items = articles.map(({ title, slug }) => ({
        name: title.text,
        path: pathTo(language, "newsArticle", { slug }),
      }));
      return { nodes: [listNode(page, items)] };
    }
    case "newsArticle": {
      const { article } = data as ShownContent["newsArticle"];
      if (article === null || article === "error") return { nodes: [] };
      return { nodes: [articleNode(page, article)], name: article.title.text };
    }
    case "contact":
      return { nodes: [pageNode(page, "ContactPage", m.frame_contact())] };
    case "group":
      return { nodes: [pageNode(page, "AboutPage", m.group_title())] };
    case "whoWeAre":
      return { nodes: [pageNode(page, "AboutPage", m.who_we_are_title())] };
    default:
      return { nodes: [] };
  }
}

/** The data as an element of the head; nothing in it can end the element. */
export function structuredDataElement(graph: Graph): string {
  const json = JSON.stringify(graph).replaceAll("<", String.raw`\u003c`);
  return `<script type="application/ld+json">${json}</script>`;
}
