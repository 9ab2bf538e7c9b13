import { expect, test } from "vitest";
import { aHappening } from "#tests/builders/happening.ts";
import { aFullMenu } from "#tests/builders/menu-content.ts";
import { anArticle } from "#tests/builders/article-record.ts";
import { aSnapshot, contentOf, NO_LISTS } from "#tests/builders/snapshot.ts";
import type { Article, Lists, Menu } from "#content/snapshot.ts";
import { siteSettings } from "#content/site-settings/site-settings.ts";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import { SILENT } from "#runtime/logging/log.ts";
import { entriesIn } from "#tests/atom-feed.ts";
import { jsonAlternate } from "../page-headers.ts";
import { crawlerRoutes } from "./crawlers.ts";
import { feedArticles } from "./news-feed.ts";

const SITE = "https://www.example.com";

const ARTICLE = anArticle({
  slug: "mesa",
  title: { pt: "Mesa & fogo <1957>", en: "Table & fire <1957>", es: "" },
  excerpt: { pt: "Um", en: "One", es: "" },
  content: { pt: "Um *dois*", en: "One *two*\u0000", es: "" },
  image: "https://elsewhere.example/a.jpg",
  publishedAt: "2026-06-18T12:00:00.000Z",
  updatedAt: "2026-07-01T00:00:00.000Z",
  languages: ["pt", "en"],
});

const MENU: Menu = { ...aFullMenu(), updatedAt: "2026-11-22T10:00:00.000Z" };

type Parts = NonNullable<Parameters<typeof aSnapshot>[1]>;

/**
 * Creates routes over these lists; undefined ones cannot be read. The restaurants were known
 * before.
 */
function siteWith(lists: Partial<Lists>, { lastKnown, ...parts }: Parts = {}) {
  const snapshot = aSnapshot(lists, {
    lastKnown: { restaurants: builtInRestaurants(), ...lastKnown },
    texts: [ARTICLE],
    ...parts,
  });
  const routes = crawlerRoutes({
    readUpload: async () => undefined,
    content: contentOf(snapshot),
    siteUrl: SITE,
    log: SILENT,
  });
  return async (path: string, headers: Record<string, string> = {}) => {
    const response = await routes.request(path, { headers });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, text: bytes.toString(), bytes };
  };
}

const WHOLE = {
  ...NO_LISTS,
  restaurants: builtInRestaurants(),
  articles: [ARTICLE],
  menus: [MENU],
};
const whole = () => siteWith(WHOLE);

test("lists an article in its languages with its date of change", async () => {
  const { text, headers } = await whole()("/sitemap.xml");
  const entries = text.split("\n").filter((line) => line.includes("<lastmod>"));
  expect(entries.filter((line) => line.includes("/mesa"))).toHaveLength(2);
  expect(text).not.toContain("/es/noticias/mesa");
  expect(text).toContain(`<loc>${SITE}/en/news/mesa</loc><lastmod>${ARTICLE.updatedAt}</lastmod>`);
  expect(headers.get("Cache-Control")).toContain("max-age=300");
});

// Rules 3.31 and 8.2.
test("lists a special date in each of its languages until it is over, with its Open Graph image", async () => {
  const over = { from: "2020-02-29", through: null, weekdays: [], begins: null, ends: null };
  const happenings = [
    aHappening({ slug: "sabado" }),
    aHappening({ slug: "antes", times: [over] }),
    aHappening({ slug: "festa", languages: ["pt", "es"] }),
  ];
  const get = siteWith(WHOLE, { happenings });
  const { text } = await get("/sitemap.xml");
  for (const path of ["/pt/eventos/sabado", "/en/events/sabado", "/es/eventos/sabado"]) {
    expect(text).toContain(`<loc>${SITE}${path}</loc><lastmod>2026-11-01T12:00:00.000Z</lastmod>`);
  }
  expect(text).not.toContain("/antes");
  // Rule 1.14.
  expect(text).toContain(`hreflang="es" href="${SITE}/es/eventos/festa"`);
  expect(text).not.toContain("/en/events/festa");
  expect((await get("/cards/en/events/festa.jpg")).status).toBe(404);
  expect((await get("/cards/es/eventos/sabado.jpg")).status).toBe(200);
  expect((await get("/cards/es/eventos/nada.jpg")).status).toBe(404);
});

