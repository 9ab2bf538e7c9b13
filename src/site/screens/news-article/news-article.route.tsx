import { languagesOf } from "#content/schemas/exists-in.ts";
import { required } from "#content/snapshot.ts";
import { m } from "#language/paraglide/messages.js";
import { loadInBrowser } from "#site/navigation/load-in-browser.ts";
import { loadScreen } from "#site/navigation/load-screen.server.ts";
import { absentPageMeta, pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/news-article.route.ts";
import { toArticleView } from "./article-view.ts";
import { NewsArticleScreen, type NewsArticleData } from "./news-article.screen.tsx";

export const meta = (args: Route.MetaArgs) => {
  const data = args.loaderData;
  if (data?.state === "not-found") return absentPageMeta(args, m.news_article_not_found());
  if (data?.state !== "found") return absentPageMeta(args, m.news_article_error());
  const { title, excerpt, published, modified, languages } = data.article;
  return pageMeta(args, {
    title: title.text,
    description: excerpt.text,
    article: { published, modified },
    languages,
  });
};

export const loader = loadScreen<NewsArticleData>({
  reads: ({ params: { slug = "" } }) => [{ article: slug }],
  async load(content, { params: { slug = "" }, language }) {
    const found = required(content.findArticle(slug, language));
    const [article] = found === null ? [] : await content.withTexts([found]);
    if (article === undefined) return { state: "not-found" };
    return {
      state: "found",
      article: toArticleView(article, language),
      languages: languagesOf(article),
    };
  },
  failed: () => ({ state: "error" }),
});

export const clientLoader = loadInBrowser<NewsArticleData>({ state: "error" });

export default function NewsArticleRoute({ loaderData }: Route.ComponentProps) {
  return <NewsArticleScreen data={loaderData} />;
}
