import { expect, test } from "vitest";
import { linesOfMixedText } from "./jsx-text.ts";
import { filesIn, readProjectFile } from "./project-files.ts";

// A browser that translates a page replaces text nodes by elements. React, which
// then looks for its text node to remove it or to insert something before it, throws, and texts that
// change stay as they were. A text that is alone in its element is set as the element's content, which
// works on a translated page as well.

test("a text stands alone in its element, and never directly in a fragment", () => {
  const found = filesIn(["src/"], [".tsx"])
    .filter((path) => !path.endsWith(".test.tsx"))
    .flatMap((path) =>
      linesOfMixedText(path, readProjectFile(path)).map((line) => `${path}:${line}`),
    );
  expect(found).toEqual([]);
});

test.each([
  ["<b>{isOn && <i />}{text}</b>", 1],
  ["<b><i /> text</b>", 1],
  ["<b>({name})</b>", 1],
  ["<b>{isOn ? 'yes' : <i />}<i /></b>", 1],
  ["<>{m.text()}</>", 1],
  ["<b>{text}</b>", 0],
  ["<b>{isOn ? m.yes() : m.no()}</b>", 0],
  ['<b><i />{" "}<u /></b>', 0],
  ["<b>{isOn && <i />}{list.map((one) => <u key={one} />)}</b>", 0],
  ["<b>\n  {/* why */}\n  {text}\n</b>", 0],
])("%s: mixed text in %i line", (source, count) => {
  expect(linesOfMixedText("example.tsx", `const example = ${source};`)).toHaveLength(count);
});
