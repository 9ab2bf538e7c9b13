import type { ShouldRevalidateFunctionArgs } from "react-router";
import { builtInRestaurants } from "#api/restaurants/built-in-restaurants.ts";
import { m } from "#language/paraglide/messages.js";
import { loadInBrowser } from "#site/navigation/load-in-browser.ts";
import { loadScreen } from "#site/navigation/load-screen.server.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/experiences.route.ts";
import { toExperienceCard } from "./experience-card-data.ts";
import { type ExperiencesData, ExperiencesScreen } from "./experiences.screen.tsx";

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: m.experiences_meta_title(),
    description: m.experiences_meta_description(),
  });

export const loader = loadScreen<ExperiencesData>({
  async load({ api, reverseGeocodeUrl, language }) {
    // Without the restaurants' own records their built-in names will do.
    const [experiences, restaurants] = await Promise.all([
      api.listExperiences(),
      api.listRestaurants().catch(builtInRestaurants),
    ]);
    const cards = experiences.map((one) => toExperienceCard(one, restaurants, language));
    return { state: "found", reverseGeocodeUrl, experiences: cards };
  },
  failed: ({ reverseGeocodeUrl }) => ({ state: "error", reverseGeocodeUrl }),
});

export const clientLoader = loadInBrowser<ExperiencesData>({
  state: "error",
  reverseGeocodeUrl: "",
});

/** The prices of every country are here already: another country needs no other data. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isOtherCountry =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isOtherCountry ? false : defaultShouldRevalidate;
}

export default function ExperiencesRoute({ loaderData }: Route.ComponentProps) {
  return <ExperiencesScreen data={loaderData} />;
}
