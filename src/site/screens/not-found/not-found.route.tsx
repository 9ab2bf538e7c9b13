import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import type { ReadContent } from "#content/snapshot.ts";
import type { PageMatch } from "#language/match-path.ts";
import { m } from "#language/paraglide/messages.js";
import { pathToPage } from "#language/path-to.ts";
import { misnamedPage } from "#language/misnamed-page.ts";
import { throwMoved } from "#site/navigation/load-screen.server.ts";
import { getSiteContext } from "#site/request-context.ts";
import { absentPageMeta } from "#site/seo/page-meta.ts";
import { NotFoundScreen } from "./not-found.screen.tsx";

export const meta = (args: MetaArgs) => absentPageMeta(args, m.not_found_title());

/** Suggests the page that the path names in another language, where there is such a page. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { readContent } = getSiteContext(context);
  throwMoved(await readContent([]), url);
  const { page } = misnamedPage(url.pathname) ?? {};
  const isMeant = page !== undefined && (await isThere(page, readContent));
  const suggestion = isMeant ? pathToPage(page) : undefined;
  return data({ state: "not-found", suggestion }, 404);
}

/** While a remote product API does not say, a page counts as there. */
async function isThere(
  { language, screen, params }: PageMatch,
  read: ReadContent,
): Promise<boolean> {
  if (screen === "newsArticle") {
    return (await read([{ article: params.slug }])).findArticle(params.slug, language) !== null;
  }
  if (screen === "happening") return (await read([])).findHappening(params.slug, language) !== null;
  if (screen === "giftCards") return (await read([])).hasGiftCards;
  if ("slug" in params) {
    return (await read([{ restaurant: params.slug }])).findRestaurant(params.slug) !== null;
  }
  if (screen !== "cityRestaurants") return true;
  const content = await read(["restaurants"]);
  return content.restaurants === undefined || content.isCity(params.citySlug);
}

export default function NotFoundRoute() {
  return <NotFoundScreen suggestion={useLoaderData<typeof loader>().suggestion} />;
}
