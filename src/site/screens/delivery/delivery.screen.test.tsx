import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { wordsAt } from "#tests/builders/words.ts";
import { renderPage } from "#tests/render-page.ts";
import type { Language } from "#language/languages.ts";
import { type DeliveryData, DeliveryScreen } from "./delivery.screen.tsx";
import type { DeliveryRestaurant } from "./delivery-restaurants.ts";

const RIO: DeliveryRestaurant = {
  slug: "rubaiyat-rio",
  name: "Rubaiyat Rio",
  city: "Rio de Janeiro",
  citySlug: "rio-de-janeiro",
  country: "Brasil",
  phone: "+552130001000",
  links: [],
};
const LINKS = [{ name: "Entregas", url: "https://orders.example/rio" }];

function screenOf(restaurants: readonly DeliveryRestaurant[] | "error", language: Language = "pt") {
  const words = wordsAt(`/${language}`)("delivery");
  const data: DeliveryData =
    restaurants === "error" ? { state: "error", words } : { state: "found", words, restaurants };
  return renderPage(`/${language}/delivery`, <DeliveryScreen data={data} />);
}

// Rule 3.19.
test("a restaurant with an order link offers it in a new tab, and nothing less good", () => {
  const { getByRole, links, text } = screenOf([{ ...RIO, links: LINKS }]);
  const order = getByRole("link", { name: /^Pedir por Entregas.*\(abre em nova aba\)/ });
  expect(order).toHaveAttribute("href", "https://orders.example/rio");
  expect(order).toHaveAttribute("target", "_blank");
  expect(links).not.toContainEqual(expect.stringMatching(/^tel:/));
  expect(text).not.toContain("Estas casas não publicam");
});

test("a restaurant without a link is to be asked by phone", () => {
  const { links } = screenOf([RIO]);
  expect(links).toContain("tel:+552130001000");
});

test("a restaurant without a link and a phone sends to the group", () => {
  const { getByRole } = screenOf([{ ...RIO, phone: "" }], "es");
  const group = getByRole("link", { name: /^Consulte al grupo/ });
  expect(group).toHaveAttribute("href", expect.stringMatching(/^\/es\/contacto/));
});

test("the restaurants with links come first, under their own heading", () => {
  const { getAllByRole } = screenOf([
    RIO,
    { ...RIO, slug: "two", name: "Casa Dois", links: LINKS },
  ]);
  const [online, others] = getAllByRole("region");
  within(online!).getByRole("heading", { level: 2, name: "Pedir on-line" });
  within(online!).getByRole("heading", { level: 3, name: "Casa Dois" });
  within(others!).getByRole("heading", { level: 2, name: "As outras casas" });
  within(others!).getByRole("heading", { level: 3, name: "Rubaiyat Rio" });
});

test.each([
  ["pt", "pergunte pelos alérgenos"],
  ["en", "which allergens each dish contains"],
  ["es", "pregunte por los alérgenos"],
] as const)("allergens are spoken of before the order, in %s", (language, words) => {
  expect(screenOf([RIO], language).text).toContain(words);
});

test("no restaurants, and restaurants that could not be loaded, are told apart", () => {
  const empty = screenOf([]);
  empty.getByRole("heading", { name: "Nenhum restaurante encontrado" });
  expect(empty.queryByRole("alert")).not.toBeInTheDocument();
  const alert = within(screenOf("error").getByRole("alert"));
  alert.getByRole("heading", { name: "Erro ao carregar restaurantes" });
});

// Rule 10.39.
test("a text that the page does without leaves nothing in its place", () => {
  const words = wordsAt("/pt")("delivery");
  const top = { ...words.top, label: "", lead: "" };
  const allergens = { ...words.allergens, text: "" };
  const data: DeliveryData = {
    state: "found",
    words: { ...words, top, allergens },
    restaurants: [RIO],
  };
  const { body } = renderPage("/pt/delivery", <DeliveryScreen data={data} />);
  expect(body.querySelectorAll("p:empty, div.label:empty")).toHaveLength(0);
});

test("without its words, on a network that fails, the page says so and offers to try again", () => {
  const { getByRole, headings } = renderPage(
    "/pt/delivery",
    <DeliveryScreen data={{ state: "error" }} />,
  );
  expect(headings).toEqual([[1, "Erro ao carregar restaurantes"]]);
  within(getByRole("alert")).getByRole("button");
});
