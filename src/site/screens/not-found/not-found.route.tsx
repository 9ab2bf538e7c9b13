import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import type { ApiClient } from "#api/api-client.ts";
import type { PageMatch } from "#language/match-path.ts";
import { m } from "#language/paraglide/messages.js";
import { citySegment, pathToPage } from "#language/path-to.ts";
import { misnamedPage } from "#language/misnamed-page.ts";
import { getSiteContext } from "#site/request-context.ts";
import { absentPageMeta } from "#site/seo/page-meta.ts";
import { NotFoundScreen } from "./not-found.screen.tsx";

export const meta = (args: MetaArgs) => absentPageMeta(args, m.not_found_title());

/** Suggests the page that the path names in another language, where there is such a page. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { page } = misnamedPage(url.pathname) ?? {};
  const isMeant = page !== undefined && (await isThere(page, getSiteContext(context).api));
  const suggestion = isMeant ? pathToPage(page) : undefined;
  return data({ state: "not-found", suggestion }, 404);
}

/** While the API does not say, a page counts as there. */
async function isThere(page: PageMatch, api: ApiClient): Promise<boolean> {
  try {
    if (page.screen === "newsArticle") return (await api.findArticle(page.params.slug)) !== null;
    if (page.screen === "restaurant") return (await api.findRestaurant(page.params.slug)) !== null;
    if (page.screen !== "cityRestaurants") return true;
    const { citySlug } = page.params;
    return (await api.listRestaurants()).some((restaurant) => citySegment(restaurant) === citySlug);
  } catch {
    return true;
  }
}

export default function NotFoundRoute() {
  return <NotFoundScreen suggestion={useLoaderData<typeof loader>().suggestion} />;
}
