import { expect, test } from "vitest";
import { anArticle } from "#tests/builders/article-record.ts";
import { renderPage } from "#tests/render-page.ts";
import type { Article } from "#content/snapshot.ts";
import { type Language, LANGUAGES } from "#language/languages.ts";
import { pathTo } from "#language/path-to.ts";
import { toArticleView } from "./article-view.ts";
import { type NewsArticleData, NewsArticleScreen } from "./news-article.screen.tsx";

const screenOf = (data: NewsArticleData, language: Language = "pt") =>
  renderPage(pathTo(language, "newsArticle", { slug: "x" }), <NewsArticleScreen data={data} />);

const articleIn = (language: Language, changes: Partial<Article> = {}) =>
  screenOf(
    { state: "found", article: toArticleView(anArticle(changes), language), languages: LANGUAGES },
    language,
  );

// Rule 3.16.
test("an article shows title, category, author, date, reading time, tags and text", () => {
  const page = articleIn("pt");
  page.getByRole("heading", { level: 1, name: "Nova carta" });
  for (const text of ["Vinhos", "Grupo Rubaiyat", "5 min", "Adega", "Carta de vinhos"]) {
    expect(page.text).toContain(text);
  }
  expect(page.getByText("28 de junho de 2024")).toHaveAttribute("datetime", "2024-06-28");
  page.getByRole("heading", { level: 2, name: "Adega" });
  expect(page.getByText("Texto <b>claro</b>.").tagName).toBe("P");
});

test("a text that is not translated appears in Portuguese, marked and announced", () => {
  const english = articleIn("en");
  expect(english.text).toContain("New list");
  expect(english.body.querySelector(".article-body")).toHaveAttribute("lang", "pt");
  english.getByText("This article is available only in Portuguese.");
  expect(articleIn("es").getByText("Nova carta")).toHaveAttribute("lang", "pt");
  const portuguese = articleIn("pt");
  expect(portuguese.body.querySelector('[lang="pt"]')).not.toBeInTheDocument();
});

test("an unknown article, and one that could not be loaded, are told apart and lead back to the news", () => {
  const absent = screenOf({ state: "not-found" });
  expect(absent.headings).toEqual([[1, "Notícia não encontrada"]]);
  expect(absent.alert).toBeUndefined();
  const failed = screenOf({ state: "error" });
  expect(failed.headings).toEqual([[1, "Erro ao carregar notícia"]]);
  expect(failed.alert).toContain("Tentar Novamente");
  for (const { hrefOf } of [absent, failed])
    expect(hrefOf("Voltar para Novidades")).toBe("/pt/novidades");
});
