import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import sharp from "sharp";
import { RESTAURANTS } from "#content/built-in/built-in-content.server.ts";
import { LANGUAGES, type Language } from "#language/languages.ts";
import { LEGACY_PATHS } from "#language/redirect-for.ts";
import { languageOf, matchPath } from "#language/match-path.ts";
import type { Screen } from "#language/screens.ts";
import { expect, isNight, test } from "#tests/page-fixtures.ts";
import { ALL_PAGES } from "./all-pages.ts";
import { type CrawledPage, readPage, readSitemap, type SitemapEntry } from "./crawl-page.ts";
import { faultsOf } from "./crawl-profiles.ts";
import { entriesIn } from "#tests/atom-feed.ts";
import { schemaFaults } from "#tests/schema-org.ts";

// A search engine's visit to the whole site, from the sitemap, in one worker.
test.describe.configure({ mode: "default", timeout: 120_000 });

let site: string;
let entries: SitemapEntry[] = [];
let pages: CrawledPage[] = [];

test.beforeAll(async ({ baseURL, browser }) => {
  test.setTimeout(120_000);
  site = baseURL ?? "";
  const reader = await browser.newPage();
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  entries = await reader.evaluate(readSitemap, sitemap);
  pages = await eachOf(entries, async ({ url }) => {
    const response = await fetch(url, { redirect: "manual" });
    const { status } = response;
    return reader.evaluate(readPage, { url, status, html: await response.text() });
  });
  await reader.close();
});

/** Runs a few at a time, like a polite crawler. */
async function eachOf<In, Out>(list: readonly In[], visit: (one: In) => Promise<Out>) {
  const results: Out[] = [];
  const waiting = [...list.entries()];
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        results[next[0]] = await visit(next[1]);
      }
    }),
  );
  return results;
}

function faults(find: (page: CrawledPage) => readonly string[]): string[] {
  return pages.flatMap((page) => find(page).map((fault) => `${pathOf(page.url)}: ${fault}`));
}

const pathOf = (url: string) => new URL(url).pathname;

test("lists every page once in the sitemap, and finds each without a redirect", () => {
  // At least twelve screens, eight restaurants and two fixed articles, each in three languages.
  expect(entries.length).toBeGreaterThanOrEqual(66);
  const urls = entries.map(({ url }) => url);
  expect(new Set(urls).size).toBe(entries.length);
  expect(urls).toEqual(expect.arrayContaining(ALL_PAGES.map(({ path }) => site + path)));
  expect(faults(({ status }) => (status === 200 ? [] : [String(status)]))).toEqual([]);
});

test("names each page and its translations, in page and sitemap", () => {
  const heads = new Map(pages.map((page) => [page.url, page]));
  const wrong = entries.flatMap(({ url, alternates }) => {
    const head = heads.get(url);
    const problems: string[] = [];
    if (head?.canonical.join() !== url) problems.push(`canonical ${head?.canonical.join()}`);
    if (!isDeepStrictEqual(head?.alternates, alternates)) problems.push("page and sitemap differ");
    if (alternates["x-default"] !== alternates["pt"])
      problems.push("not Portuguese for all others");
    if (alternates[languageOf(pathOf(url))] !== url) problems.push("lacks itself");
    if (!head?.isIndexed) problems.push("is kept from the index");
    for (const [language, other] of Object.entries(alternates)) {
      if (language === "x-default") continue;
      if (heads.get(other)?.alternates[languageOf(pathOf(url))] !== url)
        problems.push(`${language} does not point back`);
      if (matchPath(pathOf(other))?.screen !== matchPath(pathOf(url))?.screen)
        problems.push(`${language} is another page`);
    }
    return problems.map((problem) => `${pathOf(url)}: ${problem}`);
  });
  expect(wrong).toEqual([]);
});

test("gives each page its own title and description, one main heading, and no skipped level", () => {
  const seen = new Map<string, string>();
  const repeated = ({ url, title, description }: CrawledPage) =>
    [title, description].flatMap((text) => {
      const key = `${languageOf(pathOf(url))} ${text}`;
      const first = seen.get(key);
      seen.set(key, pathOf(url));
      return text === "" ? ["no title or description"] : first ? [`«${text}» is ${first}'s`] : [];
    });
  expect(faults(repeated)).toEqual([]);
  const outline = ({ headings }: CrawledPage) => {
    const gaps = headings.filter((level, at) => level > (headings[at - 1] ?? 1) + 1);
    const isOne = headings.filter((level) => level === 1).length === 1;
    return isOne && gaps.length === 0 ? [] : [headings.join(" ")];
  };
  expect(faults(outline)).toEqual([]);
});

test("writes each page in its own language", () => {
  const messages = Object.fromEntries(
    LANGUAGES.map((language) => [language, longTexts(language)]),
  ) as Record<Language, string[]>;
  const foreign = ({ url, language: stated, ownTexts }: CrawledPage) => {
    const language = languageOf(pathOf(url));
    if (stated !== language) return ["has another lang"];
    const own = messages[language];
    return LANGUAGES.filter((other) => other !== language)
      .flatMap((other) => messages[other])
      .filter((text) => ownTexts.includes(text) && !own.some((mine) => mine.includes(text)));
  };
  expect(faults(foreign)).toEqual([]);
});

