import { expect, test } from "vitest";
import { alternatePaths, canonicalPath, translatePath } from "./translate-path.ts";

test("a slug that another section uses as a word is not translated", () => {
  expect(translatePath("/pt/novidades/eventos", "en")).toBe("/en/news/eventos");
  expect(translatePath("/pt/restaurantes/contato/novidades", "en")).toBe(
    "/en/restaurants/contato/novidades",
  );
});

test("a page of the news is named in the language of its path, once and nowhere else", () => {
  expect(translatePath("/pt/novidades?utm=a&pagina=2#b", "en")).toBe("/en/news?utm=a&page=2#b");
  expect(translatePath("/en/news?page=2", "es")).toBe("/es/noticias?pagina=2");
  expect(translatePath("/es/noticias?pagina=2", "pt")).toBe("/pt/novidades?pagina=2");
  expect(translatePath("/pt/novidades?a=1#?pagina=2", "en")).toBe("/en/news?a=1#?pagina=2");
  expect(translatePath("/pt/contato?pagina=2", "en")).toBe("/en/contact?pagina=2");
});

test("an alias becomes the canonical slug, in the same language too", () => {
  expect(translatePath("/pt/restaurants", "pt")).toBe("/pt/restaurantes");
  expect(translatePath("/pt/restaurants/madrid/x", "en")).toBe("/en/restaurants/madrid/x");
  expect(translatePath("/en/gruporubaiyat", "es")).toBe("/es/grupo-rubaiyat");
});

test.each([
  ["/pt/xyz/abc", "/en/xyz/abc"],
  ["/pt/novidades/x/y?a#b", "/en/news/x/y?a#b"],
  ["/pt/restaurants/sao-paulo/nope/x/y/z", "/en/restaurants/sao-paulo/nope/x/y/z"],
  ["/pt/restaurantes/a/b/sobremesa/c", "/en/restaurants/a/b/desserts/c"],
  ["/pt/quem-somos/x?pagina=2", "/en/who-we-are/x?pagina=2"],
  ["/pt/novidades/a/b?pagina=2", "/en/news/a/b?pagina=2"],
])("of %s, which is not a page, what is known is translated", (href, expected) => {
  expect(translatePath(href, "en")).toBe(expected);
});

test("the page that confirms a newsletter is in no table, and is translated all the same", () => {
  expect(translatePath("/pt/newsletter/confirmar?token=a", "en")).toBe(
    "/en/newsletter/confirm?token=a",
  );
  expect(translatePath("/en/newsletter/confirm", "es")).toBe("/es/newsletter/confirmar");
});

test("where nothing of a path is known only its prefix changes", () => {
  expect(translatePath("/en/restaurantes/x?a#b", "es")).toBe("/es/restaurantes/x?a#b");
  expect(translatePath("/pt/nada/%", "en")).toBe("/en/nada/%");
  expect(translatePath("/fr/restaurants", "en")).toBe("/en/fr/restaurants");
});

test("a path without prefix is read as Portuguese", () => {
  expect(translatePath("/contato?a=1", "en")).toBe("/en/contact?a=1");
});

test("the bare root has the paths of home, another language's slug has none", () => {
  expect(alternatePaths("/")).toEqual({ pt: "/pt", en: "/en", es: "/es" });
  expect(canonicalPath("/")).toBe("/pt");
  expect(alternatePaths("/en/restaurantes")).toBeUndefined();
  expect(canonicalPath("/es/contato")).toBeUndefined();
});
