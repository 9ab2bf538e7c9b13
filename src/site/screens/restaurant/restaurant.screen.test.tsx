import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { renderPage, textOf } from "#tests/render-page.ts";
import type { Language } from "#language/languages.ts";
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
  image: "/images/house-rubaiyat-rio.webp",
  imageAlt: "Varanda",
  address: { text: "Rua Um, 1", language: "pt" },
  opening: undefined,
  hours: { text: "Todos os dias", language: "pt" },
  description: { text: "Primeiro parágrafo.\n\nSegundo parágrafo.", language: "pt" },
  phone: "+551130871399",
  email: "casa@example.com",
  bookingUrl: BOOKING,
  awards: [],
  figures: [],
  gallery: [
    { image: "/images/gallery-rubaiyat-rio-1.webp", alt: "Mesa na varanda" },
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
  searchDescription: "",
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

const render = (data: RestaurantScreenData, language: Language = "pt") =>
  renderPage(PATHS[language], <RestaurantScreen data={data} />);

test("whoever took a photograph is named on it, in the gallery and in large", () => {
  const gallery = RESTAURANT.gallery.map((picture) => ({ ...picture, credit: "<b>Ana</b>" }));
  const { body } = renderRestaurant({ imageCredit: "José", gallery });
  const marks = [...body.querySelectorAll(".picture-credit")].map((mark) => mark.textContent);
  expect(marks).toEqual(["Foto: José", ...Array(4).fill("Foto: <b>Ana</b>")]);
});

const renderRestaurant = (changes: Partial<RestaurantDetail> = {}, language: Language = "pt") =>
  render({ state: "found", restaurant: { ...RESTAURANT, ...changes } }, language);

// Rule 3.6.
test("a restaurant shows its name, city, country, story and contacts", () => {
  const { getByRole, getByText, links, text } = renderRestaurant();
  getByRole("heading", { level: 1, name: "Rubaiyat Rio" });
  getByRole("region", { name: "A casa" });
  expect(text).toContain("Rio de Janeiro · Brasil");
  const [first, second] = ["Primeiro parágrafo.", "Segundo parágrafo."].map((one) =>
    getByText(one),
  );
  expect(first?.nextElementSibling).toBe(second);
  expect(text).toContain("Rua Um, 1");
  expect(links.filter((link) => link === "tel:+551130871399").length).toBeGreaterThan(1);
  expect(links.filter((link) => link === "mailto:casa@example.com")).toHaveLength(1);
  expect(text).toContain("Todos os dias");
});

// Rule 3.22.
test("what is not known says so, once, and there is still a way to write", () => {
  const { body, links, text } = renderRestaurant(BARE);
  for (const missing of ["Nome", "Endereço", "Telefone", "Horário"]) {
    expect(text).toContain(`${missing} não disponível`);
  }
  expect(text.match(/(Endereço|Telefone|Horário) não disponível/g)).toHaveLength(3);
  expect(links).toContain("/pt/contato?restaurant=rubaiyat-rio");
  expect(links).not.toContainEqual(expect.stringMatching(/^(tel|mailto):|google\.com\/maps/));
  expect(body.querySelector("#about, #gallery")).not.toBeInTheDocument();
});

test("five menus open in a new tab and say that they are PDFs", () => {
  const menus = within(renderRestaurant().getByRole("region", { name: "Nossos Menus" }));
  const links = menus.getAllByRole("link");
  for (const link of links) {
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
    link.querySelector(".print-only")?.remove();
  }
  expect(links.map((link) => [link.getAttribute("href"), textOf(link)])).toEqual(
    ["Menu Principal", "Carta Bar", "Sobremesa", "Menu Executivo", "Feijoada"].map(
      (title, index) => [RESTAURANT.menus[index]?.url, `${title} PDF (abre em nova aba)`],
    ),
  );
});

test("kinds without dishes are one line, which hints at no feijoada; where there are no others it says how to ask", () => {
  const onRequest = RESTAURANT.menus.map((menu) => ({ ...menu, isOnRequest: true }));
  const [main] = RESTAURANT.menus.map((menu) => ({ ...menu, path: "/pt/menu" }));
  const some = renderRestaurant({ menus: [main!, ...onRequest.slice(3)] });
  const region = some.getByRole("region", { name: "Nossos Menus" });
  expect(textOf(region.querySelector("summary")!)).toBe("Sob consulta · Menu Executivo");
  expect(within(region).getByRole("link", { name: "Menu Principal" })).toHaveAttribute(
    "href",
    "/pt/menu",
  );
  some.getByRole("link", { name: "Ver menus" });
  const none = renderRestaurant({ menus: onRequest });
  expect(none.queryByRole("link", { name: "Ver menus" })).not.toBeInTheDocument();
  const ask = none.getByRole("link", {
    name: "Para conhecer os menus desta casa, escreva para nós.",
  });
  expect(ask).toHaveAttribute("href", "/pt/contato?restaurant=rubaiyat-rio");
  for (const page of [some, none])
    expect(page.body.querySelectorAll('#menus details a[type="application/pdf"]')).toHaveLength(
      page === none ? 5 : 2,
    );
});

test("booking is offered only where it is enabled; else reserving leads to the form on the page", () => {
  const withBooking = renderRestaurant();
  expect(withBooking.text).toContain("Uma mesa à sua espera");
  const booking = withBooking.body.querySelectorAll(`a[href="${BOOKING}"]`);
  expect(booking).toHaveLength(3);
  for (const link of booking) expect(link).toHaveAttribute("target", "_blank");

  const without = renderRestaurant({ bookingUrl: undefined });
  expect(without.text).not.toContain("Uma mesa à sua espera");
  for (const link of without.getAllByRole("link", { name: "Reservar" }))
    expect(link).toHaveAttribute("href", "#table");
  expect(without.getByRole("form", { name: "Reservar uma mesa" })).toHaveFormValues({
    restaurant: "rubaiyat-rio",
    people: "2",
    date: "",
    time: "",
  });
});

test("the phone's bar holds Call, Directions and Reserve as far as they are known", () => {
  const barOf = (changes?: Partial<RestaurantDetail>) =>
    within(renderRestaurant(changes).body.querySelector<HTMLElement>(".action-bar")!)
      .getAllByRole("link")
      .map(textOf);
  expect(barOf()).toEqual([
    "Ligar",
    "Como chegar (abre em nova aba)",
    "Reservar (abre em nova aba)",
  ]);
  expect(barOf({ ...BARE, phone: "+551130871399" })).toEqual(["Ligar", "Reservar"]);
  // Nobody can come to a place without address, telephone and booking link.
  expect(barOf(BARE)).toEqual(["Escreva para esta casa"]);
});

test("a map waits only where the place is known; address and directions need no map", () => {
  const mapOf = ({ body }: ReturnType<typeof render>) => body.querySelector("[data-hydrate-soon]");
  expect(mapOf(renderRestaurant())).toBeInTheDocument();
  const without = renderRestaurant({ coordinates: undefined });
  expect(mapOf(without)).not.toBeInTheDocument();
  expect(without.text).toContain("Rua Um, 1");
  expect(without.links).toContainEqual(
    expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir\//),
  );
});

test("every picture of the gallery is a link to itself, described or at least counted", () => {
  const { getByRole } = renderRestaurant();
  getByRole("heading", { level: 2, name: "Galeria" });
  const first = getByRole("link", { name: /^Mesa na varanda/ });
  expect(first).toHaveAttribute("href", "/images/gallery-rubaiyat-rio-1.webp");
  expect(first).toHaveAttribute("data-slide", "picture-1");
  const second = getByRole("link", { name: /^Rubaiyat Rio, imagem 2/ });
  expect(second).toHaveAttribute("href", "https://cdn.example/2.jpg");
});

test.each([
  ["pt", ["Manobrista", "Adega"]],
  ["en", ["Valet parking", "Wine cellar"]],
  ["es", ["Aparcacoches", "Bodega"]],
] as const)("features have words in the page's language, %s", (language, words) => {
  const { body } = renderRestaurant({}, language);
  const features = body.querySelectorAll('[aria-labelledby="features"] li');
  expect(Array.from(features, textOf)).toEqual(words);
});

test("a text in another language than the page's is marked", () => {
  const { getAllByText } = renderRestaurant({}, "en");
  for (const text of ["Primeiro parágrafo.", "Rua Um, 1"])
    for (const element of getAllByText(text))
      expect(element.closest("[lang]")).toHaveAttribute("lang", "pt");
  expect(renderRestaurant({}, "pt").body.querySelector('[lang="pt"]')).not.toBeInTheDocument();
});

test.each([
  ["not-found", "Restaurante não encontrado"],
  ["error", "Erro ao carregar restaurante"],
] as const)("the state %s can be tried again or left for the list", (state, title) => {
  const { getByRole, queryByRole } = render({ state });
  getByRole("heading", { level: 1, name: title });
  expect(getByRole("button", { name: "Tentar novamente" })).toHaveAttribute("href", "");
  const back = getByRole("link", { name: "Voltar para Restaurantes" });
  expect(back).toHaveAttribute("href", "/pt/restaurantes");
  expect(queryByRole("alert") !== null).toBe(state === "error");
});

test("without a slug the city's restaurants are offered", () => {
  const { getByRole, links } = render({ state: "no-slug", restaurants: [RESTAURANT] });
  getByRole("heading", { level: 1, name: "O Grupo Rubaiyat no Rio de Janeiro" });
  getByRole("heading", { level: 2, name: "Slug do restaurante não fornecido" });
  expect(links.filter((link) => link === PATHS.pt)).toHaveLength(1);
  const back = getByRole("link", { name: "Voltar para Restaurantes" });
  expect(back).toHaveAttribute("href", "/pt/restaurantes");
  const empty = render({ state: "no-slug", restaurants: [] });
  empty.getByRole("heading", { level: 1, name: "Slug do restaurante não fornecido" });
  expect(empty.queryByRole("heading", { level: 2 })).not.toBeInTheDocument();
});

test("awards with year and giver and numbers are there where there are any, a number never alone", () => {
  const awards = [{ year: "2024", giver: "Guia", text: "91º lugar" }];
  const figures = [
    { value: "240", text: "lugares" },
    { value: "21", text: "dias de maturação" },
  ];
  const both = renderRestaurant({ awards, figures });
  const section = both.getByRole("region", { name: /^Prêmios e\snúmeros$/ });
  expect(textOf(section)).toMatch(
    /Prêmios e\snúmeros 2024 Guia 91º lugar .*lugares 240 dias de maturação 21/,
  );
  renderRestaurant({ figures }).getByRole("region", { name: "Em números" });
  renderRestaurant({ awards }).getByRole("region", { name: "Prêmios" });
  const alone = renderRestaurant({ figures: figures.slice(1) });
  expect(alone.body.querySelector("#awards")).not.toBeInTheDocument();
  expect(renderRestaurant().body.querySelector("#awards")).not.toBeInTheDocument();
});
