import type { NewsArticle } from "schema-dts";
import type { ArticleView } from "../screens/news-article/article-view.ts";
import { ogImagePath } from "../seo/page-meta.ts";
import { groupId, type PageFacts } from "./site-facts.ts";

/** An article with its dates and its author, as its page shows them (rule 8.1). */
export function articleNode({ site, path }: PageFacts, article: ArticleView): NewsArticle {
  const { title, excerpt, body, author, category, tags, published, modified } = article;
  const url = site.siteUrl + path;
  return {
    "@type": "NewsArticle",
    "@id": `${url}#article`,
    mainEntityOfPage: url,
    headline: title.text,
    inLanguage: body.language,
    image: site.siteUrl + ogImagePath(path),
    publisher: { "@id": groupId(site) },
    ...(excerpt.text !== "" && { description: excerpt.text }),
    ...(published !== "" && { datePublished: published }),
    ...(modified !== "" && { dateModified: modified }),
    ...(author !== "" && { author: authorNode(author, site.siteName) }),
    ...(category !== "" && { articleSection: category }),
    ...(tags.length > 0 && { keywords: [...tags] }),
  };
}

/** The group's own pen is no person, under whatever name the site goes; built-in articles have this one. */
function authorNode(name: string, siteName: string) {
  return name === siteName || name === "Grupo Rubaiyat"
    ? { "@type": "Organization" as const, name }
    : { "@type": "Person" as const, name };
}