// Rule 3.34.
test("lists the gift card page with its image only while a restaurant sells them", async () => {
  const [first, ...others] = builtInRestaurants();
  const selling = [{ ...first!, giftCardUrl: "https://gifts.example/a" }, ...others];
  const pages = ["/pt/vales-presente", "/en/gift-cards", "/es/tarjetas-regalo"];
  for (const [restaurants, isThere] of [[others, false] as const, [selling, true] as const]) {
    const get = siteWith({ ...WHOLE, restaurants });
    const { text } = await get("/sitemap.xml");
    expect(pages.filter((path) => text.includes(`<loc>${SITE}${path}</loc>`))).toEqual(
      isThere ? pages : [],
    );
    expect((await get("/cards/pt/vales-presente.jpg")).status).toBe(isThere ? 200 : 404);
  }
});

test("lists further pages of news", async () => {
  const articles = Array.from({ length: 97 }, (_, at) => ({ ...ARTICLE, slug: `a-${at}` }));
  const get = siteWith({ ...NO_LISTS, articles });
  const { text } = await get("/sitemap.xml");
  for (const path of ["/pt/novidades?pagina=3", "/en/news?page=3"]) {
    expect(text).toContain(`<loc>${SITE}${path}</loc>`);
  }
  expect(text).not.toContain("pagina=4");
  // These articles lack Spanish.
  expect(text).not.toContain("/es/noticias?");
  expect(text).not.toContain("pagina=1<");
  expect((await get("/sitemaps/1.xml")).status).toBe(404);
});

// Rule 8.2.
test("splits the sitemap beyond 5,000 URLs into files with each URL once", async () => {
  const articles = Array.from({ length: 4000 }, (_, at) => ({ ...ARTICLE, slug: `a-${at}` }));
  const get = siteWith({ ...NO_LISTS, articles });
  const index = (await get("/sitemap.xml")).text;
  const files = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url ?? "");
  expect(files).toEqual([`${SITE}/sitemaps/1.xml`, `${SITE}/sitemaps/2.xml`]);
  const urls: unknown[] = [];
  for (const file of files) {
    const { text } = await get(file.slice(SITE.length));
    const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(listed.length).toBeLessThanOrEqual(5000);
    urls.push(...listed);
  }
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls).toContain(`${SITE}/pt/novidades/a-3999`);
  expect(urls).toContain(`${SITE}/en/news/a-0`);
  for (const path of ["/sitemaps/0.xml", "/sitemaps/3.xml", "/sitemaps/x.xml"]) {
    expect((await get(path)).status).toBe(404);
  }
});

test("lists a valid menu in every language with its date of change and an image", async () => {
  const over: Menu = { ...MENU, kind: "bar", validThrough: "2026-01-31" };
  const get = siteWith({ ...WHOLE, menus: [MENU, over] });
  const { text } = await get("/sitemap.xml");
  const path = "/en/restaurants/rio-de-janeiro/rubaiyat-rio/executive-menu";
  expect(text).toContain(`<loc>${SITE}${path}</loc><lastmod>${MENU.updatedAt}</lastmod>`);
  expect(text.match(/<loc>[^<]*\/menu-(executivo|ejecutivo)</g)).toHaveLength(2);
  expect(text).not.toContain("/bar-menu");
  expect((await get(`/cards${path}.jpg`)).status).toBe(200);
  expect((await get(`/cards${path.replace("executive", "main")}.jpg`)).status).toBe(404);
});

