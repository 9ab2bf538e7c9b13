import fc from "fast-check";
import { expect, test } from "vitest";
import { misnamedPage } from "./misnamed-page.ts";
import { languageQuery, redirectOnServer } from "./language-redirect.ts";
import { type Language, LANGUAGES } from "./languages.ts";
import { LEGACY_PATHS, redirectFor } from "./redirect-for.ts";
import { languageOf, matchPath } from "./match-path.ts";
import { parentPath } from "./parent-path.ts";
import { pathToPage } from "./path-to.ts";
import { patternsFor, SCREEN_NAMES, SCREENS } from "./screens.ts";
import { alternatePaths, canonicalPath, translatePath } from "./translate-path.ts";

const suggestPath = (pathname: string) => {
  const { page: meant } = misnamedPage(pathname) ?? {};
  return meant && pathToPage(meant);
};

const ORIGIN = "https://site.example";
const LANGUAGE_PREFIX = /^\/(pt|en|es)(?=[/?#]|$)/;

const language = fc.constantFrom(...LANGUAGES);

const awkward = fc.constantFrom(
  ..."a b|100%|%2F|%25|..x|...|a/b|/|\\|x.data|.data|_|_root|é|日本|👨‍👩‍👧|?|#|pt|en|:slug|@|;|&=+|~".split(
    "|",
  ),
);
const value = fc
  .oneof(awkward, fc.string(), fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }))
  .filter((text) => !["", ".", ".."].includes(text));

/** Any page, with awkward but possible parameters. */
const page = fc
  .tuple(language, fc.constantFrom(...SCREEN_NAMES), fc.record({ citySlug: value, slug: value }))
  .map(([pageLanguage, screen, values]) => ({
    language: pageLanguage,
    screen,
    params: Object.fromEntries(
      Object.entries(values).filter(([name]) => SCREENS[screen].slugs.pt.includes(`:${name}`)),
    ),
  }));

const ofEveryPage = (check: (wanted: Parameters<typeof pathToPage>[0], other: Language) => void) =>
  fc.assert(fc.property(page, language, check));

const query = fc.constantFrom("", "?", "?a=1&b=%20", "?x=/pt/eventos?y");
const hash = fc.constantFrom("", "#", "#a?b");

/** Arbitrary text, mostly fragments of paths and attacks. */
const anyText = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((c) => String.fromCharCode(c)) }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom("/", "//", "\\", ".", "..", "%2e", "%", "%5C", "%2F", "?", "#", ":", "@"),
        fc.constantFrom("pt", "EN", "es", "fr", "%65n", "restaurants", "restaurantes", "madrid"),
        fc.constantFrom(".data", "_.data", "\t", "\r\n", " ", "\0", "evil.example", "é", "\ud800"),
        fc.constantFrom(...LEGACY_PATHS.keys()),
      ),
      { maxLength: 9 },
    )
    .map((pieces) => pieces.join("")),
);

test("leads every page's path back to the page, even after a browser has parsed it", () =>
  ofEveryPage((wanted) => {
    const path = pathToPage(wanted);
    expect(new URL(path, ORIGIN).pathname).toBe(path);
    expect(matchPath(path)).toEqual({ ...wanted, alias: false });
    expect(matchPath(`${path}.data`)).toEqual({ ...wanted, alias: false });
    expect(canonicalPath(path)).toBe(path);
    expect(redirectFor(path, "?a=1")).toBeUndefined();
    expect(misnamedPage(path)).toBeUndefined();
  }));

// Rule 1.4.
test("redirects other cases and extra slashes once, to the page's own path", () => {
  fc.assert(
    fc.property(page, fc.boolean(), fc.integer({ min: 0, max: 3 }), (wanted, capital, slashes) => {
      const path = pathToPage(wanted);
      const [, prefix = "", slug = "", ...below] = path.split("/");
      const upper = [prefix, slug].map((part) => (capital ? part.toUpperCase() : part));
      const parts = [...upper, ...below].filter((part) => part !== "");
      const variant = `/${parts.join("/")}${"/".repeat(slashes)}`;
      expect(matchPath(variant)).toEqual(matchPath(path));
      expect(redirectFor(variant, "?a=1")).toBe(variant === path ? undefined : `${path}?a=1`);
    }),
  );
});

