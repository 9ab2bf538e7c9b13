import type { Location, MetaDescriptor } from "react-router";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../language/languages.ts";
import { alternatePaths, canonicalPath } from "../../language/translate-path.ts";

const SITE_NAME = "Grupo Rubaiyat";

interface MetaArguments {
  readonly location: Location;
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
}

/** The part of the root's data that every page's head needs. */
interface SiteData {
  readonly siteUrl: string;
}

/**
 * Head of a page that exists: title, description, canonical address and the same page in every
 * language (standards B2). An empty title means the group's name alone.
 */
export function pageMeta(
  { location, matches }: MetaArguments,
  page: { readonly title: string; readonly description?: string },
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root")?.loaderData as SiteData | undefined;
  const siteUrl = root?.siteUrl ?? "";
  const canonical = canonicalPath(location.pathname);
  const alternates = alternatePaths(location.pathname);
  const description = page.description?.trim() ?? "";
  return [
    { title: fullTitle(page.title) },
    ...(description === "" ? [] : [{ name: "description", content: description }]),
    ...(canonical === undefined ? [] : [link("canonical", siteUrl + canonical)]),
    ...(alternates === undefined
      ? []
      : [
          ...LANGUAGES.map((language) => alternate(language, siteUrl + alternates[language])),
          alternate("x-default", siteUrl + alternates[DEFAULT_LANGUAGE]),
        ]),
  ];
}

/** Head of a page that is none (not found, failed): never to be indexed. */
export function absentPageMeta(title: string): MetaDescriptor[] {
  return [{ title: fullTitle(title) }, { name: "robots", content: "noindex" }];
}

function fullTitle(title: string): string {
  return title === "" ? SITE_NAME : `${title} · ${SITE_NAME}`;
}

function link(rel: string, href: string): MetaDescriptor {
  return { tagName: "link", rel, href };
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", hrefLang, href };
}
