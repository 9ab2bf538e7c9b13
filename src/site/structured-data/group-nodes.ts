import type { FAQPage, Organization, WebSite } from "schema-dts";
import { LANGUAGES } from "#language/languages.ts";
import type { ShownQuestion } from "../screens/home/home-questions.ts";
import { groupId, type PageFacts } from "./site-facts.ts";
import { ownerOf } from "#site/navigation/use-group-contact.ts";

/** Returns the group's node from the settings (rule 8.1). */
export function organizationNode({ site }: PageFacts): Organization {
  const { email } = site.contact;
  // A restaurant's own number is not the group's.
  const phone =
    ownerOf(site.contact.phone, site.restaurants) === "" ? site.contact.phone.dialled : undefined;
  const profiles = Object.values(site.social).filter((url) => url !== "");
  return {
    "@type": "Organization",
    "@id": groupId(site),
    name: site.siteName,
    url: `${site.siteUrl}/`,
    logo: `${site.siteUrl}/icons/icon-512.png`,
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...((phone !== undefined || email !== "") && {
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer service",
        ...(phone !== undefined && { telephone: phone }),
        ...(email !== "" && { email }),
        availableLanguage: [...LANGUAGES],
      },
    }),
  };
}

export function websiteNode({ site }: PageFacts): WebSite {
  return {
    "@type": "WebSite",
    "@id": `${site.siteUrl}/#website`,
    name: site.siteName,
    url: `${site.siteUrl}/`,
    inLanguage: [...LANGUAGES],
    publisher: { "@id": groupId(site) },
  };
}

export function faqNode(
  { site, path, language }: PageFacts,
  questions: readonly ShownQuestion[],
): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": `${site.siteUrl}${path}#faq`,
    inLanguage: language,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
