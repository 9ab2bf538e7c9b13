import type { SiteSettings } from "#api/site-settings/site-settings.contract.ts";
import { DEFAULT_LANGUAGE, type Language } from "#language/languages.ts";
import type { PageHead } from "#site/seo/page-meta.ts";

/**
 * What the settings say of home for search engines and social cards. They are written in one
 * language, the default one; the other languages have the site's own texts.
 */
export function homeHead(
  { seo, siteDescription, keywords }: SiteSettings,
  language: Language,
): Partial<PageHead> {
  if (language !== DEFAULT_LANGUAGE) return {};
  const description = seo.metaDescription || siteDescription;
  return {
    ...(seo.metaTitle === "" ? {} : { title: seo.metaTitle }),
    ...(description === "" ? {} : { description }),
    ogTexts: { title: seo.openGraphTitle, description: seo.openGraphDescription },
    keywords: [keywords].flat().join(", "),
  };
}
