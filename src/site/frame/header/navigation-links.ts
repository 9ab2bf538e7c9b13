import { m } from "#language/paraglide/messages.js";
import type { Screen } from "#language/screens.ts";

type PlainScreen = "group" | "restaurantList" | "events" | "experiences" | "newsList" | "contact";

/** The header's links in their order (rule 2.1), each with the screens it stands for. */
export const NAVIGATION_LINKS: readonly {
  readonly screen: PlainScreen;
  readonly text: () => string;
  readonly covers: readonly Screen[];
}[] = [
  {
    screen: "group",
    text: m.frame_history,
    covers: ["group", "whoWeAre", "figTree", "foundation", "farm"],
  },
  {
    screen: "restaurantList",
    text: m.frame_houses_and_menus,
    covers: ["restaurantList", "cityRestaurants", "restaurant"],
  },
  { screen: "events", text: m.frame_events, covers: ["events"] },
  { screen: "experiences", text: m.frame_experiences, covers: ["experiences"] },
  { screen: "newsList", text: m.frame_news, covers: ["newsList", "newsArticle"] },
  { screen: "contact", text: m.frame_contact, covers: ["contact"] },
];
