import { m } from "#language/paraglide/messages.js";
import { loadInBrowser } from "#site/navigation/load-in-browser.ts";
import { loadScreen } from "#site/navigation/load-screen.server.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/news-list.route.ts";
import { toArticleCardData } from "./article-card-data.ts";
import { type NewsListData, NewsListScreen } from "./news-list.screen.tsx";

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: m.news_meta_title(), description: m.news_meta_description() });

export const loader = loadScreen<NewsListData>({
  async load({ api, language }) {
    const articles = await api.listArticles();
    const cards = articles.map((article) => toArticleCardData(article, language));
    return { state: "found", articles: cards };
  },
  failed: () => ({ state: "error" }),
});

export const clientLoader = loadInBrowser<NewsListData>({ state: "error" });

export default function NewsListRoute({ loaderData }: Route.ComponentProps) {
  return <NewsListScreen data={loaderData} />;
}
