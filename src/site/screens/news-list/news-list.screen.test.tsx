import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import type { Article } from "#content/snapshot.ts";
import { anArticle } from "#tests/builders/article-record.ts";
import { renderPage } from "#tests/render-page.ts";
import { type Language, LANGUAGES } from "#language/languages.ts";
import { pathTo } from "#language/path-to.ts";
import { type ArticleCardData, toArticleCardData } from "./article-card-data.ts";
import { type NewsListData, NewsListScreen } from "./news-list.screen.tsx";

const untranslated = (pt: string) => ({ pt, en: "", es: "" });

/** An article as its card shows it in Portuguese. */
const aCard = (slug: string, changes: Partial<Article> = {}) =>
  toArticleCardData(
    anArticle({ id: slug, slug, title: untranslated(`Título ${slug}`), ...changes }),
    "pt",
  );

function screenOf(articles: readonly ArticleCardData[] | "error", language: Language = "pt") {
  const data: NewsListData =
    articles === "error"
      ? { state: "error" }
      : { state: "found", articles, page: 1, pages: 1, languages: LANGUAGES };
  return renderPage(pathTo(language, "newsList"), <NewsListScreen data={data} />);
}

// Rule 3.15.
test("the first two stand out, the others follow in the order they came in", () => {
  const { getByRole } = screenOf(["z", "a", "m", "b"].map((slug) => aCard(slug)));
  const titlesIn = (name: string) =>
    within(getByRole("region", { name }))
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent);
  expect(titlesIn("Destaques")).toEqual(["Título z", "Título a"]);
  expect(titlesIn("Mais novidades")).toEqual(["Título m", "Título b"]);
  const two = screenOf([aCard("a"), aCard("b")]);
  expect(two.queryByRole("region", { name: "Mais novidades" })).not.toBeInTheDocument();
});

// Rule 3.15.
test("beyond one page the grid continues: every page is one link away, and this one named", () => {
  const data = {
    state: "found",
    articles: [aCard("c")],
    page: 2,
    pages: 3,
    languages: LANGUAGES,
  } as const;
  const page = renderPage("/en/news?page=2", <NewsListScreen data={data} />);
  expect(page.queryByRole("region", { name: "Highlights" })).not.toBeInTheDocument();
  within(page.getByRole("region", { name: "More news" })).getByText("Título c");
  const links = within(page.getByRole("navigation", { name: "Page 2 of 3" }));
  const hrefs = ["Page 1", "Page 2", "Page 3"].map(page.hrefOf);
  expect(hrefs).toEqual(["/en/news", "/en/news?page=2", "/en/news?page=3"]);
  expect(links.getByRole("link", { current: "page" })).toHaveAccessibleName("Page 2");
  expect(links.getByRole("link", { name: "Newer" })).toHaveAttribute("rel", "prev");
  const older = links.getByRole("link", { name: "Older" });
  expect(older).toHaveAttribute("rel", "next");
  expect(older).toHaveAttribute("href", "/en/news?page=3");
});

test("one page has no links to others, and an unknown one leads to the first", () => {
  expect(screenOf([aCard("a")]).queryByRole("navigation")).not.toBeInTheDocument();
  const absent = renderPage("/es/noticias", <NewsListScreen data={{ state: "not-found" }} />);
  absent.getByRole("heading", { name: "Esta página de noticias no existe" });
  expect(absent.hrefOf("Volver a Noticias")).toBe("/es/noticias");
});

test("no news, and news that could not be loaded, are told apart", () => {
  const empty = screenOf([]);
  expect(empty.text).toContain("Nenhuma notícia por enquanto");
  expect(empty.alert).toBeUndefined();
  expect(screenOf("error").alert).toBe("Erro ao carregar notícias Tentar Novamente");
});
