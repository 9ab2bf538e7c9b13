import { expect, test } from "vitest";
import { drawText } from "./og-image-text.ts";

const draw = async (text: string, face: "display" | "label" = "display") => {
  const { bytes } = await drawText(text, { face, size: 40, colour: "#fff" }, 800);
  return bytes.toString("base64");
};

test.each(["display", "label"] as const)("draws letters of other alphabets in %s", async (face) => {
  const texts = ["Őzgerinc", "Ξινόμαυρο", "Мавруд", "საფერავი", "ხაჭაპური", "Phở", "★ → ⅓", "□□□□"];
  const drawn = await Promise.all(texts.map((text) => draw(text, face)));
  expect(new Set(drawn).size).toBe(texts.length);
});

test.each([
  ["decomposed letters", "Pão de açúcar".normalize("NFD"), "Pão de açúcar"],
  ["signs that no typeface has", "Omakase 寿司 🍣", "Omakase □□ □"],
  ["ligatures", "ﬁlé", "filé"],
])("draws %s as on a menu", async (_what, text, shown) => {
  expect(await draw(text)).toBe(await draw(shown));
});
