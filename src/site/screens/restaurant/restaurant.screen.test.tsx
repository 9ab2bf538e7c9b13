import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { shownPhone } from "#language/phone-number.ts";
import { renderPage, textOf } from "#tests/render-page.ts";
import type { Language } from "#language/languages.ts";
import { restaurantPath } from "#language/path-to.ts";
import { aRestaurant } from "#tests/builders/restaurant.ts";
import { type RestaurantDetail, toRestaurantDetail } from "./restaurant-detail.ts";
import { RestaurantScreen, type RestaurantScreenData } from "./restaurant.screen.tsx";

const NOTHING = { text: "", language: "pt" } as const;

const BOOKING = "https://booking.example.com/casa";
const RESTAURANT = toRestaurantDetail(
  aRestaurant({
    whatsapp: null,
    description: JSON.stringify({ pt: "Primeiro parágrafo.\n\nSegundo parágrafo." }),
    images: JSON.stringify(["/images/gallery-rubaiyat-rio-1.webp", "https://cdn.example/2.jpg"]),
    features: JSON.stringify(["valet", "wine-cellar"]),
  }),
  "pt",
);

/** Only what the API may leave out. */
const BARE: RestaurantDetail = {
  ...RESTAURANT,
  name: "",
  address: NOTHING,
  hours: NOTHING,
  description: NOTHING,
  phone: { text: "" },
  email: "",
  bookingUrl: undefined,
  gallery: [],
  features: [],
  coordinates: undefined,
};

const render = (data: RestaurantScreenData, language: Language = "pt") =>
  renderPage(restaurantPath(language, RESTAURANT), <RestaurantScreen data={data} />);

const renderRestaurant = (changes: Partial<RestaurantDetail> = {}, language: Language = "pt") =>
  render({ state: "found", restaurant: { ...RESTAURANT, ...changes } }, language);

// Rule 3.6.
test("a restaurant shows its name, city, country, story, contacts and features", () => {
  const { body, getByRole, getByText, links, text } = renderRestaurant();
  getByRole("heading", { level: 1, name: "Casa do Teste" });
  getByRole("region", { name: "A casa" });
  const second = getByText("Segundo parágrafo.");
  expect(getByText("Primeiro parágrafo.").nextElementSibling).toBe(second);
  for (const words of ["São Paulo · Brasil", "Rua Um, 1", "Todos os dias"])
    expect(text).toContain(words);
  expect(links.filter((link) => link === "tel:+551130871399").length).toBeGreaterThan(1);
  expect(links.filter((link) => link === "mailto:casa@example.com")).toHaveLength(1);
  const features = body.querySelectorAll('[aria-labelledby="features"] li');
  expect(Array.from(features, textOf)).toEqual(["Manobrista", "Adega"]);
});

// Rule 3.25.
test.each([
  ["pt", "Sob consulta"],
  ["en", "On request"],
  ["es", "Bajo consulta"],
] as const)(
  "in %s all five menus are in sight, in order, those on request say so",
  (language, words) => {
    const known = [{ kind: "bar" }] as const;
    const page = render(
      {
        state: "found",
        restaurant: toRestaurantDetail(aRestaurant({ menus: null }), language, known),
      },
      language,
    );
    const card = page.body.querySelector<HTMLElement>("#menus")!;
    expect(card.querySelector("details")).toBeNull();
    const lines = [...card.querySelectorAll("li")];
    expect(
      lines.map((line) => line.querySelector<HTMLAnchorElement>("a:last-of-type")?.href),
    ).toEqual(
      ["main", "bar", "dessert", "executive", "feijoada"].map((kind) =>
        expect.stringContaining(`/menus/casa-do-teste-${kind}.pdf`),
      ),
    );
    expect(lines.map((line) => textOf(line).includes(words))).toEqual([
      true,
      false,
      true,
      true,
      true,
    ]);
  },
);

// Rule 3.22.
test("what is not known says so, once, and there is still a way to write", () => {
  const { body, links, text } = renderRestaurant(BARE);
  expect(text).toContain("Nome não disponível");
  const others = text.match(/(?!Nome)\b\S+(?= não disponível)/g);
  expect(others?.toSorted()).toEqual(["Endereço", "Horário", "Telefone"]);
  expect(links).toContain("/pt/contato?restaurant=casa-do-teste");
  expect(links).not.toContainEqual(expect.stringMatching(/^(tel|mailto):|google\.com\/maps/));
  expect(body.querySelector("#about, #gallery")).not.toBeInTheDocument();
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
  const table = { restaurant: "casa-do-teste", people: "2", date: "", time: "" };
  expect(without.getByRole("form", { name: "Reservar uma mesa" })).toHaveFormValues(table);
});

test("the phone's bar holds Call, Directions and Reserve as far as they are known", () => {
  const barOf = (changes?: Partial<RestaurantDetail>) =>
    within(renderRestaurant(changes).body.querySelector<HTMLElement>(".action-bar")!)
      .getAllByRole("link")
      .map(textOf);
  const tab = "(abre em nova aba)";
  expect(barOf()).toEqual(["Ligar", `Como chegar ${tab}`, `Reservar ${tab}`]);
  expect(barOf({ ...BARE, phone: shownPhone("+551130871399", "Brasil") })).toEqual([
    "Ligar",
    "Reservar",
  ]);
  // Nobody can come to a place without address, telephone and booking link.
  expect(barOf(BARE)).toEqual(["Escreva para esta casa"]);
});

test.each([
  ["not-found", "Restaurante não encontrado"],
  ["error", "Erro ao carregar restaurante"],
] as const)("the state %s can be tried again or left for the list", (state, title) => {
  const page = render({ state });
  page.getByRole("heading", { level: 1, name: title });
  page.getByRole("button", { name: "Tentar novamente" });
  expect(page.hrefOf("Voltar para Restaurantes")).toBe("/pt/restaurantes");
  expect(page.alert !== undefined).toBe(state === "error");
});

test("awards with year and giver and numbers are there where there are any, a number never alone", () => {
  const awards = [{ year: "2024", giver: "Guia", text: "91º lugar" }];
  const figures = [
    { value: "mais de 240", text: "lugares" },
    { value: "21", text: "dias de maturação" },
  ];
  const both = renderRestaurant({ awards, figures });
  const section = both.getByRole("region", { name: /^Prêmios e\snúmeros$/ });
  expect(textOf(section)).toMatch(
    /Prêmios e\snúmeros 2024 Guia 91º lugar .*lugares mais de 240 dias de maturação 21/,
  );
  expect(section.querySelector("dd > small")).toHaveTextContent("mais de");
  renderRestaurant({ figures }).getByRole("region", { name: "Em números" });
  renderRestaurant({ awards }).getByRole("region", { name: "Prêmios" });
  const alone = renderRestaurant({ figures: figures.slice(1) });
  expect(alone.body.querySelector("#awards")).not.toBeInTheDocument();
  expect(renderRestaurant().body.querySelector("#awards")).not.toBeInTheDocument();
});
