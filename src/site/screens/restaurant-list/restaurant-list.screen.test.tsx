import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { shownPhone } from "#language/phone-number.ts";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
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

const listOf = (data: RestaurantListData, phone = "+551130871399") =>
  renderPage("/pt/restaurantes", <RestaurantListScreen data={data} />, {
    contact: { phone: shownPhone(phone, "Brasil"), email: "" },
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

// Rule 3.21.
test("a list that is empty, or cannot be loaded, has the specification's words and a way to try again", () => {
  const empty = listOf(EMPTY);
  expect(empty.text).toContain("Nenhum restaurante encontrado Tente novamente mais tarde");
  expect(empty.alert).toBeUndefined();
  const alert = within(listOf(ERROR).getByRole("alert"));
  alert.getByRole("heading", { name: "Erro ao carregar restaurantes" });
  expect(alert.getByRole("button", { name: "Tentar Novamente" })).toHaveAttribute("href", "");
});

test("the form offers what exists, with how many each choice leaves", () => {
  const { getByLabelText, body } = listOf(filtered("country=Brasil"));
  const form = body.querySelector("details form");
  expect(form).toHaveAttribute("action", "/pt/restaurantes#all-restaurants");
  for (const name of ["São Paulo (3)", "Madri (0)"])
    within(getByLabelText("Cidade")).getByRole("option", { name, hidden: true });
  expect(getByLabelText("País")).toHaveValue("Brasil");
  expect(body.querySelector("details")).toHaveAttribute("open");
  expect(listOf(filtered()).body.querySelector("details")).not.toHaveAttribute("open");
});

test("where nothing is left it says what to leave out, and what that brings", () => {
  const { hrefOf, getByRole, text } = listOf(filtered("city=madrid&country=Chile"));
  getByRole("heading", { name: "Nenhuma casa reúne tudo isso" });
  expect(hrefOf("Sem “Madri”: 1")).toBe("/pt/restaurantes?country=Chile#all-restaurants");
  expect(hrefOf("Sem “Chile”: 1")).toBe("/pt/restaurantes?city=madrid#all-restaurants");
  expect(text).not.toContain("Nenhum restaurante encontrado");
  const night = listOf(filtered("open=1&country=Espanha", NIGHT));
  const spain = "/pt/restaurantes?country=Espanha#all-restaurants";
  expect(night.hrefOf("Sem “Abertas agora”: 1")).toBe(spain);
});

test("of who is open now only those are shown whose hours say so; the others are named apart", () => {
  const { titles, text, getByLabelText } = listOf(filtered("open=1"));
  expect(titles(3)).toEqual(["Rubaiyat Madrid", "Confirme o horário por telefone:"]);
  expect(text).toContain("Cabaña Las Lilas");
  // Without a number: the page may be a cached one.
  expect(getByLabelText("Abertas agora")).toBeChecked();
  const all = listOf(filtered()).getByRole("checkbox", { name: /^Abertas agora$/ });
  expect(all).not.toBeChecked();
});
