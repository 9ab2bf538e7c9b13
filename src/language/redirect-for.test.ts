import { expect, test } from "vitest";
import { redirectFor } from "./redirect-for.ts";

// Rule 1.1.
test.each([
  ["/restaurantes", "/pt/restaurantes"],
  ["/restaurants/madrid/x", "/pt/restaurants/madrid/x"],
  ["/fr/restaurants", "/pt/fr/restaurants"],
  ["/english", "/pt/english"],
])("%s, without a valid language, goes to the same path under Portuguese", (pathname, target) => {
  expect(redirectFor(pathname, "")).toBe(target);
});

test.each([
  ["/pt/Restaurantes", "/pt/restaurantes"],
  ["/en/Restaurants/Madrid/Rubaiyat-Madrid/", "/en/restaurants/Madrid/Rubaiyat-Madrid"],
  ["/pt/contat%6F", "/pt/contato"],
  ["/es/GrupoRubaiyat", "/es/gruporubaiyat"],
  ["/ES/Contato", "/es/Contato"],
])("the slugs of %s are spelled as in the table, where it is a page", (pathname, target) => {
  expect(redirectFor(pathname, "")).toBe(target);
});

test("the query stays as it is", () => {
  expect(redirectFor("/experiencias", "?country=Chile&utm_source=a%20b")).toBe(
    "/pt/experiencias?country=Chile&utm_source=a%20b",
  );
});

test.each([
  ["a-figueira-rubaiyat", "sao-paulo"],
  ["rubaiyat-rio", "rio-de-janeiro"],
])("the former URL of %s leads to today's in every language", (slug, city) => {
  expect(redirectFor(`/pt/casas-menu/${slug}/`, "")).toBe(`/pt/restaurantes/${city}/${slug}`);
  expect(redirectFor(`/en/casas-menu/${slug}`, "?a=1")).toBe(`/en/restaurants/${city}/${slug}?a=1`);
  expect(redirectFor(`/es/casas-menu/${slug}`, "")).toBe(`/es/restaurantes/${city}/${slug}`);
});

test("the former page of the fig tree leads to today's", () => {
  const target = "/pt/nossa-figueira";
  expect(redirectFor("/institucional/nossa-figueira/", "")).toBe(target);
  expect(redirectFor("/pt/institucional/nossa-figueira", "?a=1")).toBe(`${target}?a=1`);
});

test("a former URL without or with a capital prefix is reached in the same hop", () => {
  const path = "/casas-menu/rubaiyat-madrid";
  expect(redirectFor(path, "")).toBe("/pt/restaurantes/madrid/rubaiyat-madrid");
  expect(redirectFor(`/EN${path}/`, "")).toBe("/en/restaurants/madrid/rubaiyat-madrid");
});

test("the fig tree's former English URL leads to today's, with or without a slash", () => {
  const former = "/en/restaurantes/sao-paulo/a-figueira-rubaiyat";
  const today = "/en/restaurants/sao-paulo/a-figueira-rubaiyat";
  expect(redirectFor(former, "")).toBe(today);
  expect(redirectFor(`${former}/`, "?a=1")).toBe(`${today}?a=1`);
});

test.each([
  "/en/casas-menu",
  "/en/casas-menu/unknown",
  "/en/casas-menu/rubaiyat-madrid/menu",
  "/en/restaurantes/madrid/rubaiyat-madrid",
  "/pt/restaurantes/sao-paulo/a-figueira-rubaiyat",
])("%s is not one of the former URLs", (pathname) => {
  expect(redirectFor(pathname, "")).toBeUndefined();
});

test("the oldest site's page leads to the restaurants without its query", () => {
  expect(redirectFor("/restaurantes.asp", "?abt=44&lview=pt")).toBe("/pt/restaurantes");
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
])("%j cannot lead away from this site", (pathname, target) => {
  expect(redirectFor(pathname, "")).toBe(target);
});

test("a malformed path is redirected like any other, and left to be not found", () => {
  expect(redirectFor("/%E0%A4%A", "")).toBe("/pt/%E0%A4%A");
  expect(redirectFor("/pt/%", "")).toBeUndefined();
});

test.each(["/en.data", "/_.data", "/_root.data", "/EN/news.data", "/restaurantes.data"])(
  "the data request %s is left to its loader",
  (pathname) => {
    expect(redirectFor(pathname, "")).toBeUndefined();
  },
);
