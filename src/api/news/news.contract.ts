import { z } from "zod";
import { type Language, LANGUAGES, type Texts } from "#language/languages.ts";

export { CATEGORIES } from "#content/kinds/article.ts";
export type { Category } from "#content/kinds/article.ts";

/** An article as the product API sends it (rule 4.6): texts and tags are JSON carried as text. */
export const articleRecord = z.object({
  id: z.string(),
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  image: z.string(),
  slug: z.string(),
  author: z.string(),
  category: z.string(),
  tags: z.string(),
  isPublished: z.boolean(),
  publishedAt: z.string().nullable(),
  isActive: z.boolean(),
  order: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export type ArticleRecord = z.infer<typeof articleRecord>;

/** A record without its text, which is most of its bytes, and the languages of that text instead. */
export const articleSummaryRecord = articleRecord
  .omit({ content: true })
  .extend({ contentLanguages: z.array(z.enum(LANGUAGES)) });

export type ArticleSummaryRecord = z.infer<typeof articleSummaryRecord>;

/** The most articles that one response holds when `limit`, `cursor`, `skip` or `content` is given. */
export const MOST_ARTICLES = 100;

/** A published, active article as lists show it (rule 4.6). */
export interface ArticleSummary {
  readonly id: string;
  readonly slug: string;
  readonly title: Texts;
  readonly excerpt: Texts;
  readonly image: string;
  readonly author: string;
  /** One of CATEGORIES, or any other word. */
  readonly category: string;
  readonly tags: readonly string[];
  /** ISO 8601 in UTC, or "" when unknown; the same for the two below. */
  readonly publishedAt: string;
  readonly order: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Those in which it has been written, title and text. */
  readonly languages: readonly Language[];
}

/** An article with its text. */
export interface Article extends ArticleSummary {
  /** Markdown; its headings start at the second level. */
  readonly content: Texts;
}

/** Some of the articles, in the order of the list, and how many the list has. */
export interface ArticlePage {
  readonly articles: readonly ArticleSummary[];
  readonly total: number;
}
