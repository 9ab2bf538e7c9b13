import { z } from "zod";
import { pathTo } from "#language/path-to.ts";
import { MOST } from "../schemas/content-maxima.ts";
import {
  atMost,
  inItsLanguages,
  languages,
  line,
  listOf,
  picture,
  slug,
  someLines,
  someMarkdowns,
  someTexts,
} from "../schemas/content-fields.ts";
import { FIXED_ARTICLES } from "../schemas/fixed-articles.ts";
import { EDITORS } from "../schemas/content-roles.ts";
import type { Kind } from "./kind.ts";

/** The categories with a colour (rule 4.6); others are grey. */
export const CATEGORIES = [
  "Vinhos",
  "Receitas",
  "Premiações",
  "Eventos",
  "Sustentabilidade",
  "Menu",
  "Chef",
  "Gastronomia",
] as const;
export type Category = (typeof CATEGORIES)[number];

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** An article (rule 4.6). Lists are in order of publication, the newest last. */
const articleContent = inItsLanguages(
  z.strictObject({
    slug,
    title: someLines,
    excerpt: someTexts,
    /** Markdown; headings start at the second level. */
    content: someMarkdowns,
    languages,
    image: picture,
    author: line,
    category: z.enum(CATEGORIES),
    tags: listOf(line, MOST.tags).readonly(),
    isPublished: z.boolean(),
    /** UTC to the second, such as "2024-06-28T12:00:00Z"; null when undated. */
    publishedAt: atMost(20)
      .refine(
        (value) =>
          INSTANT.test(value) && !value.startsWith("0000") && !Number.isNaN(Date.parse(value)),
        'must be a real moment, written like "2024-06-28T12:00:00Z"',
      )
      .nullable(),
    isActive: z.boolean(),
  }),
  ["title", "excerpt", "content"],
).readonly();

export type ArticleContent = z.infer<typeof articleContent>;

export const articleKind: Kind<ArticleContent> = {
  shape: articleContent,
  inMarkdown: "content",
  editors: EDITORS,
  // Permanent URLs (rule 1.9).
  isDeletable: (own) => !FIXED_ARTICLES.has(own),
  isMovable: (own) => !FIXED_ARTICLES.has(own),
  pathTo: (language, { slug: own }) => pathTo(language, "newsArticle", { slug: own }),
};
