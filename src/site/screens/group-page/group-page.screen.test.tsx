import { describe, expect, test } from "vitest";
import { wordsAt } from "#tests/builders/words.ts";
import { renderPage } from "#tests/render-page.ts";
import { PAGE_SCREENS } from "#content/schemas/page-texts.ts";
import { type Language, LANGUAGES } from "#language/languages.ts";
import { pathTo } from "#language/path-to.ts";
import type { StaticScreen } from "#language/screens.ts";
import { type GroupPage, toGroupPage } from "#site/blocks/group-pages/group-pages.ts";
import { GroupPageScreen } from "./group-page.screen.tsx";

/** The parts of each page that have a heading, in the order of the page. */
const SECTIONS: Readonly<Record<GroupPage, readonly string[]>> = {
  "who-we-are": ["origins", "growth", "milestones", "today", "values"],
  "fig-tree": ["roots", "growth", "fruits", "longevity"],
  foundation: ["education", "agriculture", "sustainability", "community"],
  farm: ["sustainable", "traceability", "technology", "quality"],
};

const VALUES = ["excellence", "tradition", "innovation"];

function screenAt(page: GroupPage, language: Language) {
  const path = pathTo(language, PAGE_SCREENS[page]);
  return renderPage(path, <GroupPageScreen {...toGroupPage(wordsAt(path), page)} />);
}

describe.each(LANGUAGES)("in %s", (language) => {
  test.each<[GroupPage, next: StaticScreen]>([
    ["who-we-are", "figTree"],
    ["fig-tree", "foundation"],
    ["foundation", "farm"],
    ["farm", "whoWeAre"],
  ])("%s has its sections in order, and leads on to %s and back to the group", (page, next) => {
    const { headings, links } = screenAt(page, language);
    const path = pathTo(language, "group");
    const words: Readonly<Record<string, { readonly title?: string }>> = wordsAt(path)(page);
    const titles = (level: number, parts: readonly string[]) =>
      parts.map((part) => [level, words[part]?.title]);
    expect(headings).toEqual([
      ...titles(1, ["top"]),
      ...titles(2, SECTIONS[page]),
      ...titles(3, page === "who-we-are" ? VALUES : []),
    ]);
    expect(links).toEqual([pathTo(language, next), pathTo(language, "group")]);
  });
});
