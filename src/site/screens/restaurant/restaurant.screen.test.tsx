import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { Language } from "#language/languages.ts";
import { overwriteGetLocale } from "#language/paraglide/runtime.js";
import { FEATURE_WORDS } from "./feature-words.ts";
import type { RestaurantDetail } from "./restaurant-detail.ts";
import { RestaurantScreen, type RestaurantScreenData } from "./restaurant.screen.tsx";

const NOTHING = { text: "", language: "pt" } as const;
const BOOKING = "https://booking.example.com/casa";

const RESTAURANT: RestaurantDetail = {
  slug: "rubaiyat-rio",
  name: "Rubaiyat Rio",
  city: "Rio de Janeiro",
  citySlug: "rio-de-janeiro",
  country: "Brasil",
  image: "/images/house-rubaiyat-rio.jpg",
  imageAlt: "Varanda",
  address: { text: "Rua Um, 1", language: "pt" },
  hours: { text: "Todos os dias", language: "pt" },
  description: { text: "Primeiro parágrafo.\n\nSegundo parágrafo.", language: "pt" },
  phone: "+551130871399",
  email: "casa@example.com",
  bookingUrl: BOOKING,
  awards: [],
  figures: [],
  gallery: [
    { image: "/images/gallery-rubaiyat-rio-1.jpg", alt: "Mesa na varanda" },
    { image: "https://cdn.example/2.jpg", alt: "" },
  ],
  menus: [
    { kind: "main", url: "https://example.com/menu.pdf" },
    { kind: "bar", url: "/menus/rubaiyat-rio-bar.pdf" },
    { kind: "dessert", url: "/menus/rubaiyat-rio-dessert.pdf" },
    { kind: "executive", url: "/menus/rubaiyat-rio-executive.pdf" },
    { kind: "feijoada", url: "/menus/rubaiyat-rio-feijoada.pdf" },
  ],
  features: ["valet", "wine-cellar"],
  coordinates: { lat: -22.97, lng: -43.22 },
};

/** Only what the API may leave out. */
const BARE: RestaurantDetail = {
  ...RESTAURANT,
  name: "",
  address: NOTHING,
  hours: NOTHING,
  description: NOTHING,
  phone: "",
  email: "",
  bookingUrl: undefined,
  gallery: [],
  features: [],
  coordinates: undefined,
};

const PATHS = {
  pt: "/pt/restaurantes/rio-de-janeiro/rubaiyat-rio",
  en: "/en/restaurants/rio-de-janeiro/rubaiyat-rio",
  es: "/es/restaurantes/rio-de-janeiro/rubaiyat-rio",
};

