import { m } from "#language/paraglide/messages.js";
import { parentOf, type Screen } from "#language/screens.ts";

/** The header's links in order (rule 2.1). */
export const NAVIGATION_LINKS = [
  { screen: "group", text: m.layout_history },
  { screen: "restaurantList", text: m.layout_restaurants_and_menus },
  { screen: "events", text: m.layout_events },
  { screen: "experiences", text: m.layout_experiences },
  { screen: "newsList", text: m.layout_news },
  { screen: "contact", text: m.layout_contact },
] as const;

export function isIn(section: Screen, screen: Screen): boolean {
  if (screen === section) return true;
  const parent = parentOf(screen);
  return parent !== screen && parent !== "home" && isIn(section, parent);
}
