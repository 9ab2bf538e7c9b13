import { expect, test } from "vitest";
import { misnamedPage } from "./misnamed-page.ts";
import { pathToPage } from "./path-to.ts";

const suggestPath = (pathname: string) => {
  const { page } = misnamedPage(pathname) ?? {};
  return page && pathToPage(page);
};

test.each([
  ["/en/restaurantes/madrid/rubaiyat-madrid", "/en/restaurants/madrid/rubaiyat-madrid"],
  ["/en/restaurantes", "/en/restaurants"],
  ["/es/restaurants", "/es/restaurantes"],
  ["/pt/news/nova-carta-vinhos", "/pt/novidades/nova-carta-vinhos"],
  ["/es/quem-somos", "/es/quienes-somos"],
  ["/pt/rubaiyat-farm", "/pt/fazenda-rubaiyat"],
])("%s is known in another language, so %s is offered", (pathname, expected) => {
  expect(suggestPath(pathname)).toBe(expected);
});

test("capital letters are forgiven", () => {
  expect(suggestPath("/en/Restaurantes/madrid")).toBe("/en/restaurants/madrid");
});

test.each(["/", "/pt", "/pt/restaurants", "/en/news/whatever"])(
  "%s is a page, so nothing is offered",
  (pathname) => {
    expect(suggestPath(pathname)).toBeUndefined();
  },
);

test.each(["/pt/nada", "/en/events/x", "/en/restaurantes/%", "/en/restaurantes/a/b/c"])(
  "%s is known nowhere",
  (pathname) => {
    expect(suggestPath(pathname)).toBeUndefined();
  },
);

test.each([
  ["/en/CONTATO", "/en/contato"],
  ["/en/Novidades/a%2Fb", "/en/novidades/a%2Fb"],
  ["/es/Restaurants/madrid", "/es/restaurants/madrid"],
])("%s is spelled %s", (pathname, spelled) => {
  expect(misnamedPage(pathname)?.spelled).toBe(spelled);
});