function render(data: RestaurantScreenData, language: Language = "pt"): string {
  overwriteGetLocale(() => language);
  const Stub = createRoutesStub([
    { path: PATHS[language], Component: () => <RestaurantScreen data={data} /> },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={[PATHS[language]]} />);
}

function renderRestaurant(
  changes: Partial<RestaurantDetail> = {},
  language: Language = "pt",
): string {
  const restaurant = { ...RESTAURANT, ...changes };
  return render({ state: "found", restaurant }, language);
}

/** What a visitor reads, without tags. */
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
/** The opening tags of the links whose address begins so. */
const linksTo = (html: string, start: string) =>
  [...html.matchAll(/<a [^>]*>/g)].flatMap(([tag]) =>
    tag.includes(`href="${start}`) ? [tag] : [],
  );

test("a restaurant shows its name, city, country, story and contacts", () => {
  const html = renderRestaurant();
  expect(html.match(/<h1[^>]*>([^<]*)<\/h1>/)?.[1]).toBe("Rubaiyat Rio");
  expect(textOf(html)).toContain("Rio de Janeiro · Brasil");
  expect(html).toMatch(/<p[^>]*>Primeiro parágrafo\.<\/p><p[^>]*>Segundo parágrafo\.<\/p>/);
  expect(textOf(html)).toContain("Rua Um, 1");
  expect(linksTo(html, "tel:+551130871399").length).toBeGreaterThan(1);
  expect(linksTo(html, "mailto:casa@example.com")).toHaveLength(1);
  expect(textOf(html)).toContain("Todos os dias");
});

test("what is not known says so, and there is still a way to write", () => {
  const html = renderRestaurant(BARE);
  for (const text of [
    "Nome não disponível",
    "Endereço não disponível",
    "Telefone não disponível",
    "Horário não disponível",
  ]) {
    expect(textOf(html)).toContain(text);
  }
  expect(linksTo(html, "/pt/contato?restaurant=rubaiyat-rio").length).toBeGreaterThan(0);
  expect(html).not.toMatch(/href="(tel|mailto):/);
  expect(html).not.toContain("google.com/maps");
  expect(html).not.toContain('aria-labelledby="gallery"');
  expect(html).not.toContain('aria-labelledby="about"');
});

test("five menus open in a new tab and say that they are PDFs", () => {
  const html = renderRestaurant();
  const buttons = [...html.matchAll(/<a [^>]*class="menu-button"[^>]*>.*?<\/a>/g)].map(String);
  expect(buttons.map((button) => /href="([^"]*)"/.exec(button)?.[1])).toEqual(
    RESTAURANT.menus.map(({ url }) => url),
  );
  const onScreen = (button: string) =>
    textOf(button.replace(/<span class="print-only.*?<\/span>/, "")).trim();
  expect(buttons.map(onScreen)).toEqual(
    ["Menu Principal", "Carta Bar", "Sobremesa", "Menu Executivo", "Feijoada"].map(
      (title) => `${title} PDF (abre em nova aba)`,
    ),
  );
  for (const button of buttons) expect(button).toMatch(/target="_blank" rel="noopener noreferrer"/);
  expect(textOf(html)).toContain("Nossos Menus");
});

test("booking is offered only where it is enabled; else reserving leads to the contact form", () => {
  const withBooking = renderRestaurant();
  expect(textOf(withBooking)).toContain("Uma mesa à sua espera");
  expect(linksTo(withBooking, BOOKING)).toHaveLength(3);
  for (const link of linksTo(withBooking, BOOKING)) expect(link).toContain('target="_blank"');

  const without = renderRestaurant({ bookingUrl: undefined });
  expect(textOf(without)).not.toContain("Uma mesa à sua espera");
  expect(without).toMatch(/href="\/pt\/contato\?restaurant=rubaiyat-rio"[^>]*>Reservar</);
});

test("the phone's bar holds Call, Directions and Reserve as far as they are known", () => {
  const barOf = (html: string) => textOf(/<nav [^>]*action-bar.*?<\/nav>/.exec(html)?.[0] ?? "");
  expect(barOf(renderRestaurant())).toMatch(/Ligar .*Como chegar .*Reservar/);
  expect(barOf(renderRestaurant(BARE)).trim()).toBe("Reservar");
});

test("a map waits only where the place is known; address and directions need no map", () => {
  expect(renderRestaurant()).toContain("data-hydrate-soon");
  const without = renderRestaurant({ coordinates: undefined });
  expect(without).not.toContain("data-hydrate-soon");
  expect(textOf(without)).toContain("Rua Um, 1");
  expect(linksTo(without, "https://www.google.com/maps/dir/").length).toBeGreaterThan(0);
});

test("every picture of the gallery is a link to itself, described or at least counted", () => {
  const html = renderRestaurant();
  expect(linksTo(html, "/images/gallery-rubaiyat-rio-1.jpg")[0]).toContain("data-replay");
  expect(html).toContain('alt="Mesa na varanda"');
  expect(html).toContain('alt="Rubaiyat Rio, imagem 2"');
});

test("features have words in the page's language", () => {
  expect(textOf(renderRestaurant({}, "pt"))).toContain("Manobrista Adega");
  expect(textOf(renderRestaurant({}, "en"))).toContain("Valet parking Wine cellar");
  expect(textOf(renderRestaurant({}, "es"))).toContain("Aparcacoches Bodega");
  expect(Object.keys(FEATURE_WORDS)).toHaveLength(13);
});

test("a text in another language than the page's is marked", () => {
  const html = renderRestaurant({}, "en");
  expect(html).toMatch(/<p lang="pt"[^>]*>Primeiro parágrafo/);
  expect(html).toContain('<span lang="pt">Rua Um, 1</span>');
  expect(renderRestaurant({}, "pt")).not.toContain('lang="pt"');
});

test.each([
  ["not-found", "Restaurante não encontrado"],
  ["error", "Erro ao carregar restaurante"],
] as const)("the state %s can be tried again or left for the list", (state, title) => {
  const html = render({ state });
  expect(html.match(/<h1[^>]*>([^<]*)<\/h1>/)?.[1]).toBe(title);
  expect(html).toMatch(/<a href=""[^>]*>Tentar novamente<\/a>/);
  expect(html).toMatch(/href="\/pt\/restaurantes"[^>]*>Voltar para Restaurantes</);
  expect(html.includes('role="alert"')).toBe(state === "error");
});

test("without a slug the city's restaurants are offered", () => {
  const html = render({ state: "no-slug", restaurants: [RESTAURANT] });
  expect(html.match(/<h1[^>]*>([^<]*)<\/h1>/)?.[1]).toBe("Slug do restaurante não fornecido");
  expect(textOf(html)).toContain("Nossas casas em Rio de Janeiro");
  expect(linksTo(html, PATHS.pt)).toHaveLength(1);
  expect(html).toMatch(/href="\/pt\/restaurantes"[^>]*>Voltar para Restaurantes</);
  expect(render({ state: "no-slug", restaurants: [] })).not.toContain("Nossas casas em");
});

test("awards and numbers stand there with year, giver and source, and only where there are any", () => {
  const award = { year: "2024", giver: "Guia", text: "91º lugar" };
  const figure = { value: "240", text: "lugares", source: "Revista, 2014" };
  const both = textOf(renderRestaurant({ awards: [award], figures: [figure] }, "pt"));
  expect(both).toMatch(/Prêmios e números 2024 Guia 91º lugar .*lugares Revista, 2014 240/);
  expect(textOf(renderRestaurant({ figures: [figure] }, "pt"))).toContain("Em números");
  expect(renderRestaurant({}, "pt")).not.toContain('id="awards"');
});
