import { describe, expect, test } from "vitest";
import { wordsAt } from "#tests/builders/words.ts";
import { renderPage } from "#tests/render-page.ts";
import { PAGE_SCREENS } from "#content/shapes/page-texts.ts";
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

test.each([
  ["pt", "1.500 alunos"],
  ["en", "1,500 students"],
  ["es", "1.500 alumnos"],
] as const)(
  "in %s the pages give the tree's Latin name and measures, '%s', and the founding year; home alone the group's age",
  (language, students) => {
    const figTree = screenAt("fig-tree", language);
    const latin = figTree.body.querySelector('[lang="la"]');
    expect(latin).toHaveTextContent("Ficus benghalensis L.");
    expect(latin?.querySelector("i")).toHaveTextContent(/^Ficus benghalensis$/);
    for (const measure of ["6 m", "46 m", "120–150", "1890"])
      expect(figTree.text).toContain(measure);
    expect(screenAt("foundation", language).text).toContain(students);
    const { text } = screenAt("who-we-are", language);
    expect(text).toContain("1957");
    expect(text).not.toMatch(/40 a[nñ]os|50 years/);
  },
);

test("the years are in order", () => {
  const { getAllByText } = screenAt("who-we-are", "pt");
  const years = getAllByText(/^\d{4}$/).map(({ textContent }) => Number(textContent));
  expect(years).toEqual([1951, 1957, 1962, 1968, 1995, 2001, 2006, 2013, 2014, 2016]);
});
