import { expect, test } from "vitest";
import { createInlineStyles } from "#server/used-styles.ts";
import { indexStyles } from "./style-index.ts";

function styles(css: string, body: string, scripts: Record<string, string> = {}, print = "") {
  const index = indexStyles(css, { scripts, print });
  const html = `<html><head><link rel="stylesheet" href="/assets/root.css"/></head><body>${body}</body></html>`;
  return createInlineStyles(index, "/assets/root.css")(html).styles.join();
}

test("keeps a rule whose elements and classes are in the page", () => {
  const css = ".a{top:0}.b{top:1px}p{top:2px}ul>li.a{top:3px}";
  expect(styles(css, '<p class="x a">')).toBe(".a{top:0}p{top:2px}");
  expect(styles(css, '<ul><li class="a"></ul>')).toBe(".a{top:0}ul>li.a{top:3px}");
});

test.each([
  ".a:hover,.z:hover{top:0}",
  ".a:not(.z){top:0}",
  ".a:has(.z){top:0}",
  ".a[data-open],.a[aria-invalid=true]{top:0}",
  "#z .a{top:0}",
  ".a:is(.z,:focus-visible){top:0}",
  ":where(.z,:root) .a{top:0}",
  ".a::backdrop{top:0}",
  ".a:popover-open{top:0}",
  "@supports (display:grid){@media print{.a{top:0}}}",
  "@view-transition{navigation:auto}",
  "@font-face{font-family:A;src:url(/a.woff2)}",
  ".a:nth-child(2 of .z){top:0}",
  ".a{top:0}@media print{p{top:1px}}p{top:2px}@media print{.a{top:3px}}",
])("keeps rules that may match in some state, medium or browser, in order: %s", (css) => {
  expect(styles(css, '<p class="a">')).toBe(css);
});

test.each([
  ".a .z{top:0}",
  "p:is(.z,.y){top:0}",
  "@media print{.z{top:0}}",
  ":where(.z) .a{top:0}",
])("drops rules that match in no state, and empty blocks: %s", (css) => {
  expect(styles(css, '<p class="a">')).toBe("");
});

test("parses classes like a browser", () => {
  const css = String.raw`.w-1\/2{top:0}.\[\&\>p\]\:x>p{top:1px}.md\:y{top:2px}`;
  expect(styles(css, '<p class="w-1/2\n[&amp;&gt;p]:x">')).toBe(
    String.raw`.w-1\/2{top:0}.\[\&\>p\]\:x>p{top:1px}`,
  );
});

test("declares the order of all layers first, unused ones included", () => {
  const css = "@layer one{.z{top:0}}@layer two{.a{top:1px}}@layer three.four{.z{top:2px}}";
  expect(styles(css, '<p class="a">')).toBe("@layer one,two,three.four;@layer two{.a{top:1px}}");
});

const PROPERTIES =
  ":root{--a:1px;--b:var(--c);--c:2px;--d:3px}@property --e{syntax:'*';inherits:false}" +
  "@keyframes move{to{top:var(--d)}}";
test.each([
  [".a{top:var(--b)}", ":root{--b:var(--c);--c:2px;}"],
  [".a{top:calc(1px + var( --a , 0))}", ":root{--a:1px;}"],
  [".a{top:var(--e)}", "@property --e{syntax:'*';inherits:false}"],
  [".a{animation:move 1s}", ":root{--d:3px;}@keyframes move{to{top:var(--d)}}"],
  [".a{--x:move;animation-name:var(--x)}", ":root{--d:3px;}@keyframes move{to{top:var(--d)}}"],
  [".z{top:var(--a)}", ""],
])("keeps properties and @keyframes that the page's rules use: %s", (rule, kept) => {
  const own = rule.startsWith(".a") ? rule : "";
  expect(styles(PROPERTIES + rule, '<p class="a">')).toBe(kept + own);
});

test("keeps properties that markup or the print stylesheet read", () => {
  expect(styles(PROPERTIES, '<path fill="var(--a)">')).toBe(":root{--a:1px;}");
  expect(styles(PROPERTIES, "", {}, "p{top:var(--c)}")).toBe(":root{--c:2px;}");
});

test("counts names in the page's scripts as present", () => {
  const css = ".shown{top:0}video{top:1px}.on{top:2px}";
  const scripts = { "/assets/first.js": 'a.className="shown";b("video");c="button"' };
  expect(styles(css, '<script src="/assets/first.js"></script>', scripts)).toBe(
    ".shown{top:0}video{top:1px}",
  );
  expect(styles(css, "", scripts)).toBe("");
});

test("does not count a script's selectors and calls", () => {
  const css = ".filter{top:0}video{top:1px}textarea{top:2px}";
  const scripts = { "/first.js": "a.querySelector(`video`).closest(`p textarea`);a.filter (b)" };
  expect(styles(css, '<script src="/first.js"></script>', scripts)).toBe("");
});

test("refuses a stylesheet that would close its element", () => {
  expect(() => indexStyles('p{content:"</style>"}', { scripts: {}, print: "" })).toThrow(/end/);
});