test("while the API is away lists known pages, refuses feeds and images, and forbids caching", async () => {
  const get = siteWith({}, { lastKnown: { articles: [ARTICLE] } });
  const { status, text, headers } = await get("/sitemap.xml");
  expect([status, headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  for (const path of ["restaurants/madrid/rubaiyat-madrid", "contact", "news/mesa"]) {
    expect(text).toContain(`<loc>${SITE}/en/${path}</loc>`);
  }
  for (const path of ["/feeds/en.xml", "/cards/en/restaurants/madrid/rubaiyat-madrid.jpg"]) {
    const refused = await get(path);
    expect([refused.status, refused.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
  }
});

test("selects the newest dated articles in a feed's language", () => {
  const articles = [
    anArticle({ slug: "unwritten", languages: ["pt"] }),
    anArticle({ slug: "undated", publishedAt: "", createdAt: "", updatedAt: "" }),
    { ...ARTICLE, slug: "" },
    ARTICLE,
  ];
  const newest = feedArticles([...articles, ...Array<Article>(60).fill(ARTICLE)], "en");
  expect(new Set(newest.map(({ slug }) => slug))).toEqual(new Set(["mesa"]));
  expect(newest).toHaveLength(50);
});

test("escapes XML in feeds, drops control characters, and does not mix languages", async () => {
  const get = whole();
  const { text } = await get("/feeds/en.xml");
  expect(entriesIn(text)).toEqual([
    {
      id: `${SITE}/en/news/mesa`,
      title: "Table & fire <1957>",
      content: expect.stringContaining("<em>two</em>"),
      alternate: `${SITE}/en/news/mesa`,
    },
  ]);
  expect(text).not.toContain("\u0000");
  expect(entriesIn((await get("/feeds/es.xml")).text)).toEqual([]);
  expect((await get("/feeds/fr.xml")).status).toBe(404);
});

test("draws a JPEG per language, with an ETag", async () => {
  const get = whole();
  const image = await get("/cards/pt/novidades/mesa.jpg");
  expect(image.status).toBe(200);
  expect([...image.bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  const etag = image.headers.get("ETag") ?? "";
  const again = await get("/cards/pt/novidades/mesa.jpg", { "If-None-Match": `W/${etag}` });
  expect(again.status).toBe(304);
  const other = await get("/cards/en/news/mesa.jpg");
  expect(other.headers.get("ETag")).not.toBe(etag);
});

test.each([
  "/cards/pt/nada.jpg",
  "/cards/pt/restaurants.jpg",
  "/cards/pt/restaurantes/madrid.jpg",
  "/cards/en/news/nothing.jpg",
  "/cards/es/noticias/mesa.jpg",
  "/cards/pt.png",
  "/cards/PT.jpg",
])("has no image at %s", async (path) => {
  expect((await whole()(path)).status).toBe(404);
});

// Rules 3.33 and 8.2.
test("allows in robots.txt what pages offer to assistants", async () => {
  const { text } = await whole()("/robots.txt");
  const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = ""]) => path);
  const pages = ["/pt/restaurantes/madrid/rubaiyat-madrid", "/en/restaurants/a/b/main-menu"];
  for (const page of pages) {
    const offered = /^<([^>]+)>/.exec(jsonAlternate(page) ?? "")?.[1] ?? expect.fail(page);
    expect(closed.filter((path) => offered.startsWith(path))).toEqual([]);
  }
});

test("names the group's e-mail or contact page in security.txt, for less than a year", async () => {
  const path = "/.well-known/security.txt";
  expect((await siteWith({})(path)).text).toContain(`Contact: ${SITE}/en/contact\n`);
  const settings = siteSettings.parse({ contact: { email: "security@example.com" } });
  const { text } = await siteWith({}, { settings })(path);
  expect(text).toContain("Contact: mailto:security@example.com\n");
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 24 * 60 * 60 * 1000);
});
