import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { builtInRestaurants } from "#api/restaurants/built-in-restaurants.ts";
import { aCard } from "#tests/builders/card-data.ts";
import { renderPage } from "#tests/render-page.ts";
import { type RestaurantListData, RestaurantListScreen } from "./restaurant-list.screen.tsx";

const ERROR: RestaurantListData = { state: "error" };
const EMPTY: RestaurantListData = { state: "found", restaurants: [], places: [] };
const ONE: RestaurantListData = { state: "found", restaurants: [aCard()], places: [] };

const listOf = (data: RestaurantListData, phone = "+551130871399") =>
  renderPage(
    "/pt/restaurantes",
    <RestaurantListScreen
      data={data}
      contact={{ phone, email: "", phoneOwner: "" }}
      restaurants={builtInRestaurants()}
    />,
  );

test("every restaurant has its card", () => {
  const { headings } = listOf({
    state: "found",
    restaurants: [aCard(), aCard({ slug: "b", name: "Casa B" })],
    places: [],
  });
  expect(headings.filter(([level]) => level === 3)).toEqual([
    [3, "Rubaiyat Madrid"],
    [3, "Casa B"],
  ]);
});

test("an empty list has the specification's words", () => {
  const { text, queryByRole } = listOf(EMPTY);
  expect(text).toContain("Nenhum restaurante encontrado Tente novamente mais tarde");
  expect(queryByRole("alert")).not.toBeInTheDocument();
});

test("a list that cannot be loaded has the specification's words and a way to try again", () => {
  const alert = within(listOf(ERROR).getByRole("alert"));
  alert.getByRole("heading", { name: "Erro ao carregar restaurantes" });
  expect(alert.getByRole("button", { name: "Tentar Novamente" })).toHaveAttribute("href", "");
});

test.each([[EMPTY], [ERROR], [ONE]])(
  "whatever the list holds, the help block leads to the contact page and calls the central line",
  (data) => {
    const { links, text } = listOf(data);
    expect(links.slice(-2)).toEqual(["/pt/contato", "tel:+551130871399"]);
    expect(text).toContain("+55 11 3087-1399");
  },
);

test.each([[EMPTY], [ERROR], [ONE]])(
  "a table can be asked for, whatever the list holds",
  (data) => {
    const { getByRole, getByLabelText } = listOf(data);
    const form = getByRole("form", { name: "Reservar uma mesa" });
    expect(form).toHaveAttribute("action", "/pt/reservas");
    expect(form).toHaveAttribute("method", "get");
    within(getByLabelText("Casa ou cidade")).getByRole("option", { name: "Rubaiyat Rio" });
  },
);

test("without a central line there is no call button", () => {
  expect(listOf(EMPTY, "").links.at(-1)).toBe("/pt/contato");
});
