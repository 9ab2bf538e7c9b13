import { type Context, Hono } from "hono";
import { z } from "zod";
import { type Article, type ArticleSummary, required, type Snapshot } from "#content/snapshot.ts";
import { problem } from "#http/problem.ts";
import { m } from "#language/paraglide/messages.js";
import { preferredLanguage } from "#language/preferred-language.ts";
import { DATABASE_UNREACHABLE, describeOperation, NOT_MODIFIED } from "#http/describe-operation.ts";
import { JSON_LIST, listBody } from "../list-body.ts";
import {
  type ArticleRecord,
  articleRecord,
  type ArticleSummaryRecord,
  articleSummaryRecord,
  MOST_ARTICLES,
} from "./news.contract.ts";
import { decodeCursor, encodeCursor, placeAfter } from "./article-cursor.ts";

const LANGUAGE_OF_MESSAGES = {
  name: "Accept-Language",
  in: "header",
  description: "Language of the messages: pt, en or es",
} as const;

const WHOLE_NUMBER = z.string().regex(/^\d{1,6}$/);

/** What a client may ask for beyond the specification. */
const extras = z.object({
  limit: WHOLE_NUMBER.transform(Number).pipe(z.number().min(1).max(MOST_ARTICLES)).optional(),
  cursor: z.string().transform(decodeCursor).optional(),
  skip: WHOLE_NUMBER.transform(Number).optional(),
  content: z.enum(["true", "false"]).optional(),
});

const describeList = describeOperation({
  summary: "The published, active articles, the newest first.",
  parameters: [
    { name: "published", in: "query", description: "`false` finds nothing" },
    { name: "active", in: "query", description: "`false` finds nothing" },
    {
      name: "limit",
      in: "query",
      description: `How many at most, 1 to ${MOST_ARTICLES}. Without this and the next three: all of them`,
    },
    { name: "cursor", in: "query", description: "Goes on where `nextCursor` of a response says" },
    {
      name: "skip",
      in: "query",
      description: "How many to leave out, from the start or the cursor",
    },
    {
      name: "content",
      in: "query",
      description: "`false` leaves out the texts, and says in `contentLanguages` which there are",
    },
    LANGUAGE_OF_MESSAGES,
  ],
  responses: {
    200: [
      "All of them, or with `limit`, `cursor`, `skip` or `content` as many as one response holds",
      z.object({
        data: z.array(z.union([articleRecord, articleSummaryRecord])),
        total: z.int().optional(),
        nextCursor: z.string().nullable().optional(),
      }),
    ],
    304: NOT_MODIFIED,
    400: ["A parameter that makes no sense", null],
    429: ["Too many with parameters in a minute: `Retry-After` holds the seconds to wait", null],
    503: DATABASE_UNREACHABLE,
  },
});

const describeOne = describeOperation({
  summary: "One published, active article.",
  parameters: [{ name: "slug", in: "path", description: "Its slug" }],
  responses: {
    200: ["The article", z.object({ data: articleRecord })],
    304: NOT_MODIFIED,
    404: ["Not found, or not public", z.object({ data: z.null() })],
    503: DATABASE_UNREACHABLE,
  },
});

/**
 * `GET /` lists the published, active articles, `GET /slug/:slug` returns one of them or 404
 * (rule 5.3). The parameters `published` and `active` can only narrow that: nobody is shown
 * what is not public, and `false` finds nothing. With one of the extras a response is bounded, and
 * says how many there are and where it continues.
 */
export function newsApi(content: () => Snapshot) {
  return new Hono()
    .get("/", describeList, async (context) => {
      const { published, active } = context.req.query();
      const asksForHidden = published === "false" || active === "false";
      const asked = extras.safeParse(context.req.query());
      if (!asked.success) return badParameter(context, asked.error.issues[0]?.path[0]);
      const snapshot = content();
      const all = asksForHidden ? [] : required(snapshot.articles);
      const { limit = MOST_ARTICLES, cursor, skip = 0, content: hasContent } = asked.data;
      const isBounded =
        ["limit", "cursor", "skip"].some((name) => context.req.query(name) !== undefined) ||
        hasContent === "false";
      if (!isBounded) {
        const articles = await snapshot.withTexts(all);
        return context.body(await listBody(articles, toRecord), 200, JSON_LIST);
      }
      const first = skip + (cursor === undefined ? 0 : placeAfter(all, cursor));
      const part = all.slice(first, first + limit);
      const last = first + limit < all.length ? part.at(-1) : undefined;
      return context.json({
        data: (hasContent === "false" ? part : await snapshot.withTexts(part)).map(toRecord),
        total: all.length,
        nextCursor: last === undefined ? null : encodeCursor(last),
      });
    })
    .get("/slug/:slug", describeOne, async (context) => {
      const snapshot = content();
      const found = snapshot.findArticle(context.req.param("slug"));
      const [article] = found ? await snapshot.withTexts([found]) : [];
      if (article === undefined) return context.json({ data: null }, 404);
      return context.json({ data: toRecord(article) });
    });
}

function badParameter(context: Context, name: PropertyKey | undefined) {
  const locale = preferredLanguage(context.req.header("Accept-Language"));
  const messages = {
    limit: () => m.api_limit_invalid({ maximum: String(MOST_ARTICLES) }, { locale }),
    cursor: () => m.api_cursor_invalid({}, { locale }),
    skip: () => m.api_skip_invalid({}, { locale }),
    content: () => m.api_content_invalid({}, { locale }),
  };
  context.header("Content-Language", locale);
  return problem(context, 400, "Bad parameter", messages[name as keyof typeof messages]());
}

function toRecord(article: Article | ArticleSummary): ArticleRecord | ArticleSummaryRecord {
  return {
    ...("content" in article
      ? { content: JSON.stringify(article.content) }
      : { contentLanguages: [...article.writtenIn] }),
    id: article.id,
    title: JSON.stringify(article.title),
    excerpt: JSON.stringify(article.excerpt),
    image: article.image,
    slug: article.slug,
    author: article.author,
    category: article.category,
    tags: JSON.stringify(article.tags),
    isPublished: true,
    publishedAt: article.publishedAt || null,
    isActive: true,
    order: article.order,
    createdAt: article.createdAt,
    updatedAt: article.updatedAt,
  };
}
