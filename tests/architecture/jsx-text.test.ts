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
