import { expect, test } from "vitest";
import { wordsAt } from "#tests/builders/words.ts";
import { renderPage } from "#tests/render-page.ts";
import { LANGUAGES } from "#language/languages.ts";
import { pathTo } from "#language/path-to.ts";
import { GROUP_PAGES, groupPageLink } from "#site/blocks/group-pages/group-pages.ts";
import { GroupScreen } from "./group.screen.tsx";

// Rule 3.18.
test.each(LANGUAGES)(
  "in %s the group has one title, four panels to its pages, the way to the restaurants and the founding year",
  (language) => {
    const path = pathTo(language, "group");
    const words = wordsAt(path);
    const pages = GROUP_PAGES.map((page) => groupPageLink(words, page));
    const screen = <GroupScreen words={words("group")} pages={pages} />;
    const { headings, links, text } = renderPage(path, screen);
    const screens = ["whoWeAre", "figTree", "foundation", "farm", "restaurantList"] as const;
    expect(links).toEqual(screens.map((name) => pathTo(language, name)));
    expect(headings.map(([level]) => level)).toEqual([1, 2, 2, 3, 3, 3, 3, 2]);
    expect(headings.slice(3, 7).map(([, title]) => title)).toEqual(pages.map(({ title }) => title));
    expect(text).toContain("1957");
    // Home alone tells the group's age.
    expect(text).not.toMatch(/40 a[nñ]os|50 years/);
  },
);
