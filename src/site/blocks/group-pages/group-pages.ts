import { m } from "#language/paraglide/messages.js";

/** The institutional pages in the order in which they are read (rule 3.18). */
export const GROUP_PAGES = [
  { screen: "whoWeAre", title: m.who_we_are_title },
  { screen: "figTree", title: m.fig_tree_title },
  { screen: "foundation", title: m.foundation_title },
  { screen: "farm", title: m.farm_title },
] as const;

type GroupPage = (typeof GROUP_PAGES)[number];
export type GroupPageScreen = GroupPage["screen"];

/** The page to read after this one; after the last comes the first. */
export function groupPageAfter(screen: GroupPageScreen): GroupPage {
  const position = GROUP_PAGES.findIndex((page) => page.screen === screen);
  return GROUP_PAGES[position + 1] ?? GROUP_PAGES[0];
}
