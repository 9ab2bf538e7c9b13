import fc from "fast-check";
import { expect, test } from "vitest";
import { anArticle } from "#tests/builders/article-record.ts";
import { aHappening } from "#tests/builders/happening.ts";
import { aFullMenu } from "#tests/builders/menu-content.ts";
import { aSnapshot } from "#tests/builders/snapshot.ts";
import { builtInRestaurants } from "#content/built-in-restaurants.ts";
import { matchPath } from "#language/match-path.ts";
import { absentPagePath, isMoved, isThere } from "./known-pages.ts";

const ID = "0b0f4f52-6a2d-4d7b-9d6a-3c1d2f0a9e11";
const [FIRST, ...OTHERS] = builtInRestaurants();
const CONTENT = aSnapshot(
  {
    restaurants: [{ ...FIRST!, id: ID }, ...OTHERS],
    menus: [{ ...aFullMenu(), restaurant: "rubaiyat-madrid", kind: "main", updatedAt: "" }],
    articles: [anArticle({ slug: "mesa" })],
  },
  { happenings: [aHappening({ slug: "jantar" })] },
);
/** What a remote product API has not said yet. */
const UNKNOWN = aSnapshot({});

test.each([
  ["/pt", undefined],
  ["/pt/restaurantes/madrid/rubaiyat-madrid", undefined],
  ["/pt/restaurantes/elsewhere/rubaiyat-madrid", undefined],
  ["/pt/restaurantes/madrid/rubaiyat-madrid/menu-principal", undefined],
  ["/pt/restaurantes/elsewhere/RUBAIYAT-MADRID/menu-principal", undefined],
  [`/pt/restaurantes/madrid/${ID}/sobremesa`, undefined],
  [
    "/pt/restaurantes/x/rubaiyat-madrid/sobremesa",
    "/pt/restaurantes/madrid/rubaiyat-madrid/sobremesa",
  ],
  ["/en/restaurants/a/b/main-menu", "/en/restaurants/404/404/main-menu"],
  ["/pt/novidades/mesa", undefined],
  ["/pt/nada", "/pt/404/404/404"],
  ["/en/%E0%A4%A/b", "/en/404/404/404"],
  ["/es/contacto/x/y", "/es/404/404/404"],
  ["/pt/restaurantes/atlantis", "/pt/restaurantes/404"],
  ["/pt/restaurantes/a/b", "/pt/restaurantes/404/404"],
  ["/en/news/nothing", "/en/news/404"],
  ["/en/gift-cards", "/en/gift-cards"],
  ["/es/eventos/jantar", undefined],
  ["/en/events/lunch", "/en/events/404"],
  ["/en/CONTATO", "/en/contato"],
  ["/en/novidades/mesa", "/en/novidades/mesa"],
  ["/en/novidades/nothing", "/en/404/404/404"],
  ["/pt/novidades?pagina=1", undefined],
  ["/pt/novidades?pagina=2&utm_source=a", "/pt/novidades?pagina=0"],
  ["/es/noticias?pagina=x", "/es/noticias?pagina=0"],
  ["/en/news?page=0", "/en/news?page=0"],
  ["/en/news?pagina=99", undefined],
])("%s stands under %s", (path, expected) => {
  expect(absentPagePath(path, CONTENT)).toBe(expected);
});

test("whatever is asked for, the 404 pages are few, and no page is among them", () => {
  const first = fc.constantFrom("restaurantes", "restaurants", "news", "noticias", "contato", "x");
  const prefix = fc.constantFrom("pt", "en", "es");
  const rest = fc.array(fc.webSegment(), { maxLength: 5 });
  const paths = new Set<string>();
  const asked = fc.property(prefix, first, rest, (one, two, more) => {
    const path = absentPagePath(`/${[one, two, ...more].join("/")}`, CONTENT);
    if (path === undefined) return;
    paths.add(path);
    const page = matchPath(path);
    expect(page && isThere(page, CONTENT)).not.toBe(true);
    expect(absentPagePath(path, CONTENT)).toBe(path);
  });
  fc.assert(asked, { numRuns: 1000 });
  expect(paths.size).toBeLessThan(30);
});

test.each([
  ["/pt/novidades/a", undefined],
  ["/pt/restaurantes/a/b", undefined],
  ["/pt/restaurantes/a", undefined],
  ["/en/novidades/a", "/en/novidades/a"],
  ["/pt/novidades?pagina=99", undefined],
  ["/pt/novidades?pagina=x", "/pt/novidades?pagina=0"],
])("while a remote product API does not say, %s stands under %s", (path, expected) => {
  expect(absentPagePath(path, UNKNOWN)).toBe(expected);
  expect(isMoved("/pt/restaurantes/a/b", UNKNOWN)).toBe(false);
});

test.each([
  ["/pt/restaurantes/madrid/rubaiyat-madrid", false],
  ["/pt/restaurantes/madrid/rubaiyat-madrid/menu-principal", false],
  ["/pt/restaurantes/elsewhere/rubaiyat-madrid", true],
  ["/en/restaurants/elsewhere/rubaiyat-madrid/main-menu", true],
  [`/pt/restaurantes/madrid/${ID}`, true],
  ["/pt/restaurantes/madrid/nowhere", false],
  ["/pt/restaurantes/elsewhere/rubaiyat-madrid/sobremesa", false],
  ["/pt/novidades/mesa", false],
])("%s is redirected: %s", (path, expected) => {
  expect(isMoved(path, CONTENT)).toBe(expected);
});

// Rule 1.4.
test.each([
  ["/pt/novidades/MESA", "/pt/novidades/mesa"],
  ["/en/News/Mesa", "/en/news/mesa"],
  ["/es/eventos/Jantar", "/es/eventos/jantar"],
  ["/pt/restaurantes/Madrid", "/pt/restaurantes/madrid"],
  ["/pt/restaurants/MADRID", "/pt/restaurantes/madrid"],
  ["/pt/restaurantes/Madrid/Rubaiyat-Madrid", "/pt/restaurantes/madrid/rubaiyat-madrid"],
  ["/pt/restaurantes/Elsewhere/RUBAIYAT-MADRID", "/pt/restaurantes/madrid/rubaiyat-madrid"],
  [
    "/en/restaurants/MADRID/Rubaiyat-Madrid/main-menu",
    "/en/restaurants/madrid/rubaiyat-madrid/main-menu",
  ],
  ["/pt/novidades/NADA", undefined],
  ["/es/eventos/Nada", undefined],
  ["/pt/restaurantes/Nada", undefined],
  ["/pt/restaurantes/Madrid/Nada", undefined],
  ["/pt/restaurantes/madrid", undefined],
  ["/pt/restaurants/madrid", undefined],
])("%s is spelled %s", (path, right) => {
  expect(CONTENT.movedTo(path)).toBe(right);
  expect(isMoved(path, CONTENT)).toBe(right !== undefined);
  if (right !== undefined) expect(absentPagePath(path, CONTENT)).toBeUndefined();
});

// Rule 1.12.
test("an old path is looked for where there is no page, and is then no absent one", () => {
  const content = aSnapshot({ articles: [anArticle({ slug: "mesa" })] }, { movedTo: () => "/pt" });
  for (const path of ["/pt/antiga", "/pt/novidades/antiga"]) {
    expect(absentPagePath(path, content)).toBeUndefined();
    expect(isMoved(path, content)).toBe(true);
  }
  expect(isMoved("/pt/novidades/mesa", content)).toBe(false);
});
