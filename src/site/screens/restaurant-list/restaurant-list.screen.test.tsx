import { expect, test } from "vitest";
import { aCard } from "#tests/builders/card-data.ts";
import { outlineOf } from "#tests/page-outline.ts";
import { type RestaurantListData, RestaurantListScreen } from "./restaurant-list.screen.tsx";

const listOf = (restaurants: RestaurantListData["restaurants"], phone = "+551130871399") =>
  outlineOf("/pt/restaurantes", () => (
    <RestaurantListScreen data={{ restaurants }} contact={{ phone, email: "", phoneOwner: "" }} />
  ));

test("every restaurant has its card", () => {
  const { headings } = listOf([aCard(), aCard({ slug: "b", name: "Casa B" })]);
  expect(headings.filter(([level]) => level === 3)).toEqual([
    [3, "Rubaiyat Madrid"],
    [3, "Casa B"],
  ]);
});

test("an empty list has the specification's words", () => {
  const { text, html } = listOf([]);
  expect(text).toContain("Nenhum restaurante encontrado Tente novamente mais tarde");
  expect(html).not.toContain('role="alert"');
});

test("a list that cannot be loaded has the specification's words and a way to try again", () => {
  const { html } = listOf("error");
  expect(html).toMatch(/role="alert".*Erro ao carregar restaurantes/);
  expect(html).toMatch(/<a href=""[^>]*>Tentar Novamente/);
});

test.each<RestaurantListData["restaurants"][]>([[[]], ["error"], [[aCard()]]])(
  "whatever the list holds, the help block leads to the contact page and calls the central line",
  (restaurants) => {
    const { links, text } = listOf(restaurants);
    expect(links.slice(-2)).toEqual(["/pt/contato", "tel:+551130871399"]);
    expect(text).toContain("+55 11 3087-1399");
  },
);

test("without a central line there is no call button", () => {
  expect(listOf([], "").links.at(-1)).toBe("/pt/contato");
});
