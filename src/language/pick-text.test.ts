import { expect, test } from "vitest";
import { pickText } from "./pick-text.ts";

test.each([
  ["in the wanted language", { pt: "casa", en: "restaurant", es: "casa" }, "restaurant", "en"],
  ["in Portuguese where it lacks that", { pt: "casa", en: "", es: "" }, "casa", "pt"],
  ["in any other rather than in none", { pt: "", en: "", es: "calle" }, "calle", "es"],
] as const)("a text comes %s, and says so", (_, texts, text, language) => {
  expect(pickText(texts, "en")).toEqual({ text, language });
});

test("no text at all is an empty one", () => {
  expect(pickText({ pt: "", en: "", es: "" }, "en").text).toBe("");
});
