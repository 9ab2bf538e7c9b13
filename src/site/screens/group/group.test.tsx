import { expect, test } from "vitest";
import { wordsAt } from "#tests/builders/words.ts";
import { renderPage } from "#tests/render-page.ts";
import { GROUP_PAGES } from "#site/blocks/group-pages/group-pages.ts";
import { groupPageLink } from "#site/blocks/group-pages/load-group-page.server.ts";
import { GroupScreen } from "./group.screen.tsx";

function screenAt(path: string) {
  const words = wordsAt(path);
  const pages = GROUP_PAGES.map((page) => groupPageLink(words, page));
  return renderPage(path, <GroupScreen words={words("group")} pages={pages} />);
}

// Rule 3.18.
test.each([
  [
    "/pt/grupo-rubaiyat",
    ["/pt/quem-somos", "/pt/nossa-figueira", "/pt/fundacao-belarmino", "/pt/fazenda-rubaiyat"],
    "/pt/restaurantes",
  ],
  [
    "/en/grupo-rubaiyat",
    ["/en/who-we-are", "/en/our-figueira", "/en/belarmino-foundation", "/en/rubaiyat-farm"],
    "/en/restaurants",
  ],
  [
    "/es/grupo-rubaiyat",
    ["/es/quienes-somos", "/es/nuestra-higuera", "/es/fundacion-belarmino", "/es/granja-rubaiyat"],
    "/es/restaurantes",
  ],
])(
  "%s has four panels to the localised pages, then the way to the restaurants",
  (path, pages, list) => {
    expect(screenAt(path).links).toEqual([...pages, list]);
  },
);

test.each([
  [
    "/pt/grupo-rubaiyat",
    ["Quem somos", "Nossa figueira", "Fundação Belarmino", "Fazenda Rubaiyat"],
  ],
  [
    "/en/grupo-rubaiyat",
    ["Who we are", "Our fig tree", "Belarmino Foundation", "The Rubaiyat farm"],
  ],
  [
    "/es/grupo-rubaiyat",
    ["Quiénes somos", "Nuestra higuera", "Fundación Belarmino", "Hacienda Rubaiyat"],
  ],
])("%s has one title and no heading skips a level", (path, panels) => {
  const { headings } = screenAt(path);
  expect(headings.map(([level]) => level)).toEqual([1, 2, 2, 3, 3, 3, 3, 2]);
  expect(headings.filter(([level]) => level === 3).map(([, text]) => text)).toEqual(panels);
});

test.each(["/pt/grupo-rubaiyat", "/en/grupo-rubaiyat", "/es/grupo-rubaiyat"])(
  "%s gives the founding year; home alone tells the group's age",
  (path) => {
    const { text } = screenAt(path);
    expect(text).toContain("1957");
    expect(text).not.toMatch(/40 a[nñ]os|50 years/);
  },
);
