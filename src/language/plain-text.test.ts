import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test.each([
  ["Pão de AÇÚCAR", "pao de acucar"],
  ["Weißwürste, GROẞ", "weisswurste, gross"],
  ["Œuf & Æbleskiver", "oeuf & aebleskiver"],
  ["Smørrebrød, Łódź, Đuveč", "smorrebrod, lodz, duvec"],
  ["Þorskur með", "thorskur med"],
  ["İmam, ığdır", "imam, igdir"],
  ["ﬁlé ½ １２", "file 1⁄2 12"],
  ["ΟΔΟΣ οδός", "οδοσ οδοσ"],
  ["Ёлка, ЩИ", "елка, щи"],
  ["Ở Phở", "o pho"],
])("folds %s, composed or not", (text, plain) => {
  expect([plainText(text), plainText(text.normalize("NFD"))]).toEqual([plain, plain]);
});
