import { expect, test } from "vitest";
import { redirectsKind } from "./redirects.ts";

const wrong = (...redirects: readonly (readonly [from: string, to: string])[]) =>
  redirectsKind.shape
    .safeParse({ slug: "site", redirects: redirects.map(([from, to]) => ({ from, to })) })
    .error?.issues.map(({ path }) => path.slice(1).join("."));

// Rule 1.12.
test("accepts old paths in any form", () => {
  expect(
    wrong(
      ["/casas/jantar.php", "/pt/restaurantes"],
      ["/EN/Old-Menu/", "/en/restaurants/madrid/rubaiyat-madrid/main-menu"],
      ["/pt/ação", "/pt"],
      ["/pt/restaurantes/sao-paulo/uma-que-fechou", "/pt/restaurantes"],
    ),
  ).toBeUndefined();
});

test.each([
  ["from", "/pt/contato", "/pt"],
  ["from", "/Contato/", "/pt"],
  ["from", "https://elsewhere.example/a", "/pt"],
  ["from", "//elsewhere.example", "/pt"],
  ["from", "/pt/a?page=2", "/pt"],
  ["from", "/pt/old.data", "/pt"],
  ["from", "/pt/%E0%A4%A", "/pt"],
  ["from", "/pt/%0D%0Aold", "/pt"],
  ["from", "/es/newsletter/", "/pt"],
  ["from", "/en/Newsletter/confirm", "/pt"],
  ["from", "/privacidade/seus-dados", "/pt"],
  ["to", "/pt/a", "/pt/b"],
  ["to", "/pt/a", "https://elsewhere.example/"],
])("refuses a wrong %s: %s to %s", (field, from, to) => {
  expect(wrong([from, to])).toEqual([`0.${field}`]);
});

test("refuses duplicate old paths and targets that redirect again", () => {
  expect(wrong(["/pt/a", "/pt"], ["/a/", "/en"])).toEqual(["1.from"]);
  expect(wrong(["/promoção", "/pt"], ["/PROMO%C7%C3O", "/en"])).toEqual(["1.from"]);
  const [a, b] = ["/pt/restaurantes/rio/a", "/pt/restaurantes/rio/b"] as const;
  expect(wrong([a, b], [b, a])).toEqual(["0.to", "1.to"]);
});

test("accepts at most 500 redirects", () => {
  const many = Array.from({ length: 501 }, (_, index) => [`/pt/antiga-${index}`, "/pt"] as const);
  expect(wrong(...many.slice(1))).toBeUndefined();
  expect(wrong(...many)).toEqual([""]);
});
