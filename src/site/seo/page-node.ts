import type { AboutPage, ContactPage } from "schema-dts";
import { groupId, type PageFacts } from "./site-facts.ts";

/** A page that is about the group itself. */
export function pageNode(
  { site, path, language }: PageFacts,
  type: "AboutPage" | "ContactPage",
  name: string,
): AboutPage | ContactPage {
  const url = site.siteUrl + path;
  return {
    "@type": type,
    "@id": `${url}#page`,
    url,
    name,
    inLanguage: language,
    about: { "@id": groupId(site) },
  };
}
