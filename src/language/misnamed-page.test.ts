import { expect, test } from "vitest";
import { misnamedPage } from "./misnamed-page.ts";
import { pathToPage } from "./path-to.ts";

const suggestPath = (pathname: string) => {
  const { page } = misnamedPage(pathname) ?? {};
  return page && pathToPage(page);
};

test("capital letters are forgiven", () => {
  expect(suggestPath("/en/Restaurantes/madrid")).toBe("/en/restaurants/madrid");
});

test.each(["/pt/nada", "/en/events/x", "/en/restaurantes/%", "/en/restaurantes/a/b/c"])(
  "%s is known nowhere",
  (pathname) => expect(suggestPath(pathname)).toBeUndefined(),
);

test.each([
  ["/en/CONTATO", "/en/contato"],
  ["/en/Novidades/a%2Fb", "/en/novidades/a%2Fb"],
  ["/es/Restaurants/madrid", "/es/restaurants/madrid"],
])("%s is spelled %s", (pathname, spelled) => {
  expect(misnamedPage(pathname)?.spelled).toBe(spelled);
});
