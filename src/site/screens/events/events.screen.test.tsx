import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { wordsAt } from "#tests/builders/words.ts";
import { renderPage } from "#tests/render-page.ts";
import { leadScore } from "#leads/accept/lead-score.ts";
import { builtInRestaurants } from "#content/built-in-restaurants.ts";
import type { Language } from "#language/languages.ts";
import type { EventVenue } from "./event-venue.ts";
import { type EventsData, EventsScreen } from "./events.screen.tsx";

const VENUE: EventVenue = {
  slug: "rubaiyat-rio",
  name: "Rubaiyat Rio",
  city: "Rio de Janeiro",
  citySlug: "rio-de-janeiro",
  country: "Brasil",
  gallery: [
    { image: "/images/gallery-rubaiyat-rio-1.webp", alt: "Varanda para eventos" },
    { image: "/images/gallery-rubaiyat-brasilia-2.webp", alt: "Sala privativa com mesa longa" },
  ],
  rooms: [{ name: { text: "Salão anexo", language: "pt" }, capacity: 120 }],
  mediaKitUrl: "",
};

const PATHS = { pt: "/pt/eventos", en: "/en/events", es: "/es/eventos" };

function screenOf(
  { phone = "", venues = [VENUE] }: { phone?: string; venues?: readonly EventVenue[] | "error" },
  language: Language = "pt",
  query = "",
) {
  const words = wordsAt(PATHS[language])("events");
  const data: EventsData =
    venues === "error" ? { state: "error", words } : { state: "found", words, venues };
  return renderPage(PATHS[language] + query, <EventsScreen data={data} />, {
    contact: { phone, email: "" },
    restaurants: builtInRestaurants(),
  });
}

test.each([
  [
    "pt",
    "Os salões recebem de 15 a 180 pessoas.",
    "O grupo organiza eventos de 10 a 200 convidados.",
  ],
  [
    "en",
    "The rooms hold from 15 to 180 people.",
    "The group organises events for 10 to 200 guests.",
  ],
  [
    "es",
    "Los salones reciben de 15 a 180 personas.",
    "El grupo organiza eventos de 10 a 200 invitados.",
  ],
] as const)("both sentences on capacity stand on the page in %s", (language, rooms, guests) => {
  const text = screenOf({}, language).text;
  expect(text).toContain(rooms);
  expect(text).toContain(guests);
});

test("the eight occasions and the four services are named", () => {
  const text = screenOf({}).text;
  for (const word of ["Apresentações", "Reuniões", "Workshops", "Festas", "Casamento", "Batizado"])
    expect(text).toContain(word);
  for (const word of ["Aniversários", "e mais", "Café da manhã", "Almoço", "Coquetel", "Jantar"])
    expect(text).toContain(word);
});

// Rule 3.11.
test("the advice says how early to ask", () => {
  const text = screenOf({}).text;
  expect(text).toContain("2 semanas de antecedência para eventos corporativos.");
  expect(text).toContain("1 mês de antecedência para grandes celebrações.");
});

// Rule 3.9.
test("a room shows its name and what it holds", () => {
  expect(screenOf({}).text).toContain("Salão anexo 120 pessoas");
});

test("every restaurant is a card of the carousel, those with a known room first", () => {
  const unknown = { ...VENUE, rooms: [] };
  const { getByRole, text, links } = screenOf({
    venues: [
      { ...unknown, slug: "a", name: "Casa A" },
      VENUE,
      { ...unknown, slug: "b", name: "Casa B" },
    ],
  });
  const cards = within(getByRole("list", { name: "Casas e salões" })).getAllByRole("article");
  expect(cards.map((card) => within(card).getByRole("heading").textContent)).toEqual([
    "Rubaiyat Rio",
    "Casa A",
    "Casa B",
  ]);
  expect(text.match(/120 pessoas/g)).toHaveLength(1);
  expect(links.filter((link) => link.endsWith("#quote"))).toEqual(
    ["rubaiyat-rio", "a", "b"].map((slug) => `/pt/eventos?restaurant=${slug}#quote`),
  );
});

// Rule 3.10.
test("there is a Media Kit button exactly where there is a link", () => {
  expect(screenOf({}).text).not.toContain("Media Kit");
  const venues = [{ ...VENUE, mediaKitUrl: "https://kit.example/rio.pdf" }];
  const link = screenOf({ venues }).getByRole("link", { name: /Media Kit/ });
  expect(link).toHaveAttribute("href", "https://kit.example/rio.pdf");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
});

