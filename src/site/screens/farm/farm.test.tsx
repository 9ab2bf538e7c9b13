import { expect, test } from "vitest";
import { wordsAt } from "#tests/builders/words.ts";
import { renderPage } from "#tests/render-page.ts";
import { groupPage } from "#site/blocks/group-pages/load-group-page.server.ts";
import { FarmScreen } from "./farm.screen.tsx";

const screenAt = (path: string) =>
  renderPage(path, <FarmScreen {...groupPage(wordsAt(path), "farm")} />);

test.each([
  [
    "/pt/fazenda-rubaiyat",
    ["Fazenda Rubaiyat", "Sustentável", "Rastreabilidade", "Tecnologia", "Qualidade"],
  ],
  [
    "/en/rubaiyat-farm",
    ["The Rubaiyat farm", "Sustainable", "Traceability", "Technology", "Quality"],
  ],
  [
    "/es/granja-rubaiyat",
    ["Hacienda Rubaiyat", "Sostenible", "Trazabilidad", "Tecnología", "Calidad"],
  ],
])("%s has one title and its four sections in order", (path, [title, ...sections]) => {
  expect(screenAt(path).headings).toEqual([[1, title], ...sections.map((section) => [2, section])]);
});

test.each([
  ["/pt/fazenda-rubaiyat", ["/pt/quem-somos", "/pt/grupo-rubaiyat"]],
  ["/en/rubaiyat-farm", ["/en/who-we-are", "/en/grupo-rubaiyat"]],
  ["/es/granja-rubaiyat", ["/es/quienes-somos", "/es/grupo-rubaiyat"]],
])("%s leads on to the first page again and back to the group", (path, links) => {
  expect(screenAt(path).links).toEqual(links);
});