/** Returns interface texts long enough to identify a language. */
function longTexts(language: Language): string[] {
  const file = JSON.parse(readFileSync(`messages/${language}.json`, "utf8")) as object;
  return Object.values(file).filter(
    (text): text is string => typeof text === "string" && text.length > 25 && !/[{<]/.test(text),
  );
}

test("has valid schema.org data with each type's required properties", () => {
  expect(faults(({ data }) => faultsOf(data))).toEqual([]);
  expect(faults(({ data }) => data.flatMap((node) => schemaFaults(node)))).toEqual([]);
});

test("has each screen's kind of structured data", () => {
  const lacking = ({ url, data }: CrawledPage) => {
    const types: readonly string[] = TYPES[matchPath(pathOf(url))?.screen ?? "home"] ?? CRUMBS;
    const found = new Set(data.map((node) => node["@type"]));
    return types.filter((type) => !found.has(type)).map((type) => `no ${type}`);
  };
  expect(faults(lacking)).toEqual([]);
  const group = pages.find(({ url }) => pathOf(url) === "/pt")?.data;
  const organization = group?.find((node) => node["@type"] === "Organization");
  expect(Object.keys(organization ?? {})).toEqual(expect.arrayContaining(["name", "url", "logo"]));
  const nodes = pages.flatMap(({ data }) => data).filter((node) => node["@type"] === "Restaurant");
  // A restaurant is one node in all languages.
  expect(new Set(nodes.map((node) => node["@id"])).size).toBe(RESTAURANTS.length);
});

const CRUMBS = ["BreadcrumbList"];

/** Every other screen has breadcrumbs. */
const TYPES: Partial<Record<Screen, readonly string[]>> = {
  home: ["Organization", "WebSite", "FAQPage"],
  restaurant: ["Restaurant", ...CRUMBS],
  newsArticle: ["NewsArticle", ...CRUMBS],
  restaurantList: ["ItemList", ...CRUMBS],
  newsList: ["ItemList", ...CRUMBS],
};

test("gives each page its own card of 1200 by 630 pixels", async () => {
  const cards = pages.map(({ card }) => card);
  expect(new Set(cards).size).toBe(pages.length);
  // Cards are drawn on request, so by day only a few.
  const wrong = await eachOf(isNight ? cards : cards.slice(0, 3), async (card) => {
    const bytes = Buffer.from(await (await fetch(card)).arrayBuffer());
    const { width, height, format } = await sharp(bytes).metadata();
    const isRight = width === 1200 && height === 630 && bytes.length < 300_000;
    return isRight ? "" : `${card}: ${format} ${width} × ${height}, ${bytes.length} bytes`;
  });
  expect(wrong.filter(Boolean)).toEqual([]);
});

test("has no missing link, picture or file, and no link to a redirect", async () => {
  const wanted = new Map<string, string>();
  for (const { url, references } of pages) {
    for (const reference of references) {
      // Drawn on request: by day only PDFs of main menus, and pages with a query in Portuguese.
      const isMade = /\/menus\/(?!.*-main\.pdf)|\/(en|es)\/[^?]*\?/.test(reference);
      if (reference.startsWith(`${site}/`) && (isNight || !isMade))
        wanted.set(reference.replace(/#.*$/, ""), url);
    }
  }
  expect(wanted.size).toBeGreaterThan(200);
  const broken = await eachOf([...wanted], async ([url, from]) => {
    const { status } = await fetch(url, { method: "HEAD", redirect: "manual" });
    return status === 200 ? "" : `${status} ${url} on ${pathOf(from)}`;
  });
  expect(broken.filter(Boolean)).toEqual([]);
});

test("finds the targets of links within a page", () => {
  const ids = new Map(pages.map((page) => [page.url, page.ids]));
  const missing = ({ references }: CrawledPage) =>
    references.filter((reference) => {
      const [page = "", hash] = reference.split("#");
      return hash && ids.get(page)?.includes(decodeURIComponent(hash)) === false;
    });
  expect(faults(missing)).toEqual([]);
});

test("redirects every URL of the former sites to a current page in one hop", async () => {
  const today = new Set(pages.map(({ url }) => url));
  const wrong = await eachOf([...LEGACY_PATHS.keys()], async (path) => {
    const response = await fetch(`${site}${path}/?utm_source=a`, { redirect: "manual" });
    const target = new URL(response.headers.get("Location") ?? "/", site);
    target.search = "";
    return response.status === 301 && today.has(target.href) ? "" : `${path}: ${target.href}`;
  });
  expect(wrong.filter(Boolean)).toEqual([]);
});

test("serves the usual URLs for crawlers, browsers and security researchers", async () => {
  const read = async (path: string) => (await fetch(site + path, { redirect: "manual" })).text();
  const robots = await read("/robots.txt");
  expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
  expect(robots).not.toContain("Disallow: /\n");
  const contact = /^Contact: (.+)$/m.exec(await read("/.well-known/security.txt"))?.[1] ?? "";
  expect((await fetch(contact)).status).toBe(200);
  const { icons } = JSON.parse(await read("/manifest.webmanifest")) as {
    icons: { src: string; sizes: string }[];
  };
  for (const { src, sizes } of icons) {
    const icon = Buffer.from(await (await fetch(site + src)).arrayBuffer());
    const { width, height } = await sharp(icon).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test("names existing pages in each language's feed, and the feed in its pages", async () => {
  const urls = new Set(pages.map(({ url }) => url));
  for (const language of LANGUAGES) {
    const feedUrl = `${site}/feeds/${language}.xml`;
    const feed = await (await fetch(feedUrl)).text();
    const links = entriesIn(feed).map(({ alternate }) => alternate);
    expect(links.length).toBeGreaterThanOrEqual(2);
    expect(links.filter((link) => !urls.has(link))).toEqual([]);
    const inLanguage = pages.filter(({ url }) => languageOf(pathOf(url)) === language);
    expect(inLanguage.filter(({ references }) => !references.includes(feedUrl))).toEqual([]);
  }
});
