import { expect, test } from "vitest";
import { pickText } from "./pick-text.ts";

test.each([
  [{ pt: "casa", en: "restaurant", es: "casa" }, "restaurant", "en"],
  [{ pt: "casa", en: "", es: "" }, "casa", "pt"],
  [{ pt: "", en: "", es: "calle" }, "calle", "es"],
  [{ pt: "", en: "", es: "" }, "", expect.anything()],
] as const)("picks from %j for English %j (%s)", (texts, text, language) => {
  expect(pickText(texts, "en")).toEqual({ text, language });
});
