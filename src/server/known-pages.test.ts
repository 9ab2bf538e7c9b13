import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Menu } from "#api/menus/menus.contract.ts";
import type { ArticleSummary } from "#api/news/news.contract.ts";
import { builtInRestaurants } from "#api/restaurants/built-in-restaurants.ts";
import { matchPath } from "#language/match-path.ts";
import { isAbsentMenu, absentPagePath, absentRecordPath, createKnownPages } from "./known-pages.ts";

const ARTICLES = [{ slug: "mesa" }] as ArticleSummary[];
const ID = "0b0f4f52-6a2d-4d7b-9d6a-3c1d2f0a9e11";
const MENUS = [{ restaurant: "rubaiyat-madrid", kind: "main" }] as Menu[];

function pagesOf(maxAgeMs = Number.POSITIVE_INFINITY) {
  const listRestaurants = vi.fn<() => Promise<typeof restaurants>>(async () => restaurants);
  const [first, ...others] = builtInRestaurants();
  const restaurants = first === undefined ? [] : [{ ...first, id: ID }, ...others];
  const listAllArticles = vi.fn<() => Promise<ArticleSummary[]>>(async () => ARTICLES);
  const listMenus = async () => MENUS;
  const pages = createKnownPages({ listRestaurants, listAllArticles, listMenus }, maxAgeMs);
  const absent = async (path: string) => {
    await pages.load(path);
    return absentPagePath(path, pages);
  };
  return { pages, absent, listRestaurants, listAllArticles };
}

test.each([
  ["/pt", undefined],
  ["/pt/contato", undefined],
  ["/pt/restaurantes/madrid", undefined],
  ["/pt/restaurantes/madrid/rubaiyat-madrid", undefined],
  ["/pt/restaurantes/elsewhere/rubaiyat-madrid", undefined],
  ["/pt/restaurantes/madrid/rubaiyat-madrid/menu-principal", undefined],
  ["/pt/restaurantes/elsewhere/RUBAIYAT-MADRID/menu-principal", undefined],
  [`/pt/restaurantes/madrid/${ID}/sobremesa`, undefined],
  ["/pt/restaurantes/madrid/rubaiyat-madrid/sobremesa", "/pt/restaurantes/404/404/sobremesa"],
  ["/en/restaurants/a/b/main-menu", "/en/restaurants/404/404/main-menu"],
  ["/pt/novidades/mesa", undefined],
  ["/pt/nada", "/pt/404/404/404"],
  ["/pt/wp-login.php", "/pt/404/404/404"],
  ["/en/%E0%A4%A/b", "/en/404/404/404"],
  ["/es/contacto/x/y", "/es/404/404/404"],
  ["/pt/restaurants/a/b/c", "/pt/404/404/404"],
  ["/pt/restaurantes/atlantis", "/pt/restaurantes/404"],
  ["/pt/restaurantes/a/b", "/pt/restaurantes/404/404"],
  ["/pt/restaurants/a/b", "/pt/restaurants/404/404"],
  ["/en/news/nothing", "/en/news/404"],
  ["/en/CONTATO", "/en/contato"],
  ["/en/novidades/mesa", "/en/novidades/mesa"],
  ["/en/novidades/nothing", "/en/404/404/404"],
  ["/en/restaurantes/a/b", "/en/404/404/404"],
  ["/pt/novidades?pagina=1", undefined],
  ["/pt/novidades?pagina=2&utm_source=a", "/pt/novidades?pagina=0"],
  ["/pt/novidades?pagina=99999", "/pt/novidades?pagina=0"],
  ["/es/noticias?pagina=x", "/es/noticias?pagina=0"],
  ["/en/news?page=0", "/en/news?page=0"],
  ["/en/news?pagina=99", undefined],
])("%s stands under %s", async (path, expected) => {
  expect(await pagesOf().absent(path)).toBe(expected);
});

test("while it is not known how many pages of news there are, a number may be one", () => {
  const { pages } = pagesOf();
  expect(absentPagePath("/pt/novidades?pagina=99", pages)).toBeUndefined();
  expect(absentPagePath("/pt/novidades?pagina=x", pages)).toBe("/pt/novidades?pagina=0");
});

test.each([
  ["/api/restaurants/rubaiyat-madrid", undefined],
  ["/api/restaurants/RUBAIYAT-MADRID", undefined],
  ["/api/restaurants/nowhere", "/api/restaurants/404"],
  ["/api/restaurants/%6Eowhere", "/api/restaurants/404"],
  ["/api/restaurants/%E0%A4%A", undefined],
  ["/api/news/slug/mesa", undefined],
  ["/api/news/slug/nothing", "/api/news/slug/404"],
  ["/api/news/nothing", undefined],
  ["/api/restaurants", undefined],
])("the record %s stands under %s", async (path, expected) => {
  const { pages } = pagesOf();
  expect(absentRecordPath(path, pages)).toBeUndefined();
  await pages.load(path);
  expect(absentRecordPath(path, pages)).toBe(expected);
});

