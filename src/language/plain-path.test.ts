import fc from "fast-check";
import { expect, test } from "vitest";
import { pathToPage } from "./path-to.ts";
import { plainPath } from "./plain-path.ts";

test.each([
  ["/", "/"],
  ["/pt/contato", "/pt/contato"],
  ["/calendar/pt/%68appenings.ics", "/calendar/pt/happenings.ics"],
  ["/%61pi/restaurants", "/api/restaurants"],
  ["/p%74/%63ontato", "/pt/contato"],
  ["/pt/%7Ea%2D%5fb", "/pt/~a-_b"],
  // Empty and dot segments, and the last slash.
  ["//pt///contato//", "/pt/contato"],
  ["/pt/./contato/.", "/pt/contato"],
  ["/pt/a/%2e%2E/contato", "/pt/contato"],
  ["/../../package.json", "/package.json"],
  ["\\\\evil.example\\a", "/evil.example/a"],
  ["/.well-known/security.txt", "/.well-known/security.txt"],
  // An escaped slash or backslash is part of a name.
  ["/pt/a%2fb", "/pt/a%2Fb"],
  ["/pt/..%2f..%5c", "/pt/..%2F..%5C"],
  ["/robots.txt;x", "/robots.txt%3Bx"],
  ["/pt/a:b@c", "/pt/a%3Ab%40c"],
  ["/pt/it's(1)!*", "/pt/it's(1)!*"],
  ["/sitemap.xml.", "/sitemap.xml."],
  // UTF-8 in any case, else Windows-1252.
  ["/pt/promo%c3%a7%C3%A3o", "/pt/promo%C3%A7%C3%A3o"],
  ["/pt/promo%E7%E3o", "/pt/promo%C3%A7%C3%A3o"],
  ["/pt/%80", "/pt/%E2%82%AC"],
  ["/pt/promoção", "/pt/promo%C3%A7%C3%A3o"],
  // Data requests, and a name with the same ending.
  ["/pt/%63ontato.data", "/pt/contato.data"],
  ["/pt/contato%2edata", "/pt/contato%2Edata"],
  ["/_.data", "/_.data"],
])("%s has the spelling %s", (path, plain) => expect(plainPath(path)).toBe(plain));

test.each([
  "/%",
  "/pt/100%",
  "/pt/%zz",
  "/%E0%A4%A",
  "/a%2",
  "/pt/%00",
  "/pt/a%0D%0Ab",
  "/%7f",
  "/pt/%1B[2J",
])("%j has no spelling", (path) => expect(plainPath(path)).toBeUndefined());

const FRAGMENTS = "/ // . .. %2e %2F %5C \\ .data _ %5f ; %E7 %c3%a7".split(" ");
const anyPath = fc
  .array(
    fc.oneof(
      fc.constantFrom(...FRAGMENTS),
      fc.constantFrom("pt", "api", "%61", "a%20b", "é", "%ED%A0%80", "%F0%9F%8E%89", "?", "#", ":"),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 9 },
  )
  .map((parts) => `/${parts.join("")}`);

test("gives every path one spelling that browsers leave unchanged", () => {
  fc.assert(
    fc.property(anyPath, (path) => {
      const plain = plainPath(path);
      if (plain === undefined) return;
      expect(plainPath(plain)).toBe(plain);
      expect(plain).toMatch(/^\/(?!\/)/);
      expect(new URL(`http://site.example${plain}`).pathname).toBe(plain);
    }),
    { numRuns: 3000 },
  );
});

test("keeps the path of every page", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (slug) => {
      const path = pathToPage({ language: "pt", screen: "newsArticle", params: { slug } });
      if (!/%(0|1)|%7F/i.test(path)) expect(plainPath(path)).toBe(path);
    }),
  );
});
