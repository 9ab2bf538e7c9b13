import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { leadScore } from "#leads/accept/lead-score.ts";
import { builtInRestaurants } from "#api/restaurants/built-in-restaurants.ts";
import type { Language } from "#language/languages.ts";
import { overwriteGetLocale } from "#language/paraglide/runtime.js";
import type { EventVenue } from "./event-venue.ts";
import { type EventsData, EventsScreen } from "./events.screen.tsx";

const VENUE: EventVenue = {
  id: "rio",
  slug: "rubaiyat-rio",
  name: "Rubaiyat Rio",
  city: "Rio de Janeiro",
  citySlug: "rio-de-janeiro",
  country: "Brasil",
  gallery: [
    { image: "/images/room-4.jpg", alt: "Varanda para eventos" },
    { image: "/images/room-1.jpg", alt: "Sala privativa com mesa longa" },
  ],
  rooms: [{ name: { text: "Salão anexo", language: "pt" }, capacity: 120 }],
  mediaKitUrl: "",
};

const PATHS = { pt: "/pt/eventos", en: "/en/events", es: "/es/eventos" };

function screenOf(
  { phone = "", ...data }: Partial<EventsData> & { phone?: string },
  language: Language = "pt",
  query = "",
): string {
  overwriteGetLocale(() => language);
  const props: EventsData = { venues: [VENUE], ...data };
  const Stub = createRoutesStub([
    {
      path: PATHS[language],
      Component: () => (
        <EventsScreen
          data={props}
          contact={{ phone, email: "", phoneOwner: "" }}
          restaurants={builtInRestaurants()}
        />
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={[PATHS[language] + query]} />);
}

/** What a visitor reads, without tags. */
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

beforeEach(() => overwriteGetLocale(() => "pt"));

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
  const text = textOf(screenOf({}, language));
  expect(text).toContain(rooms);
  expect(text).toContain(guests);
});

test("the eight occasions and the four services are named", () => {
  const text = textOf(screenOf({}));
  for (const word of ["Apresentações", "Reuniões", "Workshops", "Festas", "Casamento", "Batizado"])
    expect(text).toContain(word);
  for (const word of ["Aniversários", "e mais", "Café da manhã", "Almoço", "Coquetel", "Jantar"])
    expect(text).toContain(word);
});

test("the advice says how early to ask", () => {
  const text = textOf(screenOf({}));
  expect(text).toContain("2 semanas de antecedência para eventos corporativos.");
  expect(text).toContain("1 mês de antecedência para grandes celebrações.");
});

test("a room shows its name and what it holds", () => {
  expect(textOf(screenOf({}))).toContain("Salão anexo 120 pessoas");
});

test("a restaurant whose rooms are not known says so", () => {
  const text = textOf(screenOf({ venues: [{ ...VENUE, rooms: [] }] }));
  expect(text).toContain("Capacidade sob consulta");
  expect(text).not.toContain("120");
});

test("there is a Media Kit button exactly where there is a link", () => {
  expect(screenOf({})).not.toContain("Media Kit");
  const html = screenOf({ venues: [{ ...VENUE, mediaKitUrl: "https://kit.example/rio.pdf" }] });
  expect(html).toMatch(/<a target="_blank" rel="noopener noreferrer" href="https:\/\/kit.example/);
});

test("without script every picture of a gallery is in the page, in a strip that takes keys", () => {
  const html = screenOf({});
  expect(html).toMatch(/<ul[^>]*tabindex="0" aria-label="Imagens: Rubaiyat Rio"/);
  expect(html).toContain('alt="Varanda para eventos"');
  expect(html).toContain('alt="Sala privativa com mesa longa"');
});

test("a gallery of one picture has neither arrows nor dots", () => {
  const html = screenOf({ venues: [{ ...VENUE, gallery: VENUE.gallery.slice(0, 1) }] });
  expect(html).not.toContain("Próxima imagem");
  expect(html).not.toContain("gallery-dot");
});

test("the first dot is the current one before React comes", () => {
  expect(screenOf({})).toMatch(/aria-label="Imagem 1 de 2: Rubaiyat Rio" aria-current="true"/);
});

test("a venue leads to the quote form with its restaurant chosen", () => {
  const html = screenOf({}, "en");
  expect(html).toContain('href="/en/events?restaurant=rubaiyat-rio#quote"');
  expect(html).toContain('<h2 id="quote"');
  expect(screenOf({}, "en", "?restaurant=rubaiyat-rio")).toContain(
    '<option value="rubaiyat-rio" selected="">',
  );
});

test("the quote form asks what the contact form asks, and for the event", () => {
  const html = screenOf({});
  const form = html.slice(html.indexOf("<form"));
  const names = Array.from(
    form.matchAll(/<(?:input|select|textarea)[^>]* name="(\w+)"/g),
    ([, name]) => name,
  );
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
  ]);
  expect(form).toContain('<option value="eventos" selected="">');
  expect(form).toMatch(/list="quote-eventType-suggestions".*<option>Casamentos<\/option>/);
  expect(form).toMatch(/list="quote-budget-suggestions".*<option>Premium<\/option>/);
});

test.each([
  ["pt", ["Casamentos", "Evento empresarial", "Aniversários"]],
  ["en", ["Weddings", "Corporate event", "Birthdays"]],
  ["es", ["Bodas", "Evento empresarial", "Cumpleaños"]],
] as const)("in %s the suggestions are words that the score knows", (language, types) => {
  const html = screenOf({}, language);
  const quote = { form: "event_form", guestCount: null, budget: "" } as const;
  const scores = types.map((eventType) => {
    expect(html).toContain(`<option>${eventType}</option>`);
    return leadScore({ ...quote, eventType });
  });
  expect(scores).toEqual([80, 75, 70]);
});

test("the central line is there to call exactly when it is known", () => {
  expect(screenOf({ phone: "+551130871399" })).toContain('href="tel:+551130871399"');
  expect(screenOf({})).not.toContain("tel:");
});

test("a failed load is announced and can be tried again", () => {
  const html = screenOf({ venues: "error" });
  expect(html).toMatch(/role="alert".*Erro ao carregar restaurantes para eventos/);
  expect(html).toMatch(/<a href=""[^>]*>Tentar Novamente/);
});

test("no venues at all is said in the catalogue's words", () => {
  const html = screenOf({ venues: [] });
  expect(html).toContain("Nenhum restaurante encontrado para eventos.");
  expect(html).not.toContain('role="alert"');
});

test("hostile words stay words", () => {
  const html = screenOf({ venues: [{ ...VENUE, name: "<script>alert(1)</script>" }] });
  expect(html).not.toContain("<script>");
});
