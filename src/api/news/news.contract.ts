import { z } from "zod";
import { LANGUAGES } from "#language/languages.ts";

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
