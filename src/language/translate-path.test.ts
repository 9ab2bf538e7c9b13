import { expect, test } from "vitest";
import { languageOf } from "./match-path.ts";
import { alternatePaths, canonicalPath, translatePath } from "./translate-path.ts";

test.each([
  // A slug that equals another section's name is not translated.
  ["/pt/novidades/eventos", "/en/news/eventos"],
  ["/pt/restaurantes/contato/novidades", "/en/restaurants/contato/novidades"],
  // Only the news list's page number is translated, once.
  ["/pt/novidades?utm=a&pagina=2#b", "/en/news?utm=a&page=2#b"],
  ["/en/news?page=2", "/es/noticias?pagina=2"],
  ["/es/noticias?pagina=2", "/pt/novidades?pagina=2"],
  ["/pt/novidades?a=1#?pagina=2", "/en/news?a=1#?pagina=2"],
  ["/pt/contato?pagina=2", "/en/contact?pagina=2"],
  // An alias becomes the canonical slug, in the same language too.
  ["/pt/restaurants", "/pt/restaurantes"],
  ["/pt/restaurants/madrid/x", "/en/restaurants/madrid/x"],
  ["/en/gruporubaiyat", "/es/grupo-rubaiyat"],
  // An unknown page keeps its unknown end.
  ["/pt/xyz/abc", "/en/xyz/abc"],
  ["/pt/novidades/x/y?a#b", "/en/news/x/y?a#b"],
  ["/pt/restaurants/sao-paulo/nope/x/y/z", "/en/restaurants/sao-paulo/nope/x/y/z"],
  ["/pt/restaurantes/a/b/sobremesa/c", "/en/restaurants/a/b/desserts/c"],
  ["/pt/quem-somos/x?pagina=2", "/en/who-we-are/x?pagina=2"],
  ["/pt/novidades/a/b?pagina=2", "/en/news/a/b?pagina=2"],
  ["/en/restaurantes/x?a#b", "/es/restaurantes/x?a#b"],
  ["/pt/nada/%", "/en/nada/%"],
  ["/fr/restaurants", "/en/fr/restaurants"],
  // The newsletter's confirmation is in no table.
  ["/pt/newsletter/confirmar?token=a", "/en/newsletter/confirm?token=a"],
  ["/en/newsletter/confirm", "/es/newsletter/confirmar"],
  // A path without prefix is read as Portuguese.
  ["/contato?a=1", "/en/contact?a=1"],
])("%s becomes %s", (href, expected) => {
  expect(translatePath(href, languageOf(expected))).toBe(expected);
});

test("knows the bare root's paths, but none of another language's slug", () => {
  expect(alternatePaths("/")).toEqual({ pt: "/pt", en: "/en", es: "/es" });
  expect(canonicalPath("/")).toBe("/pt");
  expect(alternatePaths("/en/restaurantes")).toBeUndefined();
  expect(canonicalPath("/es/contato")).toBeUndefined();
});
