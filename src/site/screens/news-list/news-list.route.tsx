import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from "react-router";
import { languageOf } from "#language/match-path.ts";
import { m } from "#language/paraglide/messages.js";
import { loadOr } from "#site/navigation/load-or.ts";
import { getSiteContext } from "#site/request-context.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { toArticleCardData } from "./article-card-data.ts";
import { type NewsListData, NewsListScreen } from "./news-list.screen.tsx";

export const meta = (args: MetaArgs) =>
  pageMeta(args, { title: m.news_meta_title(), description: m.news_meta_description() });

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api } = getSiteContext(context);
  const language = languageOf(url.pathname);
  try {
    const articles = await api.listArticles();
    const cards = articles.map((article) => toArticleCardData(article, language));
    return data<NewsListData>({ articles: cards });
  } catch {
    // The client has logged it; an answer with this status is kept by no cache.
    return data<NewsListData>({ articles: "error" }, 503);
  }
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOr<NewsListData>({ articles: "error" }, () => serverLoader<typeof loader>());

export default function NewsListRoute() {
  return <NewsListScreen data={useLoaderData<typeof clientLoader>()} />;
}
