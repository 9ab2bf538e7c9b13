import { expect, test } from "vitest";
import { redirectFor } from "./redirect-for.ts";

function redirect(href: string) {
  const [pathname = "", search] = href.split("?");
  return redirectFor(pathname, search === undefined ? "" : `?${search}`);
}

const FIG_TREE = "/en/restaurants/sao-paulo/a-figueira-rubaiyat";

test.each([
  // Rule 1.1: without a valid language, to the same path under Portuguese; the query stays.
  ["/restaurantes", "/pt/restaurantes"],
  ["/restaurants/madrid/x", "/pt/restaurants/madrid/x"],
  ["/fr/restaurants", "/pt/fr/restaurants"],
  ["/english", "/pt/english"],
  ["/experiencias?country=Chile&utm=a%20b", "/pt/experiencias?country=Chile&utm=a%20b"],
  // Slugs are spelled as in the table if the page exists.
  ["/pt/Restaurantes", "/pt/restaurantes"],
  ["/en/Restaurants/Madrid/Rubaiyat-Madrid/", "/en/restaurants/Madrid/Rubaiyat-Madrid"],
  ["/pt/contat%6F", "/pt/contato"],
  ["/es/GrupoRubaiyat", "/es/gruporubaiyat"],
  ["/ES/Contato", "/es/Contato"],
  // Former URLs lead to today's page in one hop, without a prefix or with a capital one too.
  ["/pt/casas-menu/rubaiyat-rio/", "/pt/restaurantes/rio-de-janeiro/rubaiyat-rio"],
  ["/en/casas-menu/a-figueira-rubaiyat?a=1", `${FIG_TREE}?a=1`],
  ["/es/casas-menu/rubaiyat-rio", "/es/restaurantes/rio-de-janeiro/rubaiyat-rio"],
  ["/casas-menu/rubaiyat-madrid", "/pt/restaurantes/madrid/rubaiyat-madrid"],
  ["/EN/casas-menu/rubaiyat-madrid/", "/en/restaurants/madrid/rubaiyat-madrid"],
  ["/institucional/nossa-figueira/", "/pt/nossa-figueira"],
  ["/pt/institucional/nossa-figueira?a=1", "/pt/nossa-figueira?a=1"],
  ["/en/restaurantes/sao-paulo/a-figueira-rubaiyat", FIG_TREE],
  ["/en/restaurantes/sao-paulo/a-figueira-rubaiyat/?a=1", `${FIG_TREE}?a=1`],
  // The oldest site's, without its query.
  ["/restaurantes.asp?abt=44&lview=pt", "/pt/restaurantes"],
  // Malformed paths stay and are not found.
  ["/%E0%A4%A", "/pt/%E0%A4%A"],
  ["/pt/%", undefined],
])("%s leads to %s", (href, target) => expect(redirect(href)).toBe(target));

test.each([
  "/en/casas-menu",
  "/en/casas-menu/unknown",
  "/en/casas-menu/rubaiyat-madrid/menu",
  "/en/restaurantes/madrid/rubaiyat-madrid",
  "/pt/restaurantes/sao-paulo/a-figueira-rubaiyat",
])("%s is not a former URL", (pathname) => {
  expect(redirectFor(pathname, "")).toBeUndefined();
});

test.each([
  ["//evil.example/x", "/pt/evil.example/x"],
  ["/\\evil.example", "/pt/evil.example"],
  ["\\\\evil.example", "/pt/evil.example"],
  ["/en/..//evil.example", "/pt/evil.example"],
  ["/%2e%2e//evil.example", "/pt/evil.example"],
  ["/\t/evil.example", "/pt/evil.example"],
  ["https://evil.example", "/pt/https:/evil.example"],
  ["/x\r\nSet-Cookie: a=b", "/pt/xSet-Cookie:%20a=b"],
  ["/x?y#z", "/pt/x%3Fy%23z"],
])("keeps %j on this site", (pathname, target) => {
  expect(redirectFor(pathname, "")).toBe(target);
});

test.each(["/en.data", "/_.data", "/_root.data", "/EN/news.data", "/restaurantes.data"])(
  "leaves the data request %s to its loader",
  (pathname) => expect(redirectFor(pathname, "")).toBeUndefined(),
);
