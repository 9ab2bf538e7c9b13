import { newsPageNumber, ARTICLES_ON_A_PAGE, pagesOfNews } from "#language/news-page.ts";
import { languagesOfNewsPage, required } from "#content/snapshot.ts";
import { m } from "#language/paraglide/messages.js";
import { loadInBrowser } from "#site/navigation/load-in-browser.ts";
import { loadScreen } from "#site/navigation/load-screen.server.ts";
import { absentPageMeta, pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/news-list.route.ts";
import { toArticleCardData } from "./article-card-data.ts";
import { type NewsListData, NewsListScreen } from "./news-list.screen.tsx";

export const meta = (args: Route.MetaArgs) => {
  const data = args.loaderData;
  if (data?.state === "not-found") return absentPageMeta(args, m.news_page_not_found());
  if (data?.state !== "found") return pageMeta(args, data?.head);
  const { page, pages, head, languages } = data;
  const title = page === 1 ? (head?.title ?? "") : m.news_meta_page_title({ page });
  return pageMeta(args, { ...head, title, newsPage: { page, pages }, languages });
};

export const loader = loadScreen<NewsListData>({
  page: "news",
  reads: ["articles"],
  load(content, { language, url }) {
    const page = newsPageNumber(language, url.searchParams);
    if (page === undefined) return { state: "not-found" };
    const articles = required(content.articlesIn(language));
    const pages = pagesOfNews(articles.length);
    if (page > pages) return { state: "not-found" };
    const cards = articles
      .slice((page - 1) * ARTICLES_ON_A_PAGE, page * ARTICLES_ON_A_PAGE)
      .map((article) => toArticleCardData(article, language));
    const languages = languagesOfNewsPage(content.articles ?? [], page);
    return { state: "found", articles: cards, page, pages, languages };
  },
  failed: () => ({ state: "error" }),
});

export const clientLoader = loadInBrowser<NewsListData>({ state: "error" });

export default function NewsListRoute({ loaderData }: Route.ComponentProps) {
  return <NewsListScreen data={loaderData} />;
}
