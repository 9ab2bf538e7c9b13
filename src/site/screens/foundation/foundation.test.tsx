import { expect, test } from "vitest";
import { renderPage } from "#tests/render-page.ts";
import { FoundationScreen } from "./foundation.screen.tsx";

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
  expect(renderPage(path, <FoundationScreen />).headings).toEqual([
    [1, title],
    ...sections.map((section) => [2, section]),
  ]);
});

test.each([
  ["/pt/fundacao-belarmino", ["/pt/fazenda-rubaiyat", "/pt/grupo-rubaiyat"]],
  ["/en/belarmino-foundation", ["/en/rubaiyat-farm", "/en/grupo-rubaiyat"]],
  ["/es/fundacion-belarmino", ["/es/granja-rubaiyat", "/es/grupo-rubaiyat"]],
])("%s leads on to the farm and back to the group", (path, links) => {
  expect(renderPage(path, <FoundationScreen />).links).toEqual(links);
});

test("the number of students is written as each language writes it", () => {
  expect(renderPage("/pt/fundacao-belarmino", <FoundationScreen />).text).toContain("1.500 alunos");
  expect(renderPage("/en/belarmino-foundation", <FoundationScreen />).text).toContain(
    "1,500 students",
  );
  expect(renderPage("/es/fundacion-belarmino", <FoundationScreen />).text).toContain(
    "1.500 alumnos",
  );
});
