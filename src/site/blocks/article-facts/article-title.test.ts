import { expect, test } from "vitest";
import { articleTitle } from "./article-title.ts";

test("a title is shown in the language of the page, else in the nearest there is", () => {
  const title = { pt: "Vinhos", en: "", es: "Vinos" };
  expect(articleTitle(title, "es")).toEqual({ text: "Vinos", language: "es" });
  expect(articleTitle(title, "en")).toEqual({ text: "Vinhos", language: "pt" });
});

test.each(["", "  "])("a title that cannot be read (%j) gives way to a word", (nothing) => {
  const title = { pt: nothing, en: "", es: "" };
  expect(articleTitle(title, "pt")).toEqual({ text: "Notícia", language: "pt" });
  expect(articleTitle(title, "en")).toEqual({ text: "News article", language: "en" });
});
