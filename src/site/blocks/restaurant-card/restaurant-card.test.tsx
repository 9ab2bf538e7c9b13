import { expect, test } from "vitest";
import { aCard } from "#tests/builders/card-data.ts";
import { aRestaurantRecord } from "#tests/builders/restaurant-record.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { outlineOf } from "#tests/page-outline.ts";
import { parseRestaurant } from "#api/restaurants/parse-restaurant.ts";
import { RestaurantCard } from "./restaurant-card.tsx";
import { type RestaurantCardData, toCardData } from "./restaurant-card-data.ts";

const cardOf = (restaurant: RestaurantCardData, path = "/pt") =>
  outlineOf(path, () => <RestaurantCard restaurant={restaurant} sizes="50vw" />);

test("a card shows name, address, hours and phone, and leads to the restaurant", () => {
  const { text, links } = cardOf(aCard());
  for (const words of ["Rubaiyat Madrid", "Calle de Juan Ramón Jiménez, 37", "Todos os dias"])
    expect(text).toContain(words);
  expect(text).toContain("+34 913 59 10 00");
  expect(links).toEqual(["/pt/restaurantes/madrid/rubaiyat-madrid", "tel:+34913591000"]);
});

test("what is not known is said in the specification's words", () => {
  const nothing = { text: "", language: "pt" } as const;
  const card = aCard({ name: "", address: nothing, hours: nothing, phone: "" });
  const { text, links } = cardOf(card);
  for (const words of ["Nome", "Endereço", "Telefone", "Horário"])
    expect(text).toContain(`${words} não disponível`);
  expect(links).toEqual(["/pt/restaurantes/madrid/rubaiyat-madrid"]);
});

test("a reserve button stands there only with a booking link, and opens a new tab", () => {
  expect(cardOf(aCard()).html).not.toContain('target="_blank"');
  const { html, links } = cardOf(aCard({ bookingUrl: "https://booking.example.com/madrid" }));
  expect(links).toContain("https://booking.example.com/madrid");
  expect(html).toContain('target="_blank" rel="noopener noreferrer"');
  expect(html).toContain("abre em nova aba");
});

test.each([
  [{ enabled: true, url: "https://booking.example.com" }, "https://booking.example.com"],
  [{ enabled: false, url: "https://booking.example.com" }, undefined],
  [{ enabled: true, url: "http://booking.example.com" }, undefined],
  [{ enabled: true, url: "" }, undefined],
])("booking %j offers %s", (getin, bookingUrl) => {
  const record = aRestaurantRecord({ getin: JSON.stringify(getin) });
  const restaurant = parseRestaurant(record, recordLog().log);
  expect(restaurant && toCardData(restaurant, "pt").bookingUrl).toBe(bookingUrl);
});

test("a card without a picture shows the placeholder, and a broken one can fall back to it", () => {
  expect(cardOf(aCard({ image: "" })).html).toMatch(/ src="\/images\/placeholder-[\da-f]{8}\.svg"/);
  expect(cardOf(aCard()).html).toMatch(/data-fallback="\/images\/placeholder-[\da-f]{8}\.svg"/);
});

test("address and hours come in the page's language, else in Portuguese and marked so", () => {
  const record = aRestaurantRecord({ hours: JSON.stringify({ pt: "Todos os dias" }) });
  const restaurant = parseRestaurant(record, recordLog().log);
  if (restaurant === undefined) throw new Error("not parsed");
  const { html, text } = cardOf(toCardData(restaurant, "es"), "/es");
  expect(text).toContain("Calle Uno, 1");
  expect(html).toContain('<span lang="pt">Todos os dias</span>');
});

test("a restaurant without slugs has the address that the specification falls back to", () => {
  const bare = aCard({ slug: "", citySlug: "", city: "Rio de Janeiro" });
  expect(cardOf(bare).links[0]).toBe("/pt/restaurantes/rio-de-janeiro/restaurante");
  expect(cardOf({ ...bare, city: "" }).links[0]).toBe("/pt/restaurantes/cidade/restaurante");
});
