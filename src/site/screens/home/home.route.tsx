import { m } from "#language/paraglide/messages.js";
import { happeningsAhead } from "#site/blocks/happening-list/happening-card-data.ts";
import { toCardData } from "#site/blocks/restaurant-card/restaurant-card-data.ts";
import { loadInBrowser } from "#site/navigation/load-in-browser.ts";
import { loadScreen } from "#site/navigation/load-screen.server.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/home.route.ts";
import { homeHead } from "./home-head.ts";
import { homeQuestions } from "./home-questions.ts";
import { type HomeData, HomeScreen } from "./home.screen.tsx";

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: m.home_meta_title(),
    description: m.home_meta_description(),
    ...args.loaderData?.head,
  });

export const loader = loadScreen<HomeData>({
  reads: ["restaurants", "questions"],
  load(content, { settings, language, words }) {
    const { restaurants, known } = content;
    const page = {
      words: words("home"),
      head: homeHead(settings, language),
      questions: homeQuestions(known.questions, language),
      ...happeningsAhead(content, language, { most: 3, days: 30 }),
    };
    if (restaurants === undefined) return { ...page, state: "error" };
    const cards = restaurants.map((restaurant) => toCardData(restaurant, language));
    return { ...page, state: "found", restaurants: cards };
  },
  failed: ({ settings, language, words }) => ({
    state: "error",
    words: words("home"),
    head: homeHead(settings, language),
    questions: [],
  }),
});

export const clientLoader = loadInBrowser<HomeData>({ state: "error", head: {}, questions: [] });

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomeScreen data={loaderData} />;
}
