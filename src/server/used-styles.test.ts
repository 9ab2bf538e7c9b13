import { expect, test } from "vitest";
import { createInlineStyles } from "./used-styles.ts";

const LINK = '<link rel="stylesheet" href="/assets/root.css"/>';
const HELD = '<link rel="stylesheet" href="/assets/root.css" disabled=""/>';
const INDEX = {
  nodes: [
    { css: "p{top:0}", needs: [["p"]] },
    { css: ".a{top:1px}", needs: [[".a"]] },
  ],
  scripts: {},
  uses: [],
};
const inlineStyles = createInlineStyles(INDEX, "/assets/root.css");

test("replaces the stylesheet's link by the rules and a disabled link", () => {
  const page = `<html><head>${LINK}<link rel="stylesheet" href="/print.css" media="print"/></head><body><p>$&</p>`;
  expect(inlineStyles(page)).toEqual({
    html: page.replace(LINK, () => `<style>p{top:0}</style>${HELD}`),
    styles: ["p{top:0}"],
  });
});

test("accepts React Router's # at the end of the link", () => {
  const page = `<head>${LINK.replace(".css", ".css#")}</head><p>`;
  const held = HELD.replace(".css", ".css#");
  const inlined = createInlineStyles(INDEX, "/assets/root.css#")(page);
  expect(inlined.html).toBe(`<head><style>p{top:0}</style>${held}</head><p>`);
});

test("leaves a response without the link as it is", () => {
  expect(inlineStyles("<h1>Error</h1>")).toEqual({ html: "<h1>Error</h1>", styles: [] });
});

test.each([
  '<p>&lt;/style>&lt;style>p{color:red}&lt;/style></p><p class="&lt;/style&gt;">',
  "<p></style><style>p{color:red}</style><i class='a'>",
  '<p><script>"</style>"</script>',
  `<p>${LINK}</p>`,
  '<p class="} body{display:none} </style> __proto__ constructor">',
  "<p><constructor><toString>",
])("keeps a page's content out of its style element: %s", (content) => {
  const { html, styles } = inlineStyles(`<head>${LINK}</head>${content}`);
  expect(styles).toEqual(["p{top:0}"]);
  expect(html).toBe(`<head><style>p{top:0}</style>${HELD}</head>${content}`);
});
