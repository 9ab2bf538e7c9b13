import { expect, test } from "vitest";
import { takeInlineScripts } from "./inline-scripts.ts";

test("finds marked inline scripts and removes the marks; files and data need no hash", () => {
  const html =
    '<link href="/a.css" nonce="abc"/><script nonce="abc">one(\n)</script>' +
    '<script nonce="abc" type="module" async="">two()</script><script async="" nonce="abc"></script>' +
    '<script type="module" src="/assets/a.js"></script><script src="/b.js" nonce="abc"></script>' +
    '<script type="application/ld+json">{"a":1}</script>';
  expect(takeInlineScripts(html, "abc")).toEqual({
    html: html.replaceAll(' nonce="abc"', ""),
    scripts: ["one(\n)", "two()", ""],
  });
});

test.each([
  "<script>evil()</script>",
  '<script nonce="">evil()</script>',
  '<script nonce="abd">evil()</script>',
  "<script nonce=abc>evil()</script>",
  "<script>evil(' nonce=\"abc\"')</script>",
  "<script><script>evil()</script>",
  "<script\n",
])("does not trust markup without the mark: %j", (injected) => {
  const html = `<p>${injected}</p><script nonce="abc">ours()</script>`;
  expect(takeInlineScripts(html, "abc").scripts).toEqual(["ours()"]);
});
