import { expect, test } from "vitest";
import { renderPage } from "#tests/render-page.ts";
import { FarmScreen } from "./farm.screen.tsx";

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
  expect(renderPage(path, <FarmScreen />).headings).toEqual([
    [1, title],
    ...sections.map((section) => [2, section]),
  ]);
});

test.each([
  ["/pt/fazenda-rubaiyat", ["/pt/quem-somos", "/pt/grupo-rubaiyat"]],
  ["/en/rubaiyat-farm", ["/en/who-we-are", "/en/grupo-rubaiyat"]],
  ["/es/granja-rubaiyat", ["/es/quienes-somos", "/es/grupo-rubaiyat"]],
])("%s leads on to the first page again and back to the group", (path, links) => {
  expect(renderPage(path, <FarmScreen />).links).toEqual(links);
});
