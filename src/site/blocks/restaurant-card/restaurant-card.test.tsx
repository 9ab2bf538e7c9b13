import { expect, test } from "vitest";
import { aCard } from "#tests/builders/card-data.ts";
import { aRestaurant } from "#tests/builders/restaurant.ts";
import { renderPage } from "#tests/render-page.ts";
import { RestaurantCard } from "./restaurant-card.tsx";
import { type RestaurantCardData, toCardData } from "./restaurant-card-data.ts";

const cardOf = (restaurant: RestaurantCardData, path = "/pt") =>
  renderPage(path, <RestaurantCard restaurant={restaurant} sizes="50vw" />);

// Rule 3.4.
test("a card shows name, address, hours and phone, and leads to the restaurant", () => {
  const { text, links } = cardOf(aCard());
  for (const words of ["Casa do Teste", "Rua Um, 1", "Todos os dias", "+55 11 3087-1399"])
    expect(text).toContain(words);
  expect(links).toEqual(["/pt/restaurantes/sao-paulo/casa-do-teste", "tel:+551130871399"]);
});

// Rule 3.22.
test("what is not known has no row; a card without a name says so", () => {
  const nothing = { text: "", language: "pt" } as const;
  const card = aCard({ name: "", address: nothing, hours: nothing, phone: { text: "" } });
  const { text, links } = cardOf(card);
  expect(text.match(/\S+ não disponível/g)).toEqual(["Nome não disponível"]);
  expect(links).toEqual(["/pt/restaurantes/sao-paulo/casa-do-teste"]);
});

// Rule 3.28.
test("where a restaurant answers in WhatsApp, a card leads to the chat, greeted in the visitor's language", () => {
  const card = aCard({ whatsapp: "https://wa.me/34600000000" });
  const link = cardOf(card, "/es").getByRole("link", { name: /^WhatsApp.*Casa do Teste/ });
  const url = new URL(link.getAttribute("href") ?? "");
  expect(url.origin + url.pathname).toBe("https://wa.me/34600000000");
  expect(url.searchParams.get("text")).toBe("¡Hola, Casa do Teste! Escribo desde su sitio web.");
  expect(link).toHaveAttribute("data-event", "whatsapp_click");
  expect(cardOf({ ...card, name: "A+B \uD800" }).links.at(-1)).toContain("A%2BB%20%EF%BF%BD%21");
  expect(cardOf(aCard()).queryByText("WhatsApp")).not.toBeInTheDocument();
});

test.each([
  [{ enabled: true, url: "https://booking.example.com" }, "https://booking.example.com"],
  [{ enabled: false, url: "https://booking.example.com" }, undefined],
  [{ enabled: true, url: "" }, undefined],
])("booking %j offers %s", (getin, bookingUrl) => {
  expect(toCardData({ ...aRestaurant(), getin }, "pt").bookingUrl).toBe(bookingUrl);
});
