import { getSchema } from "@tiptap/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { NEWS } from "#content/built-in/built-in-content.server.ts";
import { LANGUAGES } from "#language/languages.ts";
import { renderArticleBody } from "#content/article-markdown.ts";
import { BODY_EXTENSIONS } from "./body-schema.ts";
import { readMarkdown } from "./read-markdown.ts";
import { writeMarkdown } from "./write-markdown.ts";

const schema = getSchema(BODY_EXTENSIONS);

/** Converts through the editor, which drops what it does not know. */
function throughEditor(markdown: string): string {
  const node = schema.nodeFromJSON(readMarkdown(markdown));
  node.check();
  return writeMarkdown(node.toJSON());
}

/** Returns the visible text with single spaces. */
const words = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

test.each(NEWS.flatMap(({ slug, content }) => LANGUAGES.map((one) => [slug, one, content[one]])))(
  "the editor gives the built-in article %s (%s) back letter for letter",
  (_, __, markdown = "") => expect(throughEditor(markdown)).toBe(markdown),
);

test.each([
  ["Um *novo* **tinto** e ***ambos***.", undefined],
  ["Linha\nseguinte\\\nnova linha", undefined],
  ["## Adega\n\n### Rótulos\n\n###### Fim", undefined],
  ["- um\n- dois\n  - três\n\n    ainda três", undefined],
  ["- um\n\n- dois", undefined],
  ["3. um\n4. dois", undefined],
  ["> Saúde\n>\n> - um", undefined],
  ["antes\n\n---\n\ndepois", undefined],
  ['[Casas](/pt/restaurantes) e [**fora**](https://e.example/a?b=c "Título")', undefined],
  ["[escreva](mailto:a@b.example) e [ligue](tel:+551130871399)", undefined],
  ['![Adega](/images/news-nova-carta-vinhos.webp "Nota")', undefined],
  ["`código` e **`mais`**", undefined],
  ["```js\nconst a = 1;\n\n# não é título\n```", undefined],
  [String.raw`1\. Não é lista, \*nem\* isto, nem \[isto]\(x), nem \# isto`, undefined],
  // Normalised without a visible change.
  ["# Título", "## Título"],
  ["Título\n======", "## Título"],
  ["* um\n* dois", "- um\n- dois"],
  ["_a_ __b__", "*a* **b**"],
  ["[a][1]\n\n[1]: https://e.example", "[a](https://e.example)"],
  ["<https://e.example/>", "[https://e.example/](https://e.example/)"],
  ["&lt;{@0>", String.raw`\<{@0>`],
  // The site shows only their text.
  ["[a](mailto:nobody) [b](javascript:alert(1)) ![c](data:x) ![d](tel:+55)", "a b c d"],
])("Markdown of every kind goes through the editor: %j", (markdown, expected) => {
  const written = throughEditor(markdown);
  if (expected !== undefined) expect(written).toBe(expected);
  expect(throughEditor(written)).toBe(written);
  expect(words(renderArticleBody(written))).toBe(words(renderArticleBody(markdown)));
  if (expected === undefined) expect(renderArticleBody(written)).toBe(renderArticleBody(markdown));
});

/** One line of each construct that the parser knows. */
const FRAGMENTS = [
  ..."<>\"'&[]()!`*_\n\\-+.1 ",
  ..."# |- |1. |2. |\n12.|\n1)|> |](|]:|**|___|---|\n\n|    |```|&lt;|&#58;|  \n".split("|"),
  ..."javascript: https://e.example/ /pt palavra".split(" "),
];

// Rule 10.19.
test("accepts any text, rewrites its own output unchanged, and loses no word", () => {
  const fragment = fc.constantFrom(...FRAGMENTS);
  const markdown = fc.array(fc.oneof(fragment, fc.string()), { maxLength: 14 });
  fc.assert(
    fc.property(markdown, (parts) => {
      const before = parts.join("");
      const written = throughEditor(before);
      expect(throughEditor(written)).toBe(written);
      const [shown, was] = [written, before].map((one) => words(renderArticleBody(one)));
      expect(shown?.replaceAll(" ", "")).toBe(was?.replaceAll(" ", ""));
    }),
    { numRuns: 2000 },
  );
});