test("without script every picture of a gallery is in the page, in a strip that takes keys", () => {
  const strip = screenOf({}).getByRole("list", { name: "Imagens: Rubaiyat Rio" });
  expect(strip).toHaveAttribute("tabindex", "0");
  within(strip).getByRole("img", { name: "Varanda para eventos" });
  within(strip).getByRole("img", { name: "Sala privativa com mesa longa" });
});

test("a gallery of one picture has neither arrows nor dots", () => {
  const buttonsOf = (gallery: EventVenue["gallery"]) =>
    screenOf({ venues: [{ ...VENUE, gallery }] }).queryAllByRole("button", { name: /imagem/i });
  expect(buttonsOf(VENUE.gallery)).not.toEqual([]);
  expect(buttonsOf(VENUE.gallery.slice(0, 1))).toEqual([]);
});

test("the first dot is the current one before React comes", () => {
  const current = screenOf({}).getByRole("button", { current: true });
  expect(current).toHaveAccessibleName("Imagem 1 de 2: Rubaiyat Rio");
});

test("a venue leads to the quote form with its restaurant chosen", () => {
  const { links, body } = screenOf({}, "en");
  expect(links).toContain("/en/events?restaurant=rubaiyat-rio#quote");
  expect(body.querySelector("h2#quote")).toBeInTheDocument();
  const chosen = screenOf({}, "en", "?restaurant=rubaiyat-rio");
  expect(chosen.getByLabelText("Restaurant")).toHaveValue("rubaiyat-rio");
});

const suggestions = ({ list }: HTMLInputElement) =>
  Array.from(list!.querySelectorAll("option"), ({ value }) => value);

// Rule 6.5.
test("the quote form asks what the contact form asks, and for the event", () => {
  const page = screenOf({});
  const { elements } = page.getByRole<HTMLFormElement>("form");
  const names = Array.from(elements, (field) => field.getAttribute("name")).filter(Boolean);
  expect(names).toEqual([
    "language",
    "remarks",
    "eventType",
    "guestCount",
    "preferredDate",
    "budget",
    "subject",
    "restaurant",
    "message",
    "name",
    "email",
    "phone",
    "check",
  ]);
  expect(page.getByLabelText("Assunto")).toHaveValue("eventos");
  expect(suggestions(elements.namedItem("eventType") as HTMLInputElement)).toContain("Casamento");
  expect(suggestions(elements.namedItem("budget") as HTMLInputElement)).toContain("Premium");
});

test.each([
  ["pt", ["Casamento", "Evento corporativo", "Aniversário"]],
  ["en", ["Wedding", "Corporate event", "Birthday"]],
  ["es", ["Boda", "Evento corporativo", "Cumpleaños"]],
] as const)("in %s the suggestions are words that the score knows", (language, types) => {
  const { elements } = screenOf({}, language).getByRole<HTMLFormElement>("form");
  const offered = suggestions(elements.namedItem("eventType") as HTMLInputElement);
  expect(offered).toEqual(expect.arrayContaining([...types]));
  const quote = { form: "event_form", guestCount: null, budget: "" } as const;
  expect(types.map((eventType) => leadScore({ ...quote, eventType }))).toEqual([80, 75, 70]);
});

test("the central line is there to call exactly when it is known", () => {
  expect(screenOf({ phone: "+551130871399" }).links).toContain("tel:+551130871399");
  expect(screenOf({}).links).not.toContainEqual(expect.stringMatching(/^tel:/));
});

test("a failed load is announced and can be tried again", () => {
  const alert = within(screenOf({ venues: "error" }).getByRole("alert"));
  alert.getByRole("heading", { name: "Erro ao carregar restaurantes para eventos" });
  expect(alert.getByRole("button", { name: "Tentar Novamente" })).toHaveAttribute("href", "");
});

test("no venues at all is said in the catalogue's words", () => {
  const { getByRole, queryByRole } = screenOf({ venues: [] });
  getByRole("heading", { name: "Nenhum restaurante encontrado para eventos." });
  expect(queryByRole("alert")).not.toBeInTheDocument();
});

// Rule 3.33.
test("an assistant may prepare a quote request, which the visitor sends", () => {
  const { body } = screenOf({}, "en");
  const form = body.querySelector("form[toolname=request_event_quote]");
  expect(form?.getAttribute("tooldescription")).toContain("the visitor sends it");
  expect(form?.hasAttribute("toolautosubmit")).toBe(false);
});