// Rule 1.3.
test("serves an alias in place, with the page's canonical path", () =>
  ofEveryPage((wanted) => {
    const path = pathToPage(wanted);
    for (const alias of patternsFor(wanted.language, wanted.screen).slice(1)) {
      const [, prefix, , ...below] = path.split("/");
      const byAlias = ["", prefix, alias.split("/")[0], ...below].join("/");
      expect(matchPath(byAlias)).toEqual({ ...wanted, alias: true });
      expect(canonicalPath(byAlias)).toBe(path);
      expect(redirectFor(byAlias, "")).toBeUndefined();
      expect(alternatePaths(byAlias)).toEqual(alternatePaths(path));
    }
  }));

test("restores a path translated there and back, with its query and hash", () => {
  fc.assert(
    fc.property(page, language, query, hash, (wanted, other, ...ending) => {
      const [path, rest] = [pathToPage(wanted), ending.join("")];
      const there = translatePath(path + rest, other);
      expect(there).toBe(pathToPage({ ...wanted, language: other }) + rest);
      expect(translatePath(there, wanted.language)).toBe(path + rest);
    }),
  );
});

test("lists alternates that agree with each other and with the language switch", () =>
  ofEveryPage((wanted) => {
    const path = pathToPage(wanted);
    const alternates = alternatePaths(path);
    expect(alternates?.[wanted.language]).toBe(path);
    for (const other of LANGUAGES) {
      const alternate = alternates?.[other] ?? "";
      expect(alternatePaths(alternate)).toEqual(alternates);
      expect(translatePath(path, other)).toBe(alternate);
      expect(languageOf(alternate)).toBe(other);
    }
  }));

test("finds or suggests a page under another language's slug", () =>
  ofEveryPage((wanted, other) => {
    const sought = `/${wanted.language}${pathToPage({ ...wanted, language: other }).slice(3)}`;
    expect(suggestPath(sought) ?? canonicalPath(sought)).toBe(pathToPage(wanted));
  }));

test("never redirects twice or away from the site's languages", () => {
  fc.assert(
    fc.property(anyText, anyText, (pathname, search) => {
      const target = redirectFor(pathname, search);
      if (target === undefined) return;
      expect(target).toMatch(LANGUAGE_PREFIX);
      expect(target).toMatch(/^[\x21-\x7e]+$/);
      const url = new URL(target, ORIGIN);
      expect(url.href).toBe(ORIGIN + target);
      expect(redirectFor(url.pathname, url.search)).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});

test("redirects a language query to the translated path in one hop", () => {
  fc.assert(
    fc.property(anyText, language, (text, to) => {
      const { pathname } = new URL(`${ORIGIN}/${encodeURI(text.toWellFormed())}`);
      const target = redirectOnServer(pathname, `?a=1${languageQuery(to)}`);
      if (pathname.endsWith(".data")) {
        expect(target).toBeUndefined();
        return;
      }
      const url = new URL(target ?? "", ORIGIN);
      expect(languageOf(url.pathname)).toBe(to);
      expect(url.search).not.toContain("switch-to");
      expect(redirectFor(url.pathname, url.search)).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});

test("never throws or leaves the site's languages, for any text", () => {
  fc.assert(
    fc.property(anyText, language, (text, to) => {
      expect(LANGUAGES).toContain(languageOf(text));
      expect(translatePath(text, to).startsWith(`/${to}`)).toBe(true);
      expect(parentPath(text)).toMatch(LANGUAGE_PREFIX);
      const slug = pathToPage({ language: to, screen: "newsArticle", params: { slug: text } });
      expect(matchPath(slug)?.screen).toMatch(/^news(List|Article)$/);
      const known = [canonicalPath(text), suggestPath(text), alternatePaths(text)?.[to]];
      for (const path of known) {
        if (path !== undefined) expect(canonicalPath(path)).toBe(path);
      }
    }),
    { numRuns: 2000 },
  );
});

test("leads back to the language's home in at most three steps", () =>
  ofEveryPage((wanted) => {
    let path = pathToPage(wanted);
    for (let steps = 0; steps < 3; steps += 1) {
      path = parentPath(path);
      expect(matchPath(path)).toBeDefined();
    }
    expect(path).toBe(`/${wanted.language}`);
  }));

// Rule 1.9.
test("leads every former path to an existing page", () => {
  for (const [former, { path }] of LEGACY_PATHS) {
    expect(matchPath(former)).toBeUndefined();
    expect(canonicalPath(path)).toBe(path);
    expect(languageOf(path)).toBe(languageOf(former));
  }
});
