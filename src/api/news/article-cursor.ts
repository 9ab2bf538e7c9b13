import { z } from "zod";
import type { ArticlePlace } from "./news.queries.ts";

const place = z.tuple([z.iso.datetime().nullable(), z.int32(), z.uuid()]);

/** The place of an article in the list as a text for a URL, which a client only hands back. */
export function encodeCursor({ publishedAt, position, id }: ArticlePlace): string {
  return Buffer.from(JSON.stringify([publishedAt, position, id])).toString("base64url");
}

/** The place that such a text names; for a Zod transform, as which it refuses all other texts. */
export function decodeCursor(cursor: string, context: z.RefinementCtx): ArticlePlace {
  try {
    const text = Buffer.from(cursor, "base64url").toString();
    const [publishedAt, position, id] = place.parse(JSON.parse(text));
    return { publishedAt, position, id };
  } catch {
    context.addIssue("not a cursor");
    return z.NEVER;
  }
}
