import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import type { SiteSettings } from "#content/site-settings/site-settings.ts";
import type { Language } from "#language/languages.ts";
import { wordsAt } from "#tests/builders/words.ts";
import { renderPage, textOf } from "#tests/render-page.ts";
import { type DeliveryData, DeliveryScreen } from "./delivery.screen.tsx";
import { toDeliveryRestaurants } from "./delivery-restaurants.ts";

const RIO = builtInRestaurants().find(({ slug }) => slug === "rubaiyat-rio")!;
const WORDS = wordsAt("/pt")("delivery");

const screenWith = (data: DeliveryData, language: Language = "pt") =>
  renderPage(`/${language}/delivery`, <DeliveryScreen data={data} />);

/** The page of these restaurants, where the settings know of these services. */
function screenOf(
  given: readonly (typeof RIO)[],
  delivery: SiteSettings["delivery"] = [],
  language: Language = "pt",
) {
  const restaurants = toDeliveryRestaurants(given, delivery);
  return screenWith(
    { state: "found", words: wordsAt(`/${language}`)("delivery"), restaurants },
    language,
  );
}

// Rule 3.19.
test("the restaurants with order links come first, each with its own and nothing less good, which open in a new tab", () => {
  const { getAllByRole, text } = screenOf(builtInRestaurants(), [
    { restaurant: "rubaiyat-rio", links: [{ name: "Um", url: "https://one.example/rio" }] },
    { restaurant: "no-such-restaurant", links: [{ name: "Zero", url: "https://no.example" }] },
    { restaurant: "rubaiyat-rio", links: [{ name: "Dois", url: "https://two.example/rio" }] },
  ]);
  const [online, others] = getAllByRole("region");
  within(online!).getByRole("heading", { level: 2, name: "Pedir on-line" });
  within(online!).getByRole("heading", { level: 3, name: "Rubaiyat Rio" });
  const links = within(online!).getAllByRole("link");
  expect(links.map((link) => [textOf(link), link.getAttribute("href")])).toEqual([
    ["Rubaiyat Rio", "/pt/restaurantes/rio-de-janeiro/rubaiyat-rio"],
    ["Pedir por Um (Rubaiyat Rio) (abre em nova aba)", "https://one.example/rio"],
    ["Pedir por Dois (Rubaiyat Rio) (abre em nova aba)", "https://two.example/rio"],
  ]);
  within(others!).getByRole("heading", { level: 2, name: "As outras casas" });
  const asked = within(others!).getAllByRole("heading", { level: 3 });
  expect(asked).toHaveLength(builtInRestaurants().length - 1);
  expect(text).not.toContain("Zero");
});

test("a restaurant without a link is to be asked by phone, else the group", () => {
  expect(screenOf([{ ...RIO, phone: "+552130001000" }]).links).toContain("tel:+552130001000");
  const silent = screenOf([{ ...RIO, phone: "" }], [], "es");
  expect(silent.hrefOf(/^Consulte al grupo/)).toMatch(/^\/es\/contacto/);
});

test("no restaurants, restaurants that could not be loaded, and words that could not, are told apart", () => {
  const empty = screenOf([]);
  empty.getByRole("heading", { name: "Nenhum restaurante encontrado" });
  expect(empty.alert).toBeUndefined();
  const failed = "Erro ao carregar restaurantes Tentar Novamente";
  expect(screenWith({ state: "error", words: WORDS }).alert).toBe(failed);
  // In the app, on a network that fails.
  const nothing = screenWith({ state: "error" });
  expect(nothing.headings).toEqual([[1, "Erro ao carregar restaurantes"]]);
  expect(nothing.alert).toBe(failed);
});

// Rule 10.39.
test("a text that the page does without leaves nothing in its place", () => {
  const top = { ...WORDS.top, label: "", lead: "" };
  const words = { ...WORDS, top, allergens: { ...WORDS.allergens, text: "" } };
  const { body } = screenWith({
    state: "found",
    words,
    restaurants: toDeliveryRestaurants([RIO], []),
  });
  expect(body.querySelectorAll("p:empty, div.label:empty")).toHaveLength(0);
});
