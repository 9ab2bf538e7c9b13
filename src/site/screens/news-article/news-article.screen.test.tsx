import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeEach, expect, test } from "vitest";
import type { Article } from "#api/news/news.contract.ts";
import type { Language } from "#language/languages.ts";
import { overwriteGetLocale } from "#language/paraglide/runtime.js";
import { renderArticleBody } from "./article-body.server.ts";
import { toArticleView } from "./article-view.ts";
import { type NewsArticleData, NewsArticleScreen } from "./news-article.screen.tsx";

const ARTICLE: Article = {
  id: "1",
  slug: "nova-carta-vinhos",
  title: { pt: "Nova carta", en: "New list", es: "" },
  excerpt: { pt: "Um ano de trabalho.", en: "A year of work.", es: "" },
  content: { pt: "## Adega\n\nTexto <b>claro</b>.", en: "", es: "" },
  image: "/images/news-6.jpg",
  author: "Grupo Rubaiyat",
  category: "Vinhos",
  tags: ["Adega", "Carta de vinhos"],
  publishedAt: "2024-06-28T12:00:00.000Z",
  order: 1,
  createdAt: "",
  updatedAt: "",
};

const PATHS = { pt: "/pt/novidades/x", en: "/en/news/x", es: "/es/noticias/x" };

function screenOf(data: NewsArticleData, language: Language = "pt"): string {
  overwriteGetLocale(() => language);
  const Stub = createRoutesStub([
    { path: PATHS[language], Component: () => <NewsArticleScreen data={data} /> },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={[PATHS[language]]} />);
}

async function articleIn(language: Language, changes: Partial<Article> = {}): Promise<string> {
  const render = async (markdown: string) => renderArticleBody(markdown);
  const article = await toArticleView({ ...ARTICLE, ...changes }, language, render);
  return screenOf({ article }, language);
}

beforeEach(() => overwriteGetLocale(() => "pt"));

test("an article shows title, category, author, date, reading time, tags and text", async () => {
  const html = await articleIn("pt");
  expect(html).toMatch(/<h1[^>]*><span>Nova carta<\/span><\/h1>/);
  for (const text of ["Vinhos", "Grupo Rubaiyat", "5 min", "Adega", "Carta de vinhos"]) {
    expect(html).toContain(text);
  }
  expect(html).toContain('<time dateTime="2024-06-28">28 de junho de 2024</time>');
  expect(html).toContain("<h2>Adega</h2>\n<p>Texto &lt;b&gt;claro&lt;/b&gt;.</p>");
});

test("a text that is not translated appears in Portuguese, marked and announced", async () => {
  const html = await articleIn("en");
  expect(html).toContain("New list");
  expect(html).toMatch(/class="article-body" lang="pt"/);
  expect(html).toContain("This article is available only in Portuguese.");
  expect(await articleIn("es")).toContain('<span lang="pt">Nova carta</span>');
  expect(await articleIn("pt")).not.toContain('lang="pt"');
});

test("it leads back to the news, can be shared, and invites to a table", async () => {
  const html = await articleIn("es");
  expect(html).toMatch(/href="\/es\/noticias".*Volver a Noticias/s);
  expect(html).toMatch(/<button[^>]*data-replay=""[^>]*>.*Compartir/s);
  expect(html).toMatch(/role="status"/);
  expect(html).toMatch(/href="\/es\/restaurantes"[^>]*>Elegir la casa/);
});

test("what an article has not leaves no empty row", async () => {
  const html = await articleIn("pt", { author: "", tags: [], publishedAt: "", category: "" });
  for (const label of ["Autoria", "Publicação", "Assuntos"]) expect(html).not.toContain(label);
});

test("an unknown article says so and leads back to the news", () => {
  const html = screenOf({ article: null });
  expect(html).toMatch(/<h1[^>]*>Notícia não encontrada<\/h1>/);
  expect(html).toMatch(/href="\/pt\/novidades".*Voltar para Novidades/s);
  expect(html).not.toContain('role="alert"');
});

test("a failed look-up can be tried again and leads back to the news", () => {
  const html = screenOf({ article: "error" });
  expect(html).toMatch(/role="alert".*<h1[^>]*>Erro ao carregar notícia<\/h1>.*Tentar Novamente/s);
  expect(html).toContain("Voltar para Novidades");
});
