import { expect, test } from "vitest";
import { articleTitle } from "./article-title.ts";

test.each(["", "  "])("a title that cannot be read (%j) gives way to a word", (nothing) => {
  const title = { pt: nothing, en: "", es: "" };
  expect(articleTitle(title, "pt")).toEqual({ text: "Notícia", language: "pt" });
  expect(articleTitle(title, "en")).toEqual({ text: "News article", language: "en" });
});
