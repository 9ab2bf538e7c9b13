import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { CONSENT_VERSION } from "#leads/accept/form-fields.ts";
import type { Language } from "#language/languages.ts";
import { overwriteGetLocale } from "#language/paraglide/runtime.js";
import type { ArticleCardData } from "./article-card-data.ts";
import { type NewsListData, NewsListScreen } from "./news-list.screen.tsx";

const PATHS = { pt: "/pt/novidades", en: "/en/news", es: "/es/noticias" };

function anArticle(slug: string, changes: Partial<ArticleCardData> = {}): ArticleCardData {
  return {
    id: slug,
    slug,
    title: { text: `Título ${slug}`, language: "pt" },
    excerpt: { text: "Resumo", language: "pt" },
    image: "/images/news-1.jpg",
    category: "Premiações",
    date: { day: "2024-06-28", text: "28 de junho de 2024" },
    ...changes,
  };
}

function screenOf(articles: NewsListData["articles"], language: Language = "pt"): string {
  overwriteGetLocale(() => language);
  const Stub = createRoutesStub([
    { path: PATHS[language], Component: () => <NewsListScreen data={{ articles }} /> },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={[PATHS[language]]} />);
}

beforeEach(() => overwriteGetLocale(() => "pt"));

test("the first two stand out, the others follow in the order they came in", () => {
  const html = screenOf(["z", "a", "m", "b"].map((slug) => anArticle(slug)));
  expect(html).toMatch(/Destaques.*Título z.*Título a.*Mais novidades.*Título m.*Título b/s);
});

test.each([1, 2])("with %d articles there is no second list", (count) => {
  const html = screenOf([anArticle("a"), anArticle("b")].slice(0, count));
  expect(html).toContain("Destaques");
  expect(html).not.toContain("Mais novidades");
});

test("a card has its category, date, five minutes and a link to the article", () => {
  const html = screenOf([anArticle("premio-melhor-steakhouse")], "en");
  expect(html).toContain(">Awards</span>");
  expect(html).toContain('<time dateTime="2024-06-28">28 de junho de 2024</time>');
  expect(html).toContain("5 min");
  expect(html).toContain('href="/en/news/premio-melhor-steakhouse"');
});

test("a title that is not translated is marked as Portuguese", () => {
  expect(screenOf([anArticle("a")], "en")).toContain('<span lang="pt">Título a</span>');
  expect(screenOf([anArticle("a")], "pt")).not.toContain('lang="pt"');
});

test("an article without a date shows none", () => {
  expect(screenOf([anArticle("a", { date: undefined })])).not.toContain("<time");
});

test("no news, and news that could not be loaded, are told apart", () => {
  const empty = screenOf([]);
  expect(empty).toContain("Nenhuma notícia por enquanto");
  expect(empty).not.toContain('role="alert"');
  const failed = screenOf("error");
  expect(failed).toMatch(/role="alert".*Erro ao carregar notícias.*Tentar Novamente/s);
});

test("the newsletter asks for the e-mail only, and says what is agreed to", () => {
  const html = screenOf([anArticle("a")], "en");
  const form = html.slice(html.indexOf("<form"));
  expect(form).toMatch(/^<form[^>]* action="\/en\/newsletter"/);
  expect(form).toContain('<label for="news-email"');
  expect(form).not.toContain('name="name"');
  expect(form).toContain("By subscribing you agree to receive news and invitations");
  expect(form).toContain(`name="consentVersion" value="${CONSENT_VERSION}"`);
});
