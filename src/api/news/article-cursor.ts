import { z } from "zod";
import { type ArticleSummary, newestFirst } from "#content/snapshot.ts";

/** A place in the list: what follows it is the same whatever is published above it meanwhile. */
export type ArticlePlace = Pick<ArticleSummary, "publishedAt" | "order" | "id">;

const place = z.tuple([z.iso.datetime().nullable(), z.int32(), z.uuid()]);

/** The place of an article in the list as a text for a URL, which a client only hands back. */
export function encodeCursor({ publishedAt, order, id }: ArticlePlace): string {
  const written = JSON.stringify([publishedAt || null, order - 1, id]);
  return Buffer.from(written).toString("base64url");
}

/** The place that such a text names; for a Zod transform, as which it refuses all other texts. */
export function decodeCursor(cursor: string, context: z.RefinementCtx): ArticlePlace {
  try {
    const text = Buffer.from(cursor, "base64url").toString();
    const [publishedAt, position, id] = place.parse(JSON.parse(text));
    return { publishedAt: publishedAt ?? "", order: position + 1, id };
  } catch {
    context.addIssue("not a cursor");
    return z.NEVER;
  }
}

/** How many articles of the list come up to a place. */
export function placeAfter(articles: readonly ArticleSummary[], after: ArticlePlace): number {
  const next = articles.findIndex((article) => newestFirst(article, after) > 0);
  return next === -1 ? articles.length : next;
}
