import { expect, test } from "vitest";
import { pickText } from "./pick-text.ts";

test("a text comes in the wanted language, and says so", () => {
  expect(pickText({ pt: "casa", en: "restaurant", es: "casa" }, "en")).toEqual({
    text: "restaurant",
    language: "en",
  });
});

test("a missing translation gives the Portuguese text, marked as such", () => {
  expect(pickText({ pt: "casa", en: "", es: "" }, "es")).toEqual({ text: "casa", language: "pt" });
});

test("without Portuguese any language is better than nothing", () => {
  expect(pickText({ pt: "", en: "", es: "calle" }, "en")).toEqual({
    text: "calle",
    language: "es",
  });
});

test("no text at all is an empty one", () => {
  expect(pickText({ pt: "", en: "", es: "" }, "en").text).toBe("");
});
