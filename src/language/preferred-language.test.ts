import { expect, test } from "vitest";
import { preferredLanguage } from "./preferred-language.ts";

test.each([
  ["en", "en"],
  ["pt-BR,pt;q=0.9,en-US;q=0.8,en;q=0.7", "pt"],
  ["es-AR", "es"],
  ["de, en;q=0.3, es;q=0.7", "es"],
  ["en;q=0, es;q=0.1", "es"],
  ["fr-FR, fr;q=0.9", "pt"],
  ["", "pt"],
  [undefined, "pt"],
  ["en;q=nonsense, es;q=0.5", "en"],
  [",;,;q=,=", "pt"],
])("Accept-Language %j gives %s", (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
