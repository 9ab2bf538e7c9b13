import { expect, test } from "vitest";
import { wordsAt } from "#tests/builders/words.ts";
import { renderPage } from "#tests/render-page.ts";
import { groupPage } from "#site/blocks/group-pages/load-group-page.server.ts";
import { WhoWeAreScreen } from "./who-we-are.screen.tsx";

const screenAt = (path: string) =>
  renderPage(path, <WhoWeAreScreen {...groupPage(wordsAt(path), "who-we-are")} />);

test.each([
  [
    "/pt/quem-somos",
    [
      [1, "Quem somos"],
      [2, "Origens"],
      [2, "Crescimento"],
      [2, "Linha do tempo"],
      [2, "Hoje"],
      [2, "Três valores"],
      [3, "Excelência"],
      [3, "Tradição"],
      [3, "Inovação"],
    ],
  ],
  [
    "/en/who-we-are",
    [
      [1, "Who we are"],
      [2, "Origins"],
      [2, "Growth"],
      [2, "Timeline"],
      [2, "Today"],
      [2, "Three values"],
      [3, "Excellence"],
      [3, "Tradition"],
      [3, "Innovation"],
    ],
  ],
  [
    "/es/quienes-somos",
    [
      [1, "Quiénes somos"],
      [2, "Orígenes"],
      [2, "Crecimiento"],
      [2, "Cronología"],
      [2, "Hoy"],
      [2, "Tres valores"],
      [3, "Excelencia"],
      [3, "Tradición"],
      [3, "Innovación"],
    ],
  ],
])("%s tells origins, growth, today and the three values in order", (path, headings) => {
  expect(screenAt(path).headings).toEqual(headings);
});

test.each([
  ["/pt/quem-somos", ["/pt/nossa-figueira", "/pt/grupo-rubaiyat"]],
  ["/en/who-we-are", ["/en/our-figueira", "/en/grupo-rubaiyat"]],
  ["/es/quienes-somos", ["/es/nuestra-higuera", "/es/grupo-rubaiyat"]],
])("%s leads on to the fig tree and back to the group", (path, links) => {
  expect(screenAt(path).links).toEqual(links);
});

test.each(["/pt/quem-somos", "/en/who-we-are", "/es/quienes-somos"])(
  "%s gives the founding year; home alone tells the group's age",
  (path) => {
    const { text } = screenAt(path);
    expect(text).toContain("1957");
    expect(text).not.toMatch(/40 a[nñ]os|50 years/);
  },
);

test("the years are in order", () => {
  const { getAllByText } = screenAt("/pt/quem-somos");
  const years = getAllByText(/^\d{4}$/).map(({ textContent }) => Number(textContent));
  expect(years).toEqual([1951, 1957, 1962, 1968, 1995, 2001, 2006, 2013, 2014, 2016]);
});
