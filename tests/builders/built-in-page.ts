import { PAGES } from "#content/built-in/built-in-content.server.ts";
import type { PageContent, PageSlug } from "#content/schemas/page-texts.ts";

export function builtInPage<Slug extends PageSlug>(slug: Slug) {
  return PAGES.find((page) => page.slug === slug) as Extract<PageContent, { readonly slug: Slug }>;
}
