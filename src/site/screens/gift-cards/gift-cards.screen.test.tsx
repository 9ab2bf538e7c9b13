import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import { wordsAt } from "#tests/builders/words.ts";
import { renderPage } from "#tests/render-page.ts";
import { toGiftCards } from "./gift-card-countries.ts";
import { GiftCardsScreen } from "./gift-cards.screen.tsx";

const SELLERS = ["rubaiyat-madrid", "rubaiyat-rio", "rubaiyat-brasilia"];
const PATH = "/en/gift-cards";

// Rule 3.34.
test("each restaurant that sells gift cards stands under its country, with the link to its seller", () => {
  const countries = toGiftCards(
    builtInRestaurants().map((one) => ({
      ...one,
      giftCardUrl: SELLERS.includes(one.slug) ? `https://gifts.example/${one.slug}` : null,
    })),
  );
  const data = { state: "found", words: wordsAt(PATH)("gift-cards"), countries } as const;
  const page = renderPage(PATH, <GiftCardsScreen data={data} />);
  expect(page.links.filter((link) => link.startsWith("https:"))).toHaveLength(SELLERS.length);
  const brazil = within(page.getByRole("region", { name: "Brazil" }));
  expect(brazil.getAllByRole("heading", { level: 4 })).toHaveLength(2);
  const spain = within(page.getByRole("region", { name: "Spain" }));
  const link = spain.getByRole("link", { name: /^Buy a gift card ?\(Rubaiyat Madrid\)/ });
  expect(link).toHaveAttribute("href", "https://gifts.example/rubaiyat-madrid");
});

test("where nobody sells any, the page is one that is not found", () => {
  expect(toGiftCards(builtInRestaurants())).toEqual([]);
  const page = renderPage(PATH, <GiftCardsScreen data={{ state: "not-found" }} />);
  page.getByRole("heading", { level: 1, name: "Page not found" });
});
