import { expect, test } from "vitest";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import { anArticle } from "#tests/builders/article-record.ts";
import { aHappening } from "#tests/builders/happening.ts";
import { loaderArguments } from "#tests/builders/loader-arguments.ts";
import { aSnapshot, NO_LISTS } from "#tests/builders/snapshot.ts";
import { loader as eventsLoader } from "./events/events.route.tsx";
import { loader as happeningLoader } from "./happening/happening.route.tsx";
import { loader as articleLoader } from "./news-article/news-article.route.tsx";
import { loader as newsLoader } from "./news-list/news-list.route.tsx";

const article = anArticle({ slug: "festa", languages: ["pt", "es"] });
const ahead = [{ from: "2026-01-03", through: null, weekdays: ["saturday"] }] as const;
const times = ahead.map((one) => ({ ...one, begins: null, ends: null }));
const happening = aHappening({ slug: "jantar", languages: ["pt"], times });

function contentWith(articles = [article]) {
  const restaurants = builtInRestaurants();
  const lists = { ...NO_LISTS, restaurants, articles };
  return aSnapshot(lists, { happenings: [happening], texts: articles });
}

/** Loads a page with these articles and this special date. */
async function load(loader: typeof newsLoader, path: string, content = contentWith()) {
  const site = { readContent: async () => content };
  const slug = path.split("/")[3] ?? "";
  const answer = (await loader(loaderArguments(path, site, { slug }))) as unknown;
  const { data, init } = answer as { data: Record<string, unknown>; init: { status: number } };
  return { ...data, status: init.status };
}

// Rule 1.14.
test("an article has a page in its languages alone, in any letter case", async () => {
  const page = (path: string) => load(articleLoader as never, path);
  const languages = ["pt", "es"];
  expect(await page("/es/noticias/festa")).toMatchObject({ status: 200, languages });
  for (const path of ["/en/news/festa", "/en/news/FESTA"]) {
    expect(await page(path)).toMatchObject({ status: 404, state: "not-found" });
  }
});

test("the list of news has the articles of its language, and pages for these", async () => {
  const slugs = async (path: string) => {
    const { articles } = (await load(newsLoader, path)) as never as {
      articles: (typeof article)[];
    };
    return articles.map(({ slug }) => slug);
  };
  expect(await slugs("/es/noticias")).toEqual(["festa"]);
  expect(await slugs("/en/news")).toEqual([]);
  const many = contentWith(Array.from({ length: 49 }, (_, at) => ({ ...article, slug: `a${at}` })));
  const second = await load(newsLoader, "/pt/novidades?pagina=2", many);
  expect(second).toMatchObject({ status: 200, languages: ["pt", "es"] });
  expect(await load(newsLoader, "/en/news?page=2", many)).toMatchObject({ status: 404 });
});

test("a special date has a page in its languages alone, and is in no other list", async () => {
  const page = (path: string) => load(happeningLoader as never, path);
  expect(await page("/pt/eventos/jantar")).toMatchObject({ status: 200, languages: ["pt"] });
  expect(await page("/en/events/jantar")).toMatchObject({ status: 404, state: "not-found" });
  const listed = (path: string) => load(eventsLoader as never, path);
  expect(await listed("/pt/eventos")).toMatchObject({ happenings: [{ slug: "jantar" }] });
  expect(await listed("/en/events")).not.toHaveProperty("happenings");
});
