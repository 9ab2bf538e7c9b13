import type { BreadcrumbList } from "schema-dts";
import { m } from "#language/paraglide/messages.js";
import { parentPath } from "#language/parent-path.ts";
import { matchPath } from "#language/match-path.ts";
import { SCREEN_DEFINITIONS } from "../screen-definitions.server.ts";
import type { PageFacts, SiteFacts } from "./site-facts.ts";

/**
 * The way from home to the page; `name` is the page's where its screen alone has none, `nameAbove` that of the
 * page above.
 */
export function breadcrumbNode(
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
