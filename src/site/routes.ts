import { index, route, type RouteConfigEntry } from "@react-router/dev/routes";
import { LANGUAGES } from "#language/languages.ts";
import { SCREENS, type Screen } from "#language/screens.ts";
import { patternsFor } from "#language/slugs.ts";

/** The route module behind each screen of the slug table. */
const MODULES: Record<Screen, string> = {
  home: "screens/home/home.route.tsx",
  restaurantList: "screens/restaurant-list/restaurant-list.route.tsx",
  cityRestaurants: "screens/restaurant/restaurant.route.tsx",
  restaurant: "screens/restaurant/restaurant.route.tsx",
  events: "screens/events/events.route.tsx",
  experiences: "screens/experiences/experiences.route.tsx",
  newsList: "screens/news-list/news-list.route.tsx",
  newsArticle: "screens/news-article/news-article.route.tsx",
  contact: "screens/contact/contact.route.tsx",
  delivery: "screens/delivery/delivery.route.tsx",
  group: "screens/group/group.route.tsx",
  whoWeAre: "screens/who-we-are/who-we-are.route.tsx",
  figTree: "screens/fig-tree/fig-tree.route.tsx",
  foundation: "screens/foundation/foundation.route.tsx",
  farm: "screens/farm/farm.route.tsx",
  privacy: "screens/privacy/privacy.route.tsx",
  accessibility: "screens/accessibility-statement/accessibility-statement.route.tsx",
};

/** Every screen in every language, under its own address and its aliases. */
const pages: RouteConfigEntry[] = LANGUAGES.flatMap((language) =>
  SCREENS.flatMap((screen) =>
    patternsFor(language, screen).map((pattern, position) =>
      route(pattern === "" ? language : `${language}/${pattern}`, MODULES[screen], {
        id: position === 0 ? `${language}/${screen}` : `${language}/${screen}/alias-${position}`,
      }),
    ),
  ),
);

/** Answers a sign-up without script; in no menu, and so in no table (see newsletter-path.ts). */
const newsletter: RouteConfigEntry[] = LANGUAGES.map((language) =>
  route(`${language}/newsletter`, "screens/newsletter/newsletter.route.tsx", {
    id: `${language}/newsletter`,
  }),
);

export default [
  index(MODULES.home, { id: "home" }),
  ...pages,
  ...newsletter,
  route("*", "screens/not-found/not-found.route.tsx", { id: "not-found" }),
] satisfies RouteConfigEntry[];
