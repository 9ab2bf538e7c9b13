import { describe, expect, test } from "vitest";
import { wordsAt } from "#tests/builders/words.ts";
import { renderPage } from "#tests/render-page.ts";
import { PAGE_SCREENS } from "#content/shapes/page-texts.ts";
import { LANGUAGES } from "#language/languages.ts";
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

const screenAt = (page: GroupPage, path: string) =>
  renderPage(path, <GroupPageScreen {...toGroupPage(wordsAt(path), page)} />);

describe.each(LANGUAGES)("in %s", (language) => {
  test.each<[GroupPage, next: StaticScreen]>([
    ["who-we-are", "figTree"],
    ["fig-tree", "foundation"],
    ["foundation", "farm"],
    ["farm", "whoWeAre"],
  ])("%s has its sections in order, and leads on to %s and back to the group", (page, next) => {
    const path = pathTo(language, PAGE_SCREENS[page]);
    const { headings, links } = screenAt(page, path);
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

test.each(["/pt/nossa-figueira", "/en/our-figueira", "/es/nuestra-higuera"])(
  "%s gives the tree its Latin name and its official measures",
  (path) => {
    const { body, text } = screenAt("fig-tree", path);
    const latin = body.querySelector('[lang="la"]');
    expect(latin).toHaveTextContent("Ficus benghalensis L.");
    expect(latin?.querySelector("i")).toHaveTextContent(/^Ficus benghalensis$/);
    for (const measure of ["6 m", "46 m", "120–150", "1890"]) expect(text).toContain(measure);
  },
);

test.each([
  ["/pt/fundacao-belarmino", "1.500 alunos"],
  ["/en/belarmino-foundation", "1,500 students"],
  ["/es/fundacion-belarmino", "1.500 alumnos"],
])("%s writes the number of students as its language does", (path, students) => {
  expect(screenAt("foundation", path).text).toContain(students);
});

test.each(["/pt/quem-somos", "/en/who-we-are", "/es/quienes-somos"])(
  "%s gives the founding year; home alone tells the group's age",
  (path) => {
    const { text } = screenAt("who-we-are", path);
    expect(text).toContain("1957");
    expect(text).not.toMatch(/40 a[nñ]os|50 years/);
  },
);

test("the years are in order", () => {
  const { getAllByText } = screenAt("who-we-are", "/pt/quem-somos");
  const years = getAllByText(/^\d{4}$/).map(({ textContent }) => Number(textContent));
  expect(years).toEqual([1951, 1957, 1962, 1968, 1995, 2001, 2006, 2013, 2014, 2016]);
});
