import { z } from "zod";
import { PICTURE_FIELDS } from "../write-record.ts";

/** An article (rule 4.6): texts and tags are JSON carried as text. */
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
  pictureCredits: PICTURE_FIELDS.pictureCredits,
});

export type ArticleRecord = z.infer<typeof articleRecord>;
