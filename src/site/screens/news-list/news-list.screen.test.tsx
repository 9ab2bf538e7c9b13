import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { renderPage } from "#tests/render-page.ts";
import { CONSENT_VERSION } from "#leads/accept/form-fields.ts";
import type { Language } from "#language/languages.ts";
import type { ArticleCardData } from "./article-card-data.ts";
import { type NewsListData, NewsListScreen } from "./news-list.screen.tsx";

const PATHS = { pt: "/pt/novidades", en: "/en/news", es: "/es/noticias" };

function anArticle(slug: string, changes: Partial<ArticleCardData> = {}): ArticleCardData {
  return {
    id: slug,
    slug,
    title: { text: `Título ${slug}`, language: "pt" },
    excerpt: { text: "Resumo", language: "pt" },
    image: "/images/gallery-rubaiyat-rio-1.webp",
    category: "Premiações",
    date: { day: "2024-06-28", text: "28 de junho de 2024" },
    ...changes,
  };
}

function screenOf(articles: readonly ArticleCardData[] | "error", language: Language = "pt") {
  const data: NewsListData =
    articles === "error" ? { state: "error" } : { state: "found", articles, page: 1, pages: 1 };
  return renderPage(PATHS[language], <NewsListScreen data={data} />);
}

// Rule 3.15.
test("the first two stand out, the others follow in the order they came in", () => {
  const { getByRole } = screenOf(["z", "a", "m", "b"].map((slug) => anArticle(slug)));
  const titlesIn = (name: string) =>
    within(getByRole("region", { name }))
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent);
  expect(titlesIn("Destaques")).toEqual(["Título z", "Título a"]);
  expect(titlesIn("Mais novidades")).toEqual(["Título m", "Título b"]);
});

test("no line of a headline ends with a word of one or two letters", () => {
  const title = { text: "Vinte anos à sombra da figueira", language: "pt" } as const;
  const { getByRole } = screenOf([anArticle("a", { title })]);
  expect(getByRole("heading", { level: 3 }).textContent).toBe(
    "Vinte anos à\u{a0}sombra da\u{a0}figueira",
  );
});

test.each([1, 2])("with %d articles there is no second list", (count) => {
  const { getByRole, queryByRole } = screenOf([anArticle("a"), anArticle("b")].slice(0, count));
  getByRole("region", { name: "Destaques" });
  expect(queryByRole("region", { name: "Mais novidades" })).not.toBeInTheDocument();
});

// Rule 3.15.
test("beyond one page the grid continues: every page is one link away, and this one named", () => {
  const data = { state: "found", articles: [anArticle("c")], page: 2, pages: 3 } as const;
  const page = renderPage("/en/news?page=2", <NewsListScreen data={data} />);
  expect(page.queryByRole("region", { name: "Highlights" })).not.toBeInTheDocument();
  within(page.getByRole("region", { name: "More news" })).getByText("Título c");
  const links = within(page.getByRole("navigation", { name: "Page 2 of 3" }));
  const hrefs = ["Page 1", "Page 2", "Page 3"].map((name) =>
    links.getByRole("link", { name }).getAttribute("href"),
  );
  expect(hrefs).toEqual(["/en/news", "/en/news?page=2", "/en/news?page=3"]);
  expect(links.getByRole("link", { current: "page" })).toHaveAccessibleName("Page 2");
  expect(links.getByRole("link", { name: "Newer" })).toHaveAttribute("rel", "prev");
  const older = links.getByRole("link", { name: "Older" });
  expect(older).toHaveAttribute("rel", "next");
  expect(older).toHaveAttribute("href", "/en/news?page=3");
});

test("one page has no links to others, and an unknown one leads to the first", () => {
  expect(screenOf([anArticle("a")]).queryByRole("navigation")).not.toBeInTheDocument();
  const absent = renderPage("/es/noticias", <NewsListScreen data={{ state: "not-found" }} />);
  absent.getByRole("heading", { name: "Esta página de noticias no existe" });
  expect(absent.getByRole("link", { name: "Volver a Noticias" })).toHaveAttribute(
    "href",
    "/es/noticias",
  );
});

test("a card has its category, date, five minutes and a link to the article", () => {
  const page = screenOf([anArticle("premio-melhor-steakhouse")], "en");
  const card = within(page.getByRole("article"));
  card.getByText("Awards");
  expect(card.getByText("28 de junho de 2024")).toHaveAttribute("datetime", "2024-06-28");
  card.getByText("5 min");
  const link = card.getByRole("link", { name: "Título premio-melhor-steakhouse" });
  expect(link).toHaveAttribute("href", "/en/news/premio-melhor-steakhouse");
});

test("a title that is not translated is marked as Portuguese", () => {
  expect(screenOf([anArticle("a")], "en").getByText("Título a")).toHaveAttribute("lang", "pt");
  const portuguese = screenOf([anArticle("a")], "pt");
  expect(portuguese.body.querySelector('[lang="pt"]')).not.toBeInTheDocument();
});

test("an article without a date shows none", () => {
  const { body } = screenOf([anArticle("a", { date: undefined })]);
  expect(body.querySelector("time")).not.toBeInTheDocument();
});

test("no news, and news that could not be loaded, are told apart", () => {
  const empty = screenOf([]);
  expect(empty.text).toContain("Nenhuma notícia por enquanto");
  expect(empty.queryByRole("alert")).not.toBeInTheDocument();
  const alert = within(screenOf("error").getByRole("alert"));
  alert.getByRole("heading", { name: "Erro ao carregar notícias" });
  alert.getByRole("button", { name: "Tentar Novamente" });
});

test("the newsletter asks for the e-mail only, and says what is agreed to", () => {
  const form = screenOf([anArticle("a")], "en").getByRole("form");
  expect(form).toHaveAttribute("action", "/en/newsletter");
  expect(within(form).getByRole("textbox")).toBe(within(form).getByLabelText("E-mail"));
  expect(form).toHaveTextContent("By subscribing you agree to receive news and invitations");
  expect(form).toHaveFormValues({ consentVersion: CONSENT_VERSION });
});
