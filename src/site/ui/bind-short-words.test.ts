import { expect, test } from "vitest";
import { bindShortWords } from "./bind-short-words.ts";

test.each([
  ["O fogo e a figueira", "O_fogo e_a_figueira"],
  ["Vinte e cinco anos à sombra da figueira", "Vinte e_cinco anos à_sombra da_figueira"],
  ["Notícias, de vez em quando", "Notícias, de_vez em_quando"],
  ["Fire and the fig tree", "Fire and the fig tree"],
  ["", ""],
])("%j keeps its short words with the next one", (text, bound) => {
  expect(bindShortWords(text).replaceAll("\u00a0", "_")).toBe(bound);
});
