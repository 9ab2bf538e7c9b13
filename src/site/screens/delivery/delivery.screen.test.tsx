import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeEach, expect, test } from "vitest";
import type { Language } from "#language/languages.ts";
import { overwriteGetLocale } from "#language/paraglide/runtime.js";
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

function screenOf(restaurants: DeliveryData["restaurants"], language: Language = "pt"): string {
  overwriteGetLocale(() => language);
  const path = `/${language}/delivery`;
  const Stub = createRoutesStub([
    { path, Component: () => <DeliveryScreen data={{ restaurants }} /> },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={[path]} />);
}

beforeEach(() => overwriteGetLocale(() => "pt"));

test("a restaurant with an order link offers it in a new tab, and nothing less good", () => {
  const html = screenOf([{ ...RIO, links: LINKS }]);
  expect(html).toMatch(
    /<a target="_blank"[^>]*href="https:\/\/orders\.example\/rio"[^>]*><span>Pedir por Entregas/,
  );
  expect(html).not.toContain("tel:");
  expect(html).not.toContain("Estas casas não publicam");
});

test("a restaurant without a link is to be asked by phone", () => {
  const html = screenOf([RIO]);
  expect(html).toContain("Ligue para perguntar sobre entrega");
  expect(html).toContain('href="tel:+552130001000"');
});

test("a restaurant without a link and a phone sends to the group", () => {
  expect(screenOf([{ ...RIO, phone: "" }], "es")).toMatch(
    /href="\/es\/contacto"[^>]*><span>Consultar al grupo/,
  );
});

test("the restaurants with links come first, under their own heading", () => {
  const html = screenOf([RIO, { ...RIO, slug: "two", name: "Casa Dois", links: LINKS }]);
  expect(html).toMatch(/Pedir on-line.*Casa Dois.*As outras casas.*Rubaiyat Rio/s);
});

test.each([
  ["pt", "pergunte pelos alérgenos"],
  ["en", "which allergens each dish contains"],
  ["es", "pregunte por los alérgenos"],
] as const)("allergens are spoken of before the order, in %s", (language, words) => {
  expect(screenOf([RIO], language)).toContain(words);
});

test("no restaurants, and restaurants that could not be loaded, are told apart", () => {
  expect(screenOf([])).toContain("Nenhum restaurante encontrado");
  expect(screenOf("error")).toMatch(/role="alert".*Erro ao carregar restaurantes/s);
});
