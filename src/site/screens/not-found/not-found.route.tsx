import {
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useLoaderData,
} from "react-router";
import { suggestPath } from "#language/known-elsewhere.ts";
import { redirectFor } from "#language/redirect-for.ts";
import { m } from "#language/paraglide/messages.js";
import { absentPageMeta } from "#site/seo/page-meta.ts";
import { NotFoundScreen } from "./not-found.screen.tsx";

export const meta = (args: MetaArgs) => absentPageMeta(args, m.not_found_title());

export function loader({ url }: LoaderFunctionArgs) {
  // Inside the app an address without its language prefix comes here; the server redirects others.
  // It never entered the history, so a `replace` would take the place of the page before it.
  const target = redirectFor(url.pathname, url.search);
  if (target !== undefined) throw redirect(target, 301);
  return data({ suggestion: suggestPath(url.pathname) }, 404);
}

export default function NotFoundRoute() {
  return <NotFoundScreen suggestion={useLoaderData<typeof loader>().suggestion} />;
}
