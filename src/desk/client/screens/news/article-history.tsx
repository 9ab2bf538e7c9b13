import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { History, type LoadedHistory, loadHistory } from "#desk/client/pieces/history.tsx";
import { ARTICLE_FIELDS, completeArticle } from "./article-fields.ts";

export const loader = ({ params }: LoaderFunctionArgs) => loadHistory("news", params["slug"] ?? "");

/** What was published of an article. */
export function Component() {
  return (
    <History
      kind="news"
      loaded={useLoaderData<LoadedHistory>()}
      fields={ARTICLE_FIELDS}
      complete={completeArticle}
      titleOf={({ title }) => title.pt}
    />
  );
}
