import { expect, test } from "vitest";
import { priceQuestions } from "./publish-questions.ts";

const dish = (name: string, BRL: number, more: object = {}) => ({ name, price: { BRL }, ...more });
const menu = (...items: readonly object[]) => ({
  slug: "rio-main",
  sections: [{ title: "A", items }],
});
const PUBLISHED = menu(dish("Ancho", 100), dish("Vinho", 90, { wine: { glass: { BRL: 30 } } }));

/** Returns the questions about dishes, as reason and path within the section. */
const asked = (...items: readonly object[]) =>
  priceQuestions(PUBLISHED, menu(...items)).map(
    ({ why, path }) => `${why} ${path.replace("sections.0.items.", "")}`,
  );

// Rule 10.74.
test.each<[readonly object[], readonly string[]]>([
  [[dish("Ancho", 300), dish("Vinho", 30)], []],
  [
    [dish("Ancho", 301), dish("Vinho", 29.99)],
    ["unusual 0.price.BRL", "unusual 1.price.BRL"],
  ],
  [[dish("Ancho", 0)], ["free 0.price.BRL"]],
  [[dish("Novo", 1), dish("Ancho", 950)], ["unusual 1.price.BRL"]],
  [[dish("Novo", 0)], ["free 0.price.BRL"]],
  [
    [dish("Ancho", 100), dish("Vinho", 90, { wine: { glass: { BRL: 3 } } })],
    ["unusual 1.wine.glass.BRL"],
  ],
  [
    [dish("Ancho", 100, { sizes: [{ size: "half", price: { BRL: 0 } }] })],
    ["free 0.sizes.0.price.BRL"],
  ],
])("asks about the prices of %j: %j", (items, questions) => {
  expect(asked(...items)).toEqual(questions);
});

test.each([
  [{ EUR: 95.5 }, ["BR"], ["not-offered price.EUR"]],
  [{ EUR: 95.5 }, ["BR", "ES"], []],
  [{ EUR: "sob consulta" }, ["BR"], []],
])("asks about %j of what is offered in %j: %j", (price, countries, questions) => {
  const content = { slug: "jantar", price, countries };
  const found = priceQuestions({ slug: "jantar" }, content);
  expect(found.map(({ why, path }) => `${why} ${path}`)).toEqual(questions);
  const before = { ...content, countries: ["BR"] };
  expect(priceQuestions(before, content)).toEqual([]);
});
