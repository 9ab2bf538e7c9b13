import { expect, test } from "vitest";
import { misnamedPage } from "./misnamed-page.ts";
import { pathToPage } from "./path-to.ts";

test.each([
  ["/en/CONTATO", "/en/contato", "/en/contact"],
  ["/en/Novidades/a%2Fb", "/en/novidades/a%2Fb", "/en/news/a%2Fb"],
  ["/es/Restaurants/madrid", "/es/restaurants/madrid", "/es/restaurantes/madrid"],
  ["/en/Restaurantes/madrid", "/en/restaurantes/madrid", "/en/restaurants/madrid"],
])("%s is spelled %s and means %s", (pathname, spelled, path) => {
  const misnamed = misnamedPage(pathname) ?? expect.fail();
  expect([misnamed.spelled, pathToPage(misnamed.page)]).toEqual([spelled, path]);
});

test.each(["/pt/nada", "/en/events/x", "/en/restaurantes/%", "/en/restaurantes/a/b/c"])(
  "%s is unknown in every language",
  (pathname) => expect(misnamedPage(pathname)).toBeUndefined(),
);
