import { expect, test } from "vitest";
import { wordsAt } from "#tests/builders/words.ts";
import { renderPage } from "#tests/render-page.ts";
import { groupPage } from "#site/blocks/group-pages/load-group-page.server.ts";
import { FigTreeScreen } from "./fig-tree.screen.tsx";

const screenAt = (path: string) =>
  renderPage(path, <FigTreeScreen {...groupPage(wordsAt(path), "fig-tree")} />);

test.each([
  ["/pt/nossa-figueira", ["Nossa figueira", "Raízes", "Crescimento", "Frutos", "Longevidade"]],
  ["/en/our-figueira", ["Our fig tree", "Roots", "Growth", "Fruit", "Longevity"]],
  ["/es/nuestra-higuera", ["Nuestra higuera", "Raíces", "Crecimiento", "Frutos", "Longevidad"]],
])("%s has one title and its four sections in order", (path, [title, ...sections]) => {
  expect(screenAt(path).headings).toEqual([[1, title], ...sections.map((section) => [2, section])]);
});

test.each([
  ["/pt/nossa-figueira", ["/pt/fundacao-belarmino", "/pt/grupo-rubaiyat"]],
  ["/en/our-figueira", ["/en/belarmino-foundation", "/en/grupo-rubaiyat"]],
  ["/es/nuestra-higuera", ["/es/fundacion-belarmino", "/es/grupo-rubaiyat"]],
])("%s leads on to the foundation and back to the group", (path, links) => {
  expect(screenAt(path).links).toEqual(links);
});

test.each(["/pt/nossa-figueira", "/en/our-figueira", "/es/nuestra-higuera"])(
  "%s gives the tree its Latin name and its official measures",
  (path) => {
    const { body, text } = screenAt(path);
    const latin = body.querySelector('[lang="la"]');
    expect(latin).toHaveTextContent("Ficus benghalensis L.");
    expect(latin?.querySelector("i")).toHaveTextContent(/^Ficus benghalensis$/);
    for (const measure of ["6 m", "46 m", "120–150", "1890"]) expect(text).toContain(measure);
  },
);
