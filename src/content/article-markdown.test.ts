import fc from "fast-check";
import { expect, test } from "vitest";
import { LONGEST } from "./schemas/content-maxima.ts";
import { findMarkdownProblems, renderArticleBody } from "./article-markdown.ts";

const ALLOWED_TAG =
  /^<(?:\/?(?:p|h[2-6]|ul|li|blockquote|strong|em|code|pre)|\/?ol|ol start="\d+"|hr \/|br \/|\/a|a href="(?:https?:|mailto:[^"@]+@|tel:\+?\d|(?![^"/?#]*:))[^"<>]+"(?: title="[^"<>]*")?|code class="[^"<>]*"|img loading="lazy" src="(?:https?:|(?![^"/?#]*:))[^"<>]+" alt="[^"<>]*"(?: title="[^"<>]*")? \/)>/i;

function expectOnlyAllowedTags(html: string) {
  const foreign = (html.match(/<[^>]*>?/g) ?? []).filter((tag) => !ALLOWED_TAG.test(tag));
  expect(foreign).toEqual([]);
}

test("renders headings, paragraphs, lists, quotes and links", () => {
  const html = renderArticleBody(
    "Um *novo* **tinto**.\n\n## Adega\n\n- um\n- dois\n\n> Saúde\n\n[Casas](/pt/restaurantes)",
  );
  expect(html).toBe(
    "<p>Um <em>novo</em> <strong>tinto</strong>.</p>\n<h2>Adega</h2>\n<ul>\n<li>um</li>\n" +
      "<li>dois</li>\n</ul>\n<blockquote>\n<p>Saúde</p>\n</blockquote>\n" +
      '<p><a href="/pt/restaurantes">Casas</a></p>',
  );
});

test.each(["# Title", "Title\n=====", "## Title"])("renders no heading above h2: %j", (markdown) =>
  expect(renderArticleBody(markdown)).toBe("<h2>Title</h2>"),
);

test.each([
  "<script>alert(1)</script>",
  "a <b onclick=alert(1)>bold</b>",
  "<img src=x onerror=alert(1)>",
  "<pre><img src=x onerror=alert(1)></pre>",
  "<!-- --><svg/onload=alert(1)>",
  "text\n\n<iframe src=https://evil.example></iframe>",
  "<h1>big</h1>",
])("escapes HTML: %j", (markdown) => {
  const html = renderArticleBody(markdown);
  expect(html).toContain("&lt;");
  expectOnlyAllowedTags(html);
});

test.each([
  "[click](javascript:alert(1))",
  "[click](JaVaScRiPt:alert(1))",
  "[click](java&#10;script:alert(1))",
  "[click](&#x6A;avascript:alert(1))",
  "[click](data:text/html,<script>alert(1)</script>)",
  "[click](vbscript:msgbox(1))",
  "[click](mailto:nobody)",
  "[click](tel:javascript)",
  "[click](xmpp:a@b.example)",
  "[click](file:///etc/passwd)",
  "[click](irc://chat.example)",
  "[click][1]\n\n[1]: javascript:alert(1)",
  "<javascript:click>",
  "<irc://click.example>",
  "<data:text/html,click>",
])("leaves only the text of a forbidden link: %j", (markdown) => {
  const html = renderArticleBody(markdown);
  expect(html).toMatch(/^<p>(?:.*)click(?:.*)<\/p>\s*$/s);
  expect(html).not.toContain("<a");
});

test("links to e-mail addresses and telephones, but shows no picture from there", () => {
  expect(renderArticleBody("[a](mailto:a@b.example?subject=x&body=y) [t](tel:+551130871399)")).toBe(
    '<p><a href="mailto:a@b.example?subject=x&amp;body=y">a</a> <a href="tel:+551130871399">t</a></p>',
  );
  const automatic = '<p><a href="mailto:a@b.example">a@b.example</a></p>';
  expect(renderArticleBody("<a@b.example>")).toBe(automatic);
  expect(renderArticleBody("![a](mailto:a@b.example)![t](tel:+551130871399)")).toBe("<p>at</p>");
});

test("keeps titles and URLs within their attribute", () => {
  for (const markdown of [
    String.raw`[a](https://e.example/"onmouseover="alert(1) '" onclick="alert(1)')`,
    `[a](<https://e.example/"> onclick=x> "t\\" on")`,
  ])
    expectOnlyAllowedTags(renderArticleBody(markdown));
});

test.each([">", "- ", "1. "])("shows a text nested too deeply as plain text: %j", (mark) => {
  expect(renderArticleBody(`${mark.repeat(60)}fundo`)).toMatch(/^<p>.*fundo<\/p>$/);
  expect(renderArticleBody(`${mark.repeat(6)}fundo`)).not.toMatch(/^<p>/);
});

test("shows pictures of this site or the web, and only the text of others", () => {
  expect(renderArticleBody("![Adega](/images/news-nova-carta-vinhos.webp)")).toBe(
    '<p><img loading="lazy" src="/images/news-nova-carta-vinhos.webp" alt="Adega" /></p>',
  );
  expect(renderArticleBody('![A " b](javascript:alert(1))')).toBe("<p>A &quot; b</p>");
});

test("names each forbidden URL", () => {
  const markdown = "[a](javascript:alert(1)) [b](/pt) [c]() ![d](data:x)";
  expect(findMarkdownProblems(markdown)).toEqual([
    "must not link to javascript:alert(1)",
    "must not link to data:x",
  ]);
});

const COSTLY = [
  "*a_ ",
  "![",
  "a**b c* ",
  "* a\n* b\n ",
  "[a](",
  "`` ` ",
  "<![CDATA[",
  "> a\n",
  "=\na\n",
];
test.each(COSTLY)("parses the longest text in time, even of %j alone", (part) => {
  const began = process.threadCpuUsage();
  renderArticleBody(part.repeat(LONGEST.markdown / part.length));
  expect(process.threadCpuUsage(began).user).toBeLessThan(3_000_000);
});

test("shows a text beyond the maximum length as written", () => {
  const long = `# <b>\n\n${"*a* ".repeat(LONGEST.markdown / 4)}`;
  expect(renderArticleBody(long)).toMatch(/^<p># &lt;b&gt;<\/p>\n<p>\*a\* \*a\*/);
});

/** Fragments with a meaning for parser or browser. */
const FRAGMENTS = [
  ..."<>\"'&[]()!`*\n\\",
  ..."# |- |](|]:|<a href=|<h1>|<!--|&lt;|&#58;|\n\n".split("|"),
  ..."javascript: mailto: tel: +55 a@b https://e.example/ /pt on=x".split(" "),
];

test("renders only known tags and attributes of any text", () => {
  const fragment = fc.constantFrom(...FRAGMENTS);
  const markdown = fc.array(fc.oneof(fragment, fc.string()), { maxLength: 14 });
  fc.assert(
    fc.property(markdown, (parts) => expectOnlyAllowedTags(renderArticleBody(parts.join("")))),
    { numRuns: 2000 },
  );
});
