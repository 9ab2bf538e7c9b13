import { expect, test } from "vitest";
import { renderPage, textOf } from "#tests/render-page.ts";
import { NotFoundScreen } from "./not-found.screen.tsx";

const pageAt = (path: string, suggestion?: string) =>
  renderPage(path, <NotFoundScreen suggestion={suggestion} />);

test("the 404 page has the specification's words and four ways on, in the page's language", () => {
  const { headings, text, links, getAllByRole } = pageAt("/pt/x");
  expect(headings).toEqual([[1, "Página não encontrada"]]);
  expect(text).toContain("A página que você está procurando não existe");
  expect(links).toEqual(["/pt", "/pt/restaurants", "/pt/contato", "/pt/restaurantes"]);
  const words = ["Início", "Todas as casas", "Contato", "Reservar uma mesa"];
  expect(getAllByRole("link").map(textOf)).toEqual(words);
  const english = ["/en", "/en/restaurants", "/en/contact", "/en/restaurants"];
  expect(pageAt("/en/x").links).toEqual(english);
});

// Rule 1.7.
test("a page that is known elsewhere is offered", () => {
  expect(pageAt("/en/contato", "/en/contact").links[0]).toBe("/en/contact");
});
