import { Hono } from "hono";
import { z } from "zod";
import { type Article, required, type Snapshot } from "#content/snapshot.ts";
import { existsIn } from "#content/schemas/exists-in.ts";
import { contentResponses, describeOperation } from "#runtime/http/describe-operation.ts";
import { type Texts, textsOf } from "#language/languages.ts";
import { JSON_LIST, listBody } from "../list-body.ts";
import { writeRecord } from "../write-record.ts";
import { articleRecord } from "./news.contract.ts";

const describeList = describeOperation({
  summary: "The published, active articles, newest first.",
  parameters: [
    { name: "published", in: "query", description: "`false` finds nothing" },
    { name: "active", in: "query", description: "`false` finds nothing" },
  ],
  responses: contentResponses("All of them", z.array(articleRecord)),
});

const describeOne = describeOperation({
  summary: "One published, active article.",
  parameters: [{ name: "slug", in: "path", description: "Its slug" }],
  responses: {
    ...contentResponses("The article", articleRecord),
    404: ["Not found, or not public", z.object({ data: z.null() })],
  },
});

/**
 * `GET /` lists the published, active articles, `GET /slug/:slug` returns one or 404 (rule 5.3). The parameters
 * `published` and `active` only narrow the list: `false` finds nothing.
 */
export function newsApi(content: () => Snapshot) {
  return new Hono()
    .get("/", describeList, async (context) => {
      const { published, active } = context.req.query();
      const asksForHidden = published === "false" || active === "false";
      const snapshot = content();
      const articles = asksForHidden ? [] : await snapshot.withTexts(required(snapshot.articles));
      return context.body(await listBody(articles, toRecord), 200, JSON_LIST);
    })
    .get("/slug/:slug", describeOne, async (context) => {
      const snapshot = content();
      const found = snapshot.findArticle(context.req.param("slug"));
      const [article] = found ? await snapshot.withTexts([found]) : [];
      if (article === undefined) return context.json({ data: null }, 404);
      return context.json({ data: toRecord(article) });
    });
}

/** Writes no texts of languages in which the article does not exist (rule 1.14). */
function toRecord(article: Article) {
  const { title, excerpt, content, publishedAt } = article;
  const shown = (texts: Texts) =>
    textsOf((language) => (existsIn(article, language) ? texts[language] : ""));
  return writeRecord(articleRecord, {
    ...article,
    title: shown(title),
    excerpt: shown(excerpt),
    content: shown(content),
    isPublished: true,
    publishedAt: publishedAt || null,
    isActive: true,
  });
}
