import { z } from "zod";
import type { Texts } from "#language/languages.ts";

export { CATEGORIES } from "#content/shapes/article-content.ts";
export type { Category } from "#content/shapes/article-content.ts";

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

/** A published, active article as the screens use it (rule 4.6). */
export interface Article {
  readonly id: string;
  readonly slug: string;
  readonly title: Texts;
  readonly excerpt: Texts;
  /** Markdown; its headings start at the second level. */
  readonly content: Texts;
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
}
