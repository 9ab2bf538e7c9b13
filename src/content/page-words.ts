import type { Language } from "#language/languages.ts";
import { PAGES } from "./built-in/built-in-content.server.ts";
import {
  PAGE_TEXTS,
  type PageContent,
  type PageField,
  type PageSlug,
  type PageWords,
} from "./schemas/page-texts.ts";

export type WordsOfPages = <Slug extends PageSlug>(slug: Slug) => PageWords<Slug>;

/** Returns a page's texts in a language; missing parts are the built-in ones. In a draft, invalid texts are empty. */
export function pageWords<Slug extends PageSlug>(
  pages: readonly PageContent[],
  slug: Slug,
  language: Language,
): PageWords<Slug> {
  const [stored, builtIn] = [pages, PAGES].map(
    (all) => all.find((page) => page.slug === slug)?.parts,
  );
  const parts = Object.entries<readonly PageField[]>(PAGE_TEXTS[slug]).map(([part, fields]) => {
    const words = fields.map((field) => {
      const value = valueAt(valueAt(stored, part), field) ?? valueAt(valueAt(builtIn, part), field);
      return [field, wordsIn(value, field, language)];
    });
    return [part, Object.fromEntries(words)];
  });
  return Object.fromEntries(parts) as PageWords<Slug>;
}

const KEYS_OF_LISTS: { readonly [Field in PageField]?: readonly string[] } = {
  figures: ["value", "text"],
  awards: ["year", "giver", "text"],
};

function wordsIn(value: unknown, field: PageField, language: Language) {
  const textOf = (texts: unknown) => {
    const text = valueAt(texts, language);
    return typeof text === "string" ? text.trim() : "";
  };
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  if (field === "entries") return list.map(textOf);
  // A draft may contain any URL.
  if (field === "url") return textOf(value).startsWith("https://") ? textOf(value) : "";
  const keys = KEYS_OF_LISTS[field];
  if (keys === undefined) return textOf(value);
  return list.map((one) => Object.fromEntries(keys.map((key) => [key, textOf(valueAt(one, key))])));
}

function valueAt(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
