import { expect, test } from "vitest";
import { renderPage, textOf } from "#tests/render-page.ts";
import { NotFoundScreen } from "./not-found.screen.tsx";

test("the 404 page has the specification's words and four ways on", () => {
  const { headings, text, links, getAllByRole } = renderPage(
    "/pt/x",
    <NotFoundScreen suggestion={undefined} />,
  );
  expect(headings).toEqual([[1, "Página não encontrada"]]);
  expect(text).toContain("A página que você está procurando não existe");
  expect(links).toEqual(["/pt", "/pt/restaurants", "/pt/contato", "/pt/restaurantes"]);
  const words = ["Início", "Todas as casas", "Contato", "Reservar uma mesa"];
  expect(getAllByRole("link").map(textOf)).toEqual(words);
});

test("its ways on are in the page's language", () => {
  const { links } = renderPage("/en/x", <NotFoundScreen suggestion={undefined} />);
  expect(links).toEqual(["/en", "/en/restaurants", "/en/contact", "/en/restaurants"]);
});

// Rule 1.7.
test("a page that is known elsewhere is offered", () => {
  const { links } = renderPage("/en/contato", <NotFoundScreen suggestion="/en/contact" />);
  expect(links[0]).toBe("/en/contact");
});
