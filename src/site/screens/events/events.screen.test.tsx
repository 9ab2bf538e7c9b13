import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { shownPhone } from "#language/phone-number.ts";
import { wordsAt } from "#tests/builders/words.ts";
import { renderPage } from "#tests/render-page.ts";
import { leadScore } from "#leads/accept/lead-score.ts";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import type { Language } from "#language/languages.ts";
import { pathTo } from "#language/path-to.ts";
import { aRestaurant } from "#tests/builders/restaurant.ts";
import { type EventVenue, toEventVenue } from "./event-venue.ts";
import { type EventsData, EventsScreen } from "./events.screen.tsx";

const VENUE = toEventVenue(
  aRestaurant({
    images: '["/images/gallery-rubaiyat-rio-1.webp", "/images/gallery-rubaiyat-brasilia-2.webp"]',
    mediaKitUrl: null,
  }),
  "pt",
);

interface Case {
  readonly phone?: string;
  readonly venues?: readonly EventVenue[] | "error";
  readonly language?: Language;
  readonly query?: string;
}

function screenOf({ phone = "", venues = [VENUE], language = "pt", query = "" }: Case = {}) {
  const path = pathTo(language, "events");
  const words = wordsAt(path)("events");
  const data: EventsData =
    venues === "error" ? { state: "error", words } : { state: "found", words, venues };
  return renderPage(path + query, <EventsScreen data={data} />, {
    contact: { phone: shownPhone(phone, "Brasil"), email: "" },
    restaurants: builtInRestaurants(),
  });
}

test.each([
  ["pt", "Os salões recebem de 15 a 180 pessoas.", "eventos de 10 a 200 convidados."],
] as const)("both sentences on capacity stand on the page in %s", (language, rooms, guests) => {
  const { text } = screenOf({ language });
  expect(text).toContain(rooms);
  expect(text).toContain(guests);
});

// Rules 3.9 and 3.11.
test("the page names occasions, services and rooms, and says how early to ask", () => {
  const { text } = screenOf();
  const occasions = ["Apresentações", "Reuniões", "Workshops", "Festas", "Casamento", "Batizado"];
  const services = ["Aniversários", "e mais", "Café da manhã", "Almoço", "Coquetel", "Jantar"];
  for (const words of [
    ...occasions,
    ...services,
    "Salão 40 pessoas",
    "2 semanas de antecedência para eventos corporativos.",
    "1 mês de antecedência para grandes celebrações.",
  ])
    expect(text).toContain(words);
});

test("every restaurant is a card of the carousel, those with a known room first", () => {
  const unknown = { ...VENUE, rooms: [] };
  const [a, b] = ["a", "b"].map((slug) => ({ ...unknown, slug, name: `Casa ${slug}` }));
  const { getByRole, text, links } = screenOf({ venues: [a!, VENUE, b!] });
  const cards = within(getByRole("list", { name: "Casas e salões" })).getAllByRole("article");
  const names = cards.map((card) => within(card).getByRole("heading").textContent);
  expect(names).toEqual(["Casa do Teste", "Casa a", "Casa b"]);
  expect(text.match(/40 pessoas/g)).toHaveLength(1);
  expect(links.filter((link) => link.endsWith("#quote"))).toEqual(
    ["casa-do-teste", "a", "b"].map((slug) => `/pt/eventos?restaurant=${slug}#quote`),
  );
});

// Rule 3.10.
test("there is a Media Kit button exactly where there is a link", () => {
  expect(screenOf().text).not.toContain("Media Kit");
  const mediaKitUrl = "https://kit.example/rio.pdf";
  const page = screenOf({ venues: [{ ...VENUE, mediaKitUrl }] });
  expect(page.hrefOf(/Media Kit.*\(abre em nova aba\)/)).toBe(mediaKitUrl);
});

/** The words that the form suggests for a field. */
function suggestions(page: ReturnType<typeof screenOf>, name: string) {
  const { elements } = page.getByRole<HTMLFormElement>("form");
  const { list } = elements.namedItem(name) as HTMLInputElement;
  return Array.from(list!.querySelectorAll("option"), ({ value }) => value);
}

// Rule 6.5.
test("the quote form asks what the contact form asks, and for the event", () => {
  const page = screenOf();
  const { elements } = page.getByRole<HTMLFormElement>("form");
  const names = Array.from(elements, (field) => field.getAttribute("name")).filter(Boolean);
  const event = "eventType guestCount preferredDate budget";
  const contact = "subject restaurant message name email phone";
  expect(names.join(" ")).toBe(`language remarks ${event} ${contact} check`);
  expect(page.getByLabelText("Assunto")).toHaveValue("eventos");
  expect(suggestions(page, "budget")).toContain("Premium");
});

test.each([
  ["pt", ["Casamento", "Evento corporativo", "Aniversário"]],
  ["en", ["Wedding", "Corporate event", "Birthday"]],
  ["es", ["Boda", "Evento corporativo", "Cumpleaños"]],
] as const)("in %s the suggestions are words that the score knows", (language, types) => {
  const offered = suggestions(screenOf({ language }), "eventType");
  expect(offered).toEqual(expect.arrayContaining([...types]));
  const quote = { form: "event_form", guestCount: null, budget: "" } as const;
  expect(types.map((eventType) => leadScore({ ...quote, eventType }))).toEqual([80, 75, 70]);
});

test("the central line is there to call exactly when it is known", () => {
  expect(screenOf({ phone: "+551130871399" }).links).toContain("tel:+551130871399");
  expect(screenOf().links.join(" ")).not.toContain("tel:");
});

test("no venues, and venues that could not be loaded, are told apart", () => {
  const empty = screenOf({ venues: [] });
  empty.getByRole("heading", { name: "Nenhum restaurante encontrado para eventos." });
  expect(empty.alert).toBeUndefined();
  const failed = "Erro ao carregar restaurantes para eventos Tentar Novamente";
  expect(screenOf({ venues: "error" }).alert).toBe(failed);
});
