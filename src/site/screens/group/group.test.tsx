import { describe, expect, test } from "vitest";
import { wordsAt } from "#tests/builders/words.ts";
import { renderPage } from "#tests/render-page.ts";
import { LANGUAGES } from "#language/languages.ts";
import { pathTo } from "#language/path-to.ts";
import { GROUP_PAGES, groupPageLink } from "#site/blocks/group-pages/group-pages.ts";
import { GroupScreen } from "./group.screen.tsx";

// Rule 3.18.
describe.each(LANGUAGES)("the group in %s", (language) => {
  const path = pathTo(language, "group");
  const words = wordsAt(path);
  const pages = GROUP_PAGES.map((page) => groupPageLink(words, page));
  const screen = () => renderPage(path, <GroupScreen words={words("group")} pages={pages} />);

  test("has four panels to the localised pages, then the way to the restaurants", () => {
    const screens = ["whoWeAre", "figTree", "foundation", "farm", "restaurantList"] as const;
    expect(screen().links).toEqual(screens.map((name) => pathTo(language, name)));
  });

  test("has one title and no heading skips a level", () => {
    const { headings } = screen();
    expect(headings.map(([level]) => level)).toEqual([1, 2, 2, 3, 3, 3, 3, 2]);
    const panels = headings.filter(([level]) => level === 3);
    expect(panels.map(([, text]) => text)).toEqual(pages.map(({ title }) => title));
  });

  test("gives the founding year; home alone tells the group's age", () => {
    const { text } = screen();
    expect(text).toContain("1957");
    expect(text).not.toMatch(/40 a[nñ]os|50 years/);
  });
});
