import { expect, test } from "vitest";
import { wordsAt } from "#tests/builders/words.ts";
import { renderPage } from "#tests/render-page.ts";
import { groupPage } from "#site/blocks/group-pages/load-group-page.server.ts";
import { FoundationScreen } from "./foundation.screen.tsx";

const screenAt = (path: string) =>
  renderPage(path, <FoundationScreen {...groupPage(wordsAt(path), "foundation")} />);

test.each([
  [
    "/pt/fundacao-belarmino",
    ["Fundação Belarmino", "Educação", "Agricultura", "Sustentabilidade", "Comunidade"],
  ],
  [
    "/en/belarmino-foundation",
    ["The Belarmino Foundation", "Education", "Agriculture", "Sustainability", "Community"],
  ],
  [
    "/es/fundacion-belarmino",
    ["Fundación Belarmino", "Educación", "Agricultura", "Sostenibilidad", "Comunidad"],
  ],
])("%s has one title and its four sections in order", (path, [title, ...sections]) => {
  expect(screenAt(path).headings).toEqual([[1, title], ...sections.map((section) => [2, section])]);
});

test.each([
  ["/pt/fundacao-belarmino", ["/pt/fazenda-rubaiyat", "/pt/grupo-rubaiyat"]],
  ["/en/belarmino-foundation", ["/en/rubaiyat-farm", "/en/grupo-rubaiyat"]],
  ["/es/fundacion-belarmino", ["/es/granja-rubaiyat", "/es/grupo-rubaiyat"]],
])("%s leads on to the farm and back to the group", (path, links) => {
  expect(screenAt(path).links).toEqual(links);
});

test("the number of students is written as each language writes it", () => {
  expect(screenAt("/pt/fundacao-belarmino").text).toContain("1.500 alunos");
  expect(screenAt("/en/belarmino-foundation").text).toContain("1,500 students");
  expect(screenAt("/es/fundacion-belarmino").text).toContain("1.500 alumnos");
});
