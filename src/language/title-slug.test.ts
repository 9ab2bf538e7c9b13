import { expect, test } from "vitest";
import { slugOf } from "./title-slug.ts";

test.each([
  ["Istanbul Straße œuf Łódź", "istanbul-strasse-oeuf-lodz"],
  ["İstanbul’da ığdır", "istanbul-da-igdir"],
  ["Smørrebrød & Þorskur", "smorrebrod-thorskur"],
  ["São João – edição nº 2", "sao-joao-edicao-no-2"],
  ["Ñandú ﬁlé", "nandu-file"],
  ["Phở, Țuică", "pho-tuica"],
])("%s is %s in a URL, composed or not", (title, slug) => {
  expect([slugOf(title), slugOf(title.normalize("NFD"))]).toEqual([slug, slug]);
});
