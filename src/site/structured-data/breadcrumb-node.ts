import type { BreadcrumbList } from "schema-dts";
import { m } from "#language/paraglide/messages.js";
import { parentPath } from "#language/parent-path.ts";
import { matchPath } from "#language/match-path.ts";
import type { Screen } from "#language/screens.ts";
import type { PageFacts } from "./site-facts.ts";

/** What the screens are called in header and footer, or by their own titles. */
const SCREEN_NAMES: Readonly<Partial<Record<Screen, () => string>>> = {
  home: m.not_found_home,
  restaurantList: m.layout_restaurants_and_menus,
  events: m.layout_events,
  experiences: m.layout_experiences,
  newsList: m.layout_news,
  contact: m.layout_contact,
  delivery: m.delivery_label,
  group: m.layout_history,
  whoWeAre: m.who_we_are_title,
  figTree: m.fig_tree_title,
  foundation: m.foundation_title,
  farm: m.farm_title,
  privacy: m.privacy_title,
  accessibility: m.accessibility_title,
};

/** The way from home to the page; `name` is the page's where its screen alone has none. */
export function breadcrumbNode(
  { site, path }: PageFacts,
  name?: string,
): BreadcrumbList | undefined {
  const steps = [path];
  while (steps.length < 5) {
    const above = parentPath(steps[0] ?? path);
    if (above === steps[0]) break;
    steps.unshift(above);
  }
  const names = steps.map((step) => (step === path && name) || nameOf(step));
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

function nameOf(path: string): string {
  const screen = matchPath(path)?.screen;
  return (screen && SCREEN_NAMES[screen]?.()) ?? "";
}
