import { m } from "#language/paraglide/messages.js";
import type { Screen } from "#language/screens.ts";

type StaticScreen = "group" | "restaurantList" | "events" | "experiences" | "newsList" | "contact";

/** The header's links in their order (rule 2.1), each with the screens it stands for. */
export const NAVIGATION_LINKS: readonly {
  readonly screen: StaticScreen;
  readonly text: () => string;
  readonly covers: readonly Screen[];
}[] = [
  {
    screen: "group",
    text: m.layout_history,
    covers: ["group", "whoWeAre", "figTree", "foundation", "farm"],
  },
  {
    screen: "restaurantList",
    text: m.layout_restaurants_and_menus,
    covers: ["restaurantList", "cityRestaurants", "restaurant"],
  },
  { screen: "events", text: m.layout_events, covers: ["events"] },
  { screen: "experiences", text: m.layout_experiences, covers: ["experiences"] },
  { screen: "newsList", text: m.layout_news, covers: ["newsList", "newsArticle"] },
  { screen: "contact", text: m.layout_contact, covers: ["contact"] },
];
