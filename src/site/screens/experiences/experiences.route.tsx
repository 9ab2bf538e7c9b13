import type { ShouldRevalidateFunctionArgs } from "react-router";
import { required } from "#content/snapshot.ts";
import { loadInBrowser } from "#site/navigation/load-in-browser.ts";
import { loadScreen } from "#site/navigation/load-screen.server.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/experiences.route.ts";
import { toExperienceCard } from "./experience-card-data.ts";
import { type ExperiencesData, ExperiencesScreen } from "./experiences.screen.tsx";
import { shownCountries } from "./shown-countries.ts";

export const meta = (args: Route.MetaArgs) => pageMeta(args, args.loaderData?.head);

export const loader = loadScreen<ExperiencesData>({
  page: "experiences",
  reads: ["experiences", "restaurants"],
  load(content, { reverseGeocodeUrl, language }) {
    const cards = required(content.experiences).map((one) =>
      toExperienceCard(one, content.known.restaurants, language),
    );
    const countries = shownCountries(content, language);
    return { state: "found", reverseGeocodeUrl, experiences: cards, countries };
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
