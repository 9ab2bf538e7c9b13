import type { HomeTexts, SiteSettings } from "#content/site-settings/site-settings.ts";
import type { Language } from "#language/languages.ts";
import type { PageHead } from "#site/seo/page-meta.ts";

/**
 * What the settings say of home for search engines and social cards. Where they say nothing in a
 * language, it has the site's own texts.
 */
export function homeHead(
  { seo, siteDescription, keywords }: SiteSettings,
  language: Language,
): Partial<PageHead> {
  if (language === "pt") {
    return {
      ...headWith({ ...seo, metaDescription: seo.metaDescription || siteDescription }),
      keywords: [keywords].flat().join(", "),
    };
  }
  const texts = seo.translations?.[language];
  return texts === undefined ? {} : headWith(texts);
}

function headWith(texts: HomeTexts): Partial<PageHead> {
  const { metaTitle, metaDescription, openGraphTitle, openGraphDescription } = texts;
  return {
    ...(metaTitle === "" ? {} : { title: metaTitle }),
    ...(metaDescription === "" ? {} : { description: metaDescription }),
    ogTexts: { title: openGraphTitle, description: openGraphDescription },
  };
}
