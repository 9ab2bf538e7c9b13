import { expect, test } from "vitest";
import { pageKind } from "./kinds/page.ts";
import { pageWords } from "./page-words.ts";
import { builtInPage } from "#tests/builders/built-in-page.ts";
import { PAGES } from "./built-in/built-in-content.server.ts";
import { PAGE_SLUGS, type PageContent } from "./schemas/page-texts.ts";

const delivery = builtInPage("delivery");
const events = builtInPage("events");
const EMPTY = { pt: "", en: "", es: "" };

function withText(page: PageContent, part: string, field: string, value: unknown) {
  const parts = new Map(Object.entries(page.parts));
  return {
    ...page,
    parts: { ...page.parts, [part]: { ...parts.get(part), [field]: value } },
  } as PageContent;
}

// Rule 10.39.
test("has built-in texts for every page", () => {
  expect(PAGES.map(({ slug }) => slug).toSorted()).toEqual(PAGE_SLUGS.toSorted());
});

test("shows stored texts, and built-in ones for missing parts", () => {
  const { allergens, ...others } = withText(delivery, "top", "title", {
    pt: "Em casa",
    en: "At home",
    es: "En casa",
  }).parts as typeof delivery.parts;
  const stored = { slug: "delivery", parts: others } as PageContent;
  const words = pageWords([stored], "delivery", "en");
  expect(words.top.title).toBe("At home");
  expect(words.allergens.title).toBe(allergens.title.en);
  expect(pageWords([], "delivery", "en").top.title).not.toBe("At home");
});

test("keeps an emptied text empty", () => {
  const stored = withText(delivery, "top", "lead", EMPTY);
  expect(pageWords([stored], "delivery", "pt").top.lead).toBe("");
});

test.each([undefined, null, 7, "x", [7, null], { pt: 7 }, { value: {} }])(
  "shows text for a draft with %j as texts",
  (value) => {
    const stored = withText(
      withText(withText(events, "top", "title", value), "occasions", "entries", value),
      "advice",
      "figures",
      value,
    );
    const { top, occasions, advice } = pageWords([stored], "events", "pt");
    expect(typeof top.title).toBe("string");
    expect(occasions.entries.every((entry) => typeof entry === "string")).toBe(true);
    expect(advice.figures.every(({ text }) => typeof text === "string")).toBe(true);
  },
);

test.each([
  ["an unknown page", { ...delivery, slug: "no-such-page" }, ["slug"]],
  ["a text of another page", withText(delivery, "top", "picture", EMPTY), ["parts.top"]],
  ["an empty title", withText(delivery, "top", "title", EMPTY), 3],
  ["a text in one language", withText(delivery, "top", "lead", { ...EMPTY, pt: "Aqui." }), 1],
  ["an empty list", withText(events, "occasions", "entries", []), 1],
  ["a text that is too long", withText(delivery, "top", "label", { pt: "a".repeat(201) }), 3],
  ["an empty optional text", withText(delivery, "top", "lead", EMPTY), 0],
] as const)("reports problems of %s: %j", (_, page, expected) => {
  const issues = pageKind.shape.safeParse(page).error?.issues ?? [];
  if (typeof expected === "number") expect(issues).toHaveLength(expected);
  else expect(issues.map(({ path }) => path.join("."))).toEqual(expected);
});
