import type { Location, MetaDescriptor } from "react-router";
import { expect, test } from "vitest";
import { absentPageMeta, type PageHead, pageMeta, type SiteHead } from "./page-meta.ts";

const SITE = "https://www.example.com";

function argumentsAt(pathname: string) {
  const location: Location = { pathname, search: "?utm_source=a", hash: "", state: null, key: "k" };
  const loaderData: SiteHead = { siteUrl: SITE, siteName: "Grupo Rubaiyat" };
  return { location, matches: [{ id: "root", loaderData }] };
}

const metaAt = (pathname: string, page: PageHead) => pageMeta(argumentsAt(pathname), page);

const content = (meta: MetaDescriptor[], name: string) =>
  meta.flatMap((entry) =>
    ("property" in entry && entry.property === name) || ("name" in entry && entry.name === name)
      ? [entry.content]
      : [],
  );

/** Canonical and neighbours as URLs, alternates with their language. */
const links = (meta: MetaDescriptor[], rel: string) =>
  meta.flatMap((entry) => {
    if (!("rel" in entry && "href" in entry) || entry.rel !== rel || "type" in entry) return [];
    return "hrefLang" in entry ? [`${entry.hrefLang} ${entry.href}`] : [entry.href];
  });

test("names a page, the group, the canonical URL and every translation, without the query", () => {
  const meta = metaAt("/en/contact", { title: "Contact", description: " Write to us. " });
  expect(meta).toContainEqual({ title: "Contact · Grupo Rubaiyat" });
  expect(meta).toContainEqual({ name: "description", content: "Write to us." });
  expect(links(meta, "canonical")).toEqual([`${SITE}/en/contact`]);
  expect(links(meta, "alternate")).toEqual([
    `pt ${SITE}/pt/contato`,
    `en ${SITE}/en/contact`,
    `es ${SITE}/es/contacto`,
    `x-default ${SITE}/pt/contato`,
  ]);
});

test("makes each news page canonical, and links its neighbours", () => {
  const meta = metaAt("/en/news", { title: "News", newsPage: { page: 2, pages: 3 } });
  expect(links(meta, "canonical")).toEqual([`${SITE}/en/news?page=2`]);
  expect(links(meta, "prev")).toEqual([`${SITE}/en/news`]);
  expect(links(meta, "next")).toEqual([`${SITE}/en/news?page=3`]);
  expect(links(meta, "alternate")).toContain(`pt ${SITE}/pt/novidades?pagina=2`);
  expect(content(meta, "og:image")).toEqual([`${SITE}/cards/en/news.jpg`]);
  const only = metaAt("/en/news", { title: "News", newsPage: { page: 1, pages: 1 } });
  expect([...links(only, "prev"), ...links(only, "next")]).toEqual([]);
});

test("gives an unknown URL neither canonical nor alternates", () => {
  const meta = metaAt("/pt/nowhere", { title: "x" });
  expect([...links(meta, "canonical"), ...links(meta, "alternate")]).toEqual([]);
});

test("describes a page with title, text, URL and image for social networks", () => {
  const meta = metaAt("/en/contact", { title: "Contact", description: "Write to us." });
  const expected = {
    "og:title": ["Contact · Grupo Rubaiyat"],
    "og:description": ["Write to us."],
    "og:url": [`${SITE}/en/contact`],
    "og:image": [`${SITE}/cards/en/contact.jpg`],
    "og:type": ["website"],
    "twitter:card": ["summary_large_image"],
    "og:locale": ["en_GB"],
    "og:locale:alternate": ["pt_BR", "es_ES"],
  };
  for (const [name, said] of Object.entries(expected)) expect(content(meta, name)).toEqual(said);
});

test("uses a card's own texts, or the page's if empty", () => {
  const ogTexts = { title: "Come in", description: "" };
  const meta = metaAt("/en", { title: "Home", description: "Fire.", ogTexts });
  expect(content(meta, "og:title")).toEqual(["Come in"]);
  expect(content(meta, "og:description")).toEqual(["Fire."]);
});

test("dates an article as far as known", () => {
  const article = { published: "2024-06-28T12:00:00.000Z", modified: "" };
  const meta = metaAt("/pt/novidades/a", { title: "A", article });
  expect(content(meta, "og:type")).toEqual(["article"]);
  expect(content(meta, "article:published_time")).toEqual([article.published]);
  expect(content(meta, "article:modified_time")).toEqual([]);
});

// Rule 1.10.
test("lists only a page's languages, and excludes others from the index", () => {
  const languages = ["en", "es"] as const;
  const there = metaAt("/es/noticias/a", { title: "A", languages });
  expect(links(there, "alternate")).toEqual([
    `en ${SITE}/en/news/a`,
    `es ${SITE}/es/noticias/a`,
    `x-default ${SITE}/en/news/a`,
  ]);
  expect(content(there, "robots")).toEqual([]);
  const elsewhere = metaAt("/pt/novidades/a", { title: "A", languages });
  expect(content(elsewhere, "robots")).toEqual(["noindex"]);
});

test("excludes a missing page from the index, without an image", () => {
  expect(absentPageMeta(argumentsAt("/pt/x"), "Página não encontrada")).toEqual([
    { title: "Página não encontrada · Grupo Rubaiyat" },
    { name: "robots", content: "noindex" },
  ]);
});
