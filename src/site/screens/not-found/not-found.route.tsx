import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { suggestPath } from "#language/suggest-path.ts";
import { m } from "#language/paraglide/messages.js";
import { absentPageMeta } from "#site/seo/page-meta.ts";
import { NotFoundScreen } from "./not-found.screen.tsx";

export const meta = (args: MetaArgs) => absentPageMeta(args, m.not_found_title());

export function loader({ url }: LoaderFunctionArgs) {
  return data({ suggestion: suggestPath(url.pathname) }, 404);
}

export default function NotFoundRoute() {
  return <NotFoundScreen suggestion={useLoaderData<typeof loader>().suggestion} />;
}
