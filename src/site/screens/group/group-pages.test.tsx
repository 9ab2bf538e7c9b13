import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { wordsAt } from "#tests/builders/words.ts";
import { renderPage } from "#tests/render-page.ts";
import type { WordsOfPages } from "#content/page-words.ts";
import type { GroupPage } from "#site/blocks/group-pages/group-pages.ts";
import { groupPage } from "#site/blocks/group-pages/load-group-page.server.ts";
import { FarmScreen } from "../farm/farm.screen.tsx";
import { FigTreeScreen } from "../fig-tree/fig-tree.screen.tsx";
import { FoundationScreen } from "../foundation/foundation.screen.tsx";
import { WhoWeAreScreen } from "../who-we-are/who-we-are.screen.tsx";

const SCREENS: Readonly<Record<GroupPage, (words: WordsOfPages) => ReactElement>> = {
  "who-we-are": (words) => <WhoWeAreScreen {...groupPage(words, "who-we-are")} />,
  "fig-tree": (words) => <FigTreeScreen {...groupPage(words, "fig-tree")} />,
  foundation: (words) => <FoundationScreen {...groupPage(words, "foundation")} />,
  farm: (words) => <FarmScreen {...groupPage(words, "farm")} />,
};

const screenAt = (page: GroupPage, path: string) => renderPage(path, SCREENS[page](wordsAt(path)));

test.each<[GroupPage, path: string, next: string, sections: string, values?: string]>([
  [
    "who-we-are",
    "/pt/quem-somos",
    "/pt/nossa-figueira",
    "Origens, Crescimento, Linha do tempo, Hoje, Três valores",
    "Excelência, Tradição, Inovação",
  ],
  [
    "who-we-are",
    "/en/who-we-are",
    "/en/our-figueira",
    "Origins, Growth, Timeline, Today, Three values",
    "Excellence, Tradition, Innovation",
  ],
  [
    "who-we-are",
    "/es/quienes-somos",
    "/es/nuestra-higuera",
    "Orígenes, Crecimiento, Cronología, Hoy, Tres valores",
    "Excelencia, Tradición, Innovación",
  ],
  [
    "fig-tree",
    "/pt/nossa-figueira",
    "/pt/fundacao-belarmino",
    "Raízes, Crescimento, Frutos, Longevidade",
  ],
  ["fig-tree", "/en/our-figueira", "/en/belarmino-foundation", "Roots, Growth, Fruit, Longevity"],
  [
    "fig-tree",
    "/es/nuestra-higuera",
    "/es/fundacion-belarmino",
    "Raíces, Crecimiento, Frutos, Longevidad",
  ],
  [
    "foundation",
    "/pt/fundacao-belarmino",
    "/pt/fazenda-rubaiyat",
    "Educação, Agricultura, Sustentabilidade, Comunidade",
  ],
  [
    "foundation",
    "/en/belarmino-foundation",
    "/en/rubaiyat-farm",
    "Education, Agriculture, Sustainability, Community",
  ],
  [
    "foundation",
    "/es/fundacion-belarmino",
    "/es/granja-rubaiyat",
    "Educación, Agricultura, Sostenibilidad, Comunidad",
  ],
  [
    "farm",
    "/pt/fazenda-rubaiyat",
    "/pt/quem-somos",
    "Sustentável, Rastreabilidade, Tecnologia, Qualidade",
  ],
  ["farm", "/en/rubaiyat-farm", "/en/who-we-are", "Sustainable, Traceability, Technology, Quality"],
  [
    "farm",
    "/es/granja-rubaiyat",
    "/es/quienes-somos",
    "Sostenible, Trazabilidad, Tecnología, Calidad",
  ],
])(
  "%s at %s has its sections in order, and leads on to %s and back to the group",
  (page, path, next, sections, values = "") => {
    const { headings, links } = screenAt(page, path);
    const below = (level: number, titles: string) =>
      titles === "" ? [] : titles.split(", ").map((title) => [level, title]);
    expect(headings).toEqual([
      [1, wordsAt(path)(page).top.title],
      ...below(2, sections),
      ...below(3, values),
    ]);
    expect(links).toEqual([next, `${path.slice(0, 3)}/grupo-rubaiyat`]);
  },
);

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
