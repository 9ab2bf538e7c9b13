import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { builtInRestaurants } from "#api/restaurants/built-in-restaurants.ts";
import { toCardData } from "#site/blocks/restaurant-card/restaurant-card-data.ts";
import { toPlaces } from "#site/blocks/table-form/nearest-place.ts";
import { aCard } from "#tests/builders/card-data.ts";
import { renderPage } from "#tests/render-page.ts";
import { isWanted, listFilters, mayBeWanted, readFilters } from "./restaurant-filters.ts";
import { type RestaurantListData, RestaurantListScreen } from "./restaurant-list.screen.tsx";

const RESTAURANTS = builtInRestaurants();

/** The list as the loader makes it of a query. */
function filtered(query = ""): RestaurantListData {
  const values = readFilters(new URLSearchParams(query), RESTAURANTS);
  return {
    state: "found",
    restaurants: RESTAURANTS.filter((one) => isWanted(one, values)).map((one) =>
      toCardData(one, "pt"),
    ),
    places: toPlaces(RESTAURANTS),
    onRequest: RESTAURANTS.filter((one) => mayBeWanted(one, values)),
    filters: listFilters(RESTAURANTS, values),
  };
}
const NO_FILTER = {
  onRequest: [],
  places: [],
  filters: listFilters([], readFilters(new URLSearchParams(), [])),
};

const ERROR: RestaurantListData = { state: "error" };
const EMPTY: RestaurantListData = { state: "found", restaurants: [], ...NO_FILTER };
const ONE: RestaurantListData = { state: "found", restaurants: [aCard()], ...NO_FILTER };

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
    ...NO_FILTER,
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

test("the form offers what exists, with how many each choice leaves", () => {
  const { getByLabelText, body } = listOf(filtered("country=Brasil"));
  expect(body.querySelector("details form")).toHaveAttribute("action", "/pt/restaurantes");
  within(getByLabelText("Cidade")).getByRole("option", { name: "São Paulo (3)", hidden: true });
  within(getByLabelText("Cidade")).getByRole("option", { name: "Madrid (0)", hidden: true });
  expect(getByLabelText("País")).toHaveValue("Brasil");
  expect(body.querySelector("details")).toHaveAttribute("open");
  expect(listOf(filtered()).body.querySelector("details")).not.toHaveAttribute("open");
});

test("where nothing is left it says what to leave out, and what that brings", () => {
  const { links, getByRole, queryByText } = listOf(filtered("city=madrid&country=Chile"));
  getByRole("heading", { name: "Nenhuma casa reúne tudo isso" });
  getByRole("link", { name: "Sem “Madrid”: 1" });
  getByRole("link", { name: "Sem “Chile”: 1" });
  expect(links).toContain("/pt/restaurantes?country=Chile");
  expect(links).toContain("/pt/restaurantes?city=madrid");
  expect(queryByText("Nenhum restaurante encontrado")).not.toBeInTheDocument();
});

test("restaurants without known rooms are named once, in one group", () => {
  const { text, headings } = listOf(filtered("guests=100"));
  expect(text.match(/Capacidade sob consulta/g)).toHaveLength(1);
  const cards = headings.filter(([level]) => level === 3).map(([, name]) => name);
  expect(cards).toEqual(["Rubaiyat Rio", "Capacidade sob consulta:"]);
  expect(text).toContain("Rubaiyat Madrid");
});