test("whatever is asked for, the 404 pages are few, and no page is among them", async () => {
  const { pages } = pagesOf();
  await Promise.all(["/pt/novidades/x", "/pt/restaurantes/x"].map(pages.load));
  const first = fc.constantFrom("restaurantes", "restaurants", "news", "noticias", "contato", "x");
  const prefix = fc.constantFrom("pt", "en", "es");
  const paths = new Set<string>();
  fc.assert(
    fc.property(
      prefix,
      first,
      fc.array(fc.webSegment(), { maxLength: 5 }),
      (...[one, two, more]) => {
        const path = absentPagePath(`/${[one, two, ...more].join("/")}`, pages);
        if (path === undefined) return;
        paths.add(path);
        const page = matchPath(path);
        expect(page && pages.isThere(page)).not.toBe(true);
        expect(absentPagePath(path, pages)).toBe(path);
      },
    ),
    { numRuns: 5000 },
  );
  expect(paths.size).toBeLessThan(30);
});

test("who is known is asked once for each content, and never for its own page", async () => {
  const { pages, absent, listRestaurants, listAllArticles } = pagesOf();
  for (const path of ["/pt", "/pt/nada", "/en/contato", "/pt/contato", "/pt/novidades"])
    await absent(path);
  expect(listRestaurants).not.toHaveBeenCalled();
  for (const path of ["/pt/novidades/a", "/en/novidades/b", "/pt/novidades/mesa"])
    await absent(path);
  expect(listAllArticles).toHaveBeenCalledTimes(1);
  expect(listRestaurants).not.toHaveBeenCalled();
  pages.clear();
  expect(absentPagePath("/pt/novidades/a", pages)).toBeUndefined();
  await absent("/pt/novidades/a");
  expect(listAllArticles).toHaveBeenCalledTimes(2);
});

test("what was asked before a change of the content is not known after it", async () => {
  const { pages, listAllArticles } = pagesOf();
  const { promise, resolve } = Promise.withResolvers<ArticleSummary[]>();
  listAllArticles.mockReturnValueOnce(promise);
  const loading = pages.load("/pt/novidades/a");
  pages.clear();
  resolve([]);
  await loading;
  expect(absentPagePath("/pt/novidades/mesa", pages)).toBeUndefined();
  expect(absentPagePath("/pt/novidades/a", pages)).toBeUndefined();
  await pages.load("/pt/novidades/a");
  expect(absentPagePath("/pt/novidades/a", pages)).toBe("/pt/novidades/404");
});

test("while the API does not respond, any record may be there", async () => {
  const { absent, listAllArticles } = pagesOf();
  listAllArticles.mockRejectedValue(new Error("away"));
  expect(await absent("/pt/novidades/a")).toBeUndefined();
  listAllArticles.mockResolvedValue([]);
  expect(await absent("/pt/novidades/a")).toBe("/pt/novidades/404");
});

test("a page waits no longer than a second for what is known, which is kept once it comes", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { pages, listAllArticles } = pagesOf();
  const { promise, resolve } = Promise.withResolvers<ArticleSummary[]>();
  listAllArticles.mockReturnValueOnce(promise);
  const loading = pages.load("/pt/novidades/a");
  await vi.advanceTimersByTimeAsync(1000);
  await loading;
  expect(absentPagePath("/pt/novidades/a", pages)).toBeUndefined();
  resolve(ARTICLES);
  await pages.load("/pt/novidades/a");
  expect(absentPagePath("/pt/novidades/a", pages)).toBe("/pt/novidades/404");
  expect(listAllArticles).toHaveBeenCalledTimes(1);
});

test("where changes are not announced, it is asked again after a while, or never kept", async () => {
  const { absent, listAllArticles } = pagesOf(0);
  expect(await absent("/pt/novidades/a")).toBeUndefined();
  expect(listAllArticles).not.toHaveBeenCalled();
});

test.each([
  ["/menus/rubaiyat-madrid-main.pdf", false],
  ["/menus/rubaiyat-madrid-feijoada.pdf", false],
  ["/menus/rubaiyat-madrid-wine.pdf", true],
  ["/menus/RUBAIYAT-MADRID-main.pdf", true],
  [`/menus/${ID}-main.pdf`, true],
  ["/menus/nowhere-main.pdf", true],
  ["/menus/404.pdf", true],
  ["/menus/a/b-main.pdf", false],
  ["/menus/", false],
])("the menu %s is absent: %s", async (path, expected) => {
  const { pages } = pagesOf();
  await pages.load(path);
  expect(isAbsentMenu(path, pages)).toBe(expected);
});

test.each([
  ["/pt/restaurantes/madrid/rubaiyat-madrid", false],
  ["/pt/restaurantes/madrid/rubaiyat-madrid/menu-principal", false],
  ["/pt/restaurantes/elsewhere/rubaiyat-madrid", true],
  ["/en/restaurants/elsewhere/rubaiyat-madrid/main-menu", true],
  [`/pt/restaurantes/madrid/${ID}`, true],
  ["/pt/restaurantes/madrid/nowhere", false],
  ["/pt/restaurantes/elsewhere/rubaiyat-madrid/sobremesa", false],
  ["/pt/restaurantes/madrid", false],
  ["/pt/novidades/mesa", false],
])("%s is redirected: %s", async (path, expected) => {
  const { pages } = pagesOf();
  const page = matchPath(path) ?? expect.fail(path);
  expect(pages.isMoved(page)).toBe(false);
  await pages.load(path);
  expect(pages.isMoved(page)).toBe(expected);
});
