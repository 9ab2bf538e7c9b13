import type { ArticleContent, Category } from "#content/kinds/article.ts";
import { dateAndTime, deskLanguage } from "#desk/client/language/desk-language.ts";
import { m } from "#desk/client/paraglide/messages.js";
import type { Edited } from "#desk/client/pieces/piece-editor.tsx";
import type { PieceFields } from "#desk/client/pieces/piece-fields.ts";
import { m as siteTexts } from "#language/paraglide/messages.js";

export type EditedArticle = Edited<ArticleContent>;

const EMPTY_TEXTS = { pt: "", en: "", es: "" };

/** An article of which nothing is known; drafts of older versions may lack fields. */
const EMPTY: ArticleContent = {
  slug: "",
  title: EMPTY_TEXTS,
  excerpt: EMPTY_TEXTS,
  content: EMPTY_TEXTS,
  image: "",
  author: "Grupo Rubaiyat",
  // None, until somebody chooses one.
  category: "" as Category,
  tags: [],
  isPublished: true,
  publishedAt: null,
  isActive: true,
};

/** Any content of an article with all its fields. */
export const completeArticle = (content: object): ArticleContent => ({ ...EMPTY, ...content });

export const newArticle = (slug: string, title: string): ArticleContent => ({
  ...EMPTY,
  slug,
  title: { ...EMPTY_TEXTS, pt: title },
});

/** The articles that the site has at these URLs for good (rule 1.9). */
export const FIXED_ARTICLES: ReadonlySet<string> = new Set([
  "nova-carta-vinhos",
  "premio-melhor-steakhouse",
]);

/** Each category in the words that visitors read. */
const CATEGORY_WORDS: Readonly<Record<Category, typeof siteTexts.news_category_vinhos>> = {
  Vinhos: siteTexts.news_category_vinhos,
  Receitas: siteTexts.news_category_receitas,
  Premiações: siteTexts.news_category_premiacoes,
  Eventos: siteTexts.news_category_eventos,
  Sustentabilidade: siteTexts.news_category_sustentabilidade,
  Menu: siteTexts.news_category_menu,
  Chef: siteTexts.news_category_chef,
  Gastronomia: siteTexts.news_category_gastronomia,
};

/** The categories as choices; none is one only until another is chosen. */
export function categoryChoices(current: string): readonly (readonly [string, string])[] {
  const none = [["", m.article_category_none()]] as const;
  const all = Object.entries(CATEGORY_WORDS).map(
    ([category, words]) => [category, words({}, { locale: deskLanguage() })] as const,
  );
  return current === "" ? [...none, ...all] : all;
}

/** A moment as content has it, UTC to the second. */
export const instantOf = (date: Date) => `${date.toISOString().slice(0, 19)}Z`;

/** An article without a date gets that of its first publication. */
export const firstPublished = ({ publishedAt }: ArticleContent, at: Date) =>
  publishedAt === null ? { publishedAt: instantOf(at) } : {};

const shown = (isShown: boolean) => (isShown ? m.value_shown() : m.value_hidden());

/** The fields of an article as differences, conflicts and errors name them. */
export const ARTICLE_FIELDS: PieceFields<ArticleContent> = {
  slug: { label: m.create_slug },
  isActive: { label: m.restaurant_active, words: shown },
  isPublished: { label: m.article_published, words: shown },
  title: { label: m.article_title, expected: m.expected_title },
  excerpt: { label: m.article_excerpt, expected: m.expected_text },
  content: { label: m.article_body, expected: m.expected_body },
  image: { label: m.article_cover, expected: m.expected_picture },
  category: {
    label: m.article_category,
    expected: m.expected_category,
    words: (category) =>
      categoryChoices(category).find(([one]) => one === category)?.[1] ?? category,
  },
  publishedAt: {
    label: m.article_date,
    words: (publishedAt) => (publishedAt === null ? "" : dateAndTime(publishedAt)),
  },
  author: { label: m.article_author, expected: m.expected_line },
  tags: {
    label: m.article_tags,
    expected: m.expected_line,
    words: (tags) => tags.join(", "),
  },
};
