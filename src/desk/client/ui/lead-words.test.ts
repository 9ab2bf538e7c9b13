import { afterAll, expect, test } from "vitest";
import { overwriteGetLocale } from "../paraglide/runtime.js";
import { LANGUAGES } from "#language/languages.ts";
import { reasonText } from "./lead-words.ts";

afterAll(() => overwriteGetLocale(() => "pt"));

function inEachLanguage(reason: string): readonly string[] {
  return LANGUAGES.map((language) => {
    overwriteGetLocale(() => language);
    return reasonText(reason);
  });
}

test("a reason that the desk has words for is said in each language", () => {
  for (const reason of ["Reenvio pedido pela equipe", "Erro HTTP: 422", "Erro HTTP: 401"]) {
    expect(new Set(inEachLanguage(reason)).size).toBe(3);
  }
});

test("a reason that only the server knows is quoted, and each language says that it is", () => {
  const reason = "550 5.1.1 mailbox unavailable";
  const words = inEachLanguage(reason);
  for (const said of words) expect(said).toMatch(/^\p{L}.+: \u2068550 5\.1\.1 .+\u2069$/u);
  expect(new Set(words).size).toBe(3);
});
