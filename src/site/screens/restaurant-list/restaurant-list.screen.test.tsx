import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { builtInRestaurants } from "#content/built-in-restaurants.ts";
import { aCard } from "#tests/builders/card-data.ts";
import { renderPage } from "#tests/render-page.ts";
import { filteredList } from "./filtered-list.ts";
import { type RestaurantListData, RestaurantListScreen } from "./restaurant-list.screen.tsx";

/** A Monday at two in Madrid, whose hours alone are known. */
const LUNCH = new Date("2026-11-23T14:00+01:00");
const NIGHT = new Date("2026-11-23T04:00+01:00");

/** The list as the loader makes it of a query. */
const filtered = (query = "", now = LUNCH, restaurants = builtInRestaurants()) => ({
  state: "found" as const,
  ...filteredList(restaurants, new URLSearchParams(query), "pt", now),
});

const ERROR: RestaurantListData = { state: "error" };
const EMPTY: RestaurantListData = filtered("", LUNCH, []);
const ONE: RestaurantListData = { ...EMPTY, restaurants: [aCard()] };

const listOf = (data: RestaurantListData, phone = "+551130871399") =>
  renderPage("/pt/restaurantes", <RestaurantListScreen data={data} />, {
    contact: { phone, email: "" },
    restaurants: builtInRestaurants(),
  });

// Rule 3.33.
test("assistants know what the forms do, and may send those that lead to a page", () => {
  const { body } = listOf(filtered());
  const tools = Array.from(body.querySelectorAll("form[toolname]"), (form) =>
    ["toolname", "tooldescription", "toolautosubmit"].map((name) => form.getAttribute(name)),
  );
  expect(tools).toEqual([
    ["filter_restaurants", "Filtra a lista de casas.", ""],
    ["find_dish", "Procura um prato em todos os menus.", ""],
    ["find_table", "Mostra como conseguir uma mesa; não reserva.", ""],
  ]);
});

test("every restaurant has its card", () => {
  const restaurants = [aCard(), aCard({ slug: "b", name: "Casa B" })];
  const { headings } = listOf({ ...EMPTY, restaurants });
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

// Rule 3.21.
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
  expect(body.querySelector("details form")).toHaveAttribute(
    "action",
    "/pt/restaurantes#all-restaurants",
  );
  within(getByLabelText("Cidade")).getByRole("option", { name: "São Paulo (3)", hidden: true });
  within(getByLabelText("Cidade")).getByRole("option", { name: "Madri (0)", hidden: true });
  expect(getByLabelText("País")).toHaveValue("Brasil");
  expect(body.querySelector("details")).toHaveAttribute("open");
  expect(listOf(filtered()).body.querySelector("details")).not.toHaveAttribute("open");
});

test("where nothing is left it says what to leave out, and what that brings", () => {
  const { links, getByRole, queryByText } = listOf(filtered("city=madrid&country=Chile"));
  getByRole("heading", { name: "Nenhuma casa reúne tudo isso" });
  getByRole("link", { name: "Sem “Madri”: 1" });
  getByRole("link", { name: "Sem “Chile”: 1" });
  expect(links).toContain("/pt/restaurantes?country=Chile#all-restaurants");
  expect(links).toContain("/pt/restaurantes?city=madrid#all-restaurants");
  expect(queryByText("Nenhum restaurante encontrado")).not.toBeInTheDocument();
});

test("restaurants without known rooms are named once, in one group", () => {
  const { text, headings } = listOf(filtered("guests=100"));
  expect(text.match(/Capacidade sob consulta/g)).toHaveLength(1);
  const cards = headings.filter(([level]) => level === 3).map(([, name]) => name);
  expect(cards).toEqual(["Rubaiyat Rio", "Capacidade sob consulta:"]);
  expect(text).toContain("Rubaiyat Madrid");
});

test("of who is open now only those are shown whose hours say so; the others are named apart", () => {
  const { headings, text, getByLabelText } = listOf(filtered("open=1"));
  expect(headings.filter(([level]) => level === 3).map(([, name]) => name)).toEqual([
    "Rubaiyat Madrid",
    "Confirme o horário por telefone:",
  ]);
  expect(text).toContain("Cabaña Las Lilas");
  expect(getByLabelText("Abertas agora")).toBeChecked();
  expect(listOf(filtered()).getByLabelText("Abertas agora")).not.toBeChecked();
});

test("where nobody is known to be open it says so, and what to leave out", () => {
  const { getByRole, links } = listOf(filtered("open=1&country=Espanha", NIGHT));
  getByRole("heading", { name: "Nenhuma casa reúne tudo isso" });
  getByRole("link", { name: "Sem “Abertas agora”: 1" });
  expect(links).toContain("/pt/restaurantes?country=Espanha#all-restaurants");
});

test("the label of who is open now has no number: the page may be a cached one", () => {
  const { getByRole } = listOf(filtered("city=madrid"));
  getByRole("checkbox", { name: /^Abertas agora$/ });
});
