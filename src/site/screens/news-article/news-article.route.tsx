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
import { absentPageMeta, pageMeta } from "#site/seo/page-meta.ts";
import { toArticleView } from "./article-view.ts";
import { NewsArticleScreen, type NewsArticleData } from "./news-article.screen.tsx";

export const meta = (args: MetaArgs<typeof clientLoader>) => {
  const article = args.loaderData?.article;
  if (article === undefined || article === "error")
    return absentPageMeta(args, m.news_article_error());
  if (article === null) return absentPageMeta(args, m.news_article_not_found());
  const { title, excerpt, published, modified, languages } = article;
  return pageMeta(args, {
    title: title.text,
    description: excerpt.text,
    article: { published, modified },
    languages,
  });
};

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { api, renderArticleBody } = getSiteContext(context);
  try {
    const article = await api.findArticle(params["slug"] ?? "");
    if (article === null) return data<NewsArticleData>({ article }, 404);
    const view = await toArticleView(article, languageOf(url.pathname), renderArticleBody);
    return data<NewsArticleData>({ article: view });
  } catch {
    // The client has logged it; an answer with this status is kept by no cache.
    return data<NewsArticleData>({ article: "error" }, 503);
  }
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOr<NewsArticleData>({ article: "error" }, () => serverLoader<typeof loader>());

export default function NewsArticleRoute() {
  return <NewsArticleScreen data={useLoaderData<typeof clientLoader>()} />;
}
