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

test("translates known reasons into each language", () => {
  for (const reason of ["Reenvio pedido pela equipe", "Erro HTTP: 422", "Erro HTTP: 401"]) {
    expect(new Set(inEachLanguage(reason)).size).toBe(3);
  }
});
