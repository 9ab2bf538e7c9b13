import { afterAll, expect, test, vi } from "vitest";
import { m as siteTexts } from "#language/paraglide/messages.js";
import { getLocale, overwriteGetLocale } from "#language/paraglide/runtime.js";
import { m } from "../paraglide/messages.js";
import { setDeskLanguage, startLanguage, zoneInWords } from "./desk-language.ts";

const localeOfSite = getLocale;
afterAll(() => overwriteGetLocale(localeOfSite));

test("uses the desk's language for the site's texts", () => {
  vi.stubGlobal("document", { documentElement: {} });
  startLanguage();
  const said = (["en", "es", "pt"] as const).map((language) => {
    setDeskLanguage(language);
    return [m.hours_closed(), siteTexts.opening_closed()];
  });
  expect(said).toEqual(["Closed", "Cerrado", "Fechado"].map((word) => [word, word]));
});

// Rule 10.57.
test("names a time zone by its place and in words", () => {
  expect(zoneInWords("America/Sao_Paulo")).toMatch(/^Sao Paulo · Horário .*de Brasília$/);
});
