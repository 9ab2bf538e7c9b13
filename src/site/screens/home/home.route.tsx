import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from "react-router";
import { languageOf } from "#language/match-path.ts";
import { m } from "#language/paraglide/messages.js";
import { toCardData } from "#site/blocks/restaurant-card/restaurant-card-data.ts";
import { loadOr } from "#site/navigation/load-or.ts";
import { getSiteContext } from "#site/request-context.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { homeHead } from "./home-head.ts";
import { type HomeData, HomeScreen } from "./home.screen.tsx";

export const meta = (args: MetaArgs<typeof clientLoader>) =>
  pageMeta(args, {
    title: m.home_meta_title(),
    description: m.home_meta_description(),
    ...args.loaderData?.head,
  });

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, settings } = getSiteContext(context);
  const language = languageOf(url.pathname);
  const head = homeHead(settings, language);
  try {
    const restaurants = await api.listRestaurants();
    const cards = restaurants.map((restaurant) => toCardData(restaurant, language));
    return data<HomeData>({ head, restaurants: cards });
  } catch {
    // The rest of the page stands without the list, but no cache may keep it like this.
    return data<HomeData>({ head, restaurants: "error" }, 503);
  }
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOr<HomeData>({ head: {}, restaurants: "error" }, () => serverLoader<typeof loader>());

export default function HomeRoute() {
  return <HomeScreen data={useLoaderData<typeof clientLoader>()} />;
}
