import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from "react-router";
import { builtInRestaurants } from "#api/restaurants/built-in-restaurants.ts";
import { languageOf } from "#language/match-path.ts";
import { m } from "#language/paraglide/messages.js";
import { loadOr } from "#site/navigation/load-or.ts";
import { getSiteContext } from "#site/request-context.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { toExperienceCard } from "./experience-card-data.ts";
import { type ExperiencesData, ExperiencesScreen } from "./experiences.screen.tsx";

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    title: m.experiences_meta_title(),
    description: m.experiences_meta_description(),
  });

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, reverseGeocodeUrl } = getSiteContext(context);
  const language = languageOf(url.pathname);
  try {
    // Without the restaurants' own records their built-in names will do.
    const [experiences, restaurants] = await Promise.all([
      api.listExperiences(),
      api.listRestaurants().catch(builtInRestaurants),
    ]);
    const cards = experiences.map((one) => toExperienceCard(one, restaurants, language));
    return data<ExperiencesData>({ reverseGeocodeUrl, experiences: cards });
  } catch {
    // The client has logged it; without the list the screen says so, and caches keep nothing.
    return data<ExperiencesData>({ reverseGeocodeUrl, experiences: "error" }, 503);
  }
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOr<ExperiencesData>({ reverseGeocodeUrl: "", experiences: "error" }, () =>
    serverLoader<typeof loader>(),
  );

/** The prices of every country are here already: another country needs no other data. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isOtherCountry =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isOtherCountry ? false : defaultShouldRevalidate;
}

export default function ExperiencesRoute() {
  return <ExperiencesScreen data={useLoaderData<typeof clientLoader>()} />;
}
