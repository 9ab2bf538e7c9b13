import { expect, test } from "vitest";
import { NEWS } from "../built-in/built-in-content.server.ts";
import { kindOf } from "../kinds/all-kinds.ts";
import { existsIn, languagesOf } from "./exists-in.ts";

const FIXED = NEWS.find(({ slug }) => slug === "nova-carta-vinhos")!;
const ARTICLE = NEWS.find(({ slug }) => slug === "fazenda-brangus")!;
const texts = (pt: string, en = "") => ({ pt, en, es: "" });
const IN_PORTUGUESE = { title: texts("A"), excerpt: texts("B"), content: texts("C") };

const refused = (changes: object, article: object = ARTICLE) =>
  kindOf("news")
    .shape.safeParse({ ...article, ...changes })
    .error?.issues.map(({ path }) => path.join("."));

// Rule 1.14.
test("requires the texts of the chosen languages only", () => {
  expect(refused({ ...IN_PORTUGUESE, languages: ["pt"] })).toBeUndefined();
  const inTwo = { ...IN_PORTUGUESE, title: texts("A", "A"), languages: ["pt", "en"] };
  expect(refused(inTwo)).toEqual(["excerpt.en", "content.en"]);
  expect(refused({ ...inTwo, author: "", excerpt: texts("B", "B") })).toEqual([
    "author",
    "content.en",
  ]);
});

test("gives an entry all languages by default, and requires at least one", () => {
  expect(refused(ARTICLE)).toBeUndefined();
  expect(refused({ title: texts("A", "A") })).toEqual(["title.es"]);
  for (const languages of [[], ["fr"], "pt", null]) {
    expect(refused({ languages })?.[0]).toMatch(/^languages/);
  }
});

test("keeps the fixed articles in all languages", () => {
  expect(refused({ ...IN_PORTUGUESE, languages: ["pt"] }, FIXED)).toHaveLength(6);
  expect(languagesOf({ slug: FIXED.slug, languages: ["pt"] })).toEqual(["pt", "en", "es"]);
  expect(languagesOf({ slug: "other", languages: ["es", "pt"] })).toEqual(["pt", "es"]);
  expect(existsIn({ slug: "other" }, "es")).toBe(true);
});
