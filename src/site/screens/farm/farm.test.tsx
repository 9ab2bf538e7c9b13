import { expect, test } from "vitest";
import { outlineOf } from "#tests/page-outline.ts";
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
  expect(outlineOf(path, FarmScreen).headings).toEqual([
    [1, title],
    ...sections.map((section) => [2, section]),
  ]);
});

test.each([
  ["/pt/fazenda-rubaiyat", ["/pt/quem-somos", "/pt/grupo-rubaiyat"]],
  ["/en/rubaiyat-farm", ["/en/who-we-are", "/en/grupo-rubaiyat"]],
  ["/es/granja-rubaiyat", ["/es/quienes-somos", "/es/grupo-rubaiyat"]],
])("%s leads on to the first page again and back to the group", (path, links) => {
  expect(outlineOf(path, FarmScreen).links).toEqual(links);
});
