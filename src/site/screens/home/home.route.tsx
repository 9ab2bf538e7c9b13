import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from "react-router";
import { languageOf } from "../../../language/match-path.ts";
import { m } from "../../../language/paraglide/messages.js";
import { toCardData } from "../../blocks/restaurant-card/restaurant-card-data.ts";
import { loadOr } from "../../navigation/load-or.ts";
import { getSiteContext } from "../../request-context.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { type HomeData, HomeScreen } from "./home.screen.tsx";

export const meta = (args: MetaArgs) =>
  pageMeta(args, { title: m.home_meta_title(), description: m.home_hero_subtitle() });

export async function loader({ context, url }: LoaderFunctionArgs) {
  const language = languageOf(url.pathname);
  try {
    const restaurants = await getSiteContext(context).api.listRestaurants();
    const cards = restaurants.map((restaurant) => toCardData(restaurant, language));
    return data<HomeData>({ restaurants: cards });
  } catch {
    // The rest of the page stands without the list, but no cache may keep it like this.
    return data<HomeData>({ restaurants: "error" }, 503);
  }
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOr<HomeData>({ restaurants: "error" }, () => serverLoader<typeof loader>());

export default function HomeRoute() {
  return <HomeScreen data={useLoaderData<typeof clientLoader>()} />;
}
