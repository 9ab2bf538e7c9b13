import { expect, test } from "vitest";
import { outlineOf } from "#tests/page-outline.ts";
import { FigTreeScreen } from "./fig-tree.screen.tsx";

test.each([
  ["/pt/nossa-figueira", ["Nossa figueira", "Raízes", "Crescimento", "Frutos", "Longevidade"]],
  ["/en/our-figueira", ["Our fig tree", "Roots", "Growth", "Fruits", "Longevity"]],
  ["/es/nuestra-higuera", ["Nuestra higuera", "Raíces", "Crecimiento", "Frutos", "Longevidad"]],
])("%s has one title and its four sections in order", (path, [title, ...sections]) => {
  expect(outlineOf(path, FigTreeScreen).headings).toEqual([
    [1, title],
    ...sections.map((section) => [2, section]),
  ]);
});

test.each([
  ["/pt/nossa-figueira", ["/pt/fundacao-belarmino", "/pt/grupo-rubaiyat"]],
  ["/en/our-figueira", ["/en/belarmino-foundation", "/en/grupo-rubaiyat"]],
  ["/es/nuestra-higuera", ["/es/fundacion-belarmino", "/es/grupo-rubaiyat"]],
])("%s leads on to the foundation and back to the group", (path, links) => {
  expect(outlineOf(path, FigTreeScreen).links).toEqual(links);
});

test.each(["/pt/nossa-figueira", "/en/our-figueira", "/es/nuestra-higuera"])(
  "%s gives the tree its Latin name and its official measures",
  (path) => {
    const { html, text } = outlineOf(path, FigTreeScreen);
    expect(html).toMatch(/<span lang="la"[^>]*><i>Ficus benghalensis<\/i> <span>L\./);
    for (const measure of ["6 m", "46 m", "120–150", "1890"]) expect(text).toContain(measure);
  },
);
