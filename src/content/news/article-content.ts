import type { Texts } from "../restaurants/restaurant-content.ts";

/** The categories that have a colour of their own (rule 4.6); any other is shown in grey. */
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

/** One built-in article (rule 4.6). Lists are in the order of publication, the newest last. */
export interface ArticleContent {
  readonly slug: string;
  readonly title: Texts;
  readonly excerpt: Texts;
  /** Markdown; its headings start at the second level. */
  readonly content: Texts;
  readonly image: string;
  readonly author: string;
  readonly category: Category;
  readonly tags: readonly string[];
  readonly isPublished: boolean;
  /** UTC to the second, such as "2024-06-28T12:00:00Z"; null when undated. */
  readonly publishedAt: string | null;
  readonly isActive: boolean;
}
