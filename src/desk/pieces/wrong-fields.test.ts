import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { texts } from "./field-types.tsx";
import { fieldErrors } from "./wrong-fields.tsx";

beforeEach(() => {
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("CSS", { escape: (name: string) => name });
});
afterEach(() => vi.unstubAllGlobals());

// Rule 10.26.
test.each([
  ["da co\u00ADzinha\uE000", "o site não mostra (U+E000) depois de “cozinha”"],
  ["\uD83D", "começa com um caractere que o site não mostra (U+D83D)"],
  ["", "Preencha nos três idiomas."],
])("says of %j what keeps it from being published", (pt, words) => {
  const fields = { text: texts(() => "Texto", { expected: () => "Preencha nos três idiomas." }) };
  const content = { text: { pt, en: "", es: "" } };
  const errors = fieldErrors({ fields, paths: ["text.pt"] }, content);
  expect(errors.get("text.pt")).toContain(words);
});
