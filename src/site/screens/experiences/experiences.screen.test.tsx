import { expect, test } from "vitest";
import { renderPage } from "#tests/render-page.ts";
import { NAMED_COUNTRIES } from "#language/countries.ts";
import type { Language } from "#language/languages.ts";
import { pathTo } from "#language/path-to.ts";
import type { ExperienceCardData } from "./experience-card-data.ts";
import { type ExperiencesData, ExperiencesScreen } from "./experiences.screen.tsx";
import { shownCountries } from "./shown-countries.ts";

const CARD: ExperienceCardData = {
  id: "e1",
  title: { text: "Uma mesa sob a figueira", language: "pt" },
  description: { text: "A copa passa por cima do salão.", language: "pt" },
  image: "/images/experience-mesa-sob-a-figueira.webp",
  imageCredit: undefined,
  imageAlt: "Mesa posta ao pé da figueira",
  icon: "Wine",
  duration: { text: "", language: "pt" },
  maxPeople: 0,
  prices: { BRL: { text: "R$ 300", isAmount: true }, CLP: { text: "$ 45.000", isAmount: true } },
  countries: ["Brasil", "Espanha"],
  restaurants: ["A Figueira Rubaiyat"],
  onlyRestaurant: "a-figueira-rubaiyat",
};

/** With a restaurant in countries that the specification does not name. */
const CONTENT = { countries: new Set([...NAMED_COUNTRIES, "UY", "Narnia", "US"]) };

function screenOf(
  experiences: readonly ExperienceCardData[] | "error",
  { language = "pt", query = "" }: { language?: Language; query?: string } = {},
) {
  const reverseGeocodeUrl = "https://geo.example";
  const countries = shownCountries(CONTENT, language);
  const data: ExperiencesData =
    experiences === "error"
      ? { state: "error", reverseGeocodeUrl }
      : { state: "found", reverseGeocodeUrl, experiences, countries };
  const path = pathTo(language, "experiences");
  return renderPage(path + query, <ExperiencesScreen data={data} />);
}

test.each([
  ["pt", "", "no Brasil (R$)"],
  ["en", "", "in Brazil (R$)"],
  ["es", "", "en Brasil (R$)"],
  ["pt", "?country=Argentina", "na Argentina ($)"],
  ["pt", "?country=Chile", "no Chile ($)"],
  ["en", "?country=Espanha", "in Spain (€)"],
  ["pt", "?country=UY", "– Uruguai ($)"],
  ["en", "?country=US", "– United States ($)"],
  ["es", "?country=US", "en Estados Unidos ($)"],
] as const)("the sentence of the prices in %s with %j", (language, query, expected) => {
  const selector = screenOf([CARD], { language, query }).getByRole("combobox");
  expect(selector).toHaveDisplayValue(expected);
});

// Rule 3.12.
test("whatever the country, an experience is shown with where it is, and its price if the currency has one", () => {
  expect(screenOf([CARD]).text).toContain("R$ 300");
  const chile = screenOf([CARD], { query: "?country=Chile" }).text;
  expect(chile).toContain("$ 45.000 CLP");
  expect(chile).not.toContain("R$ 300");
  const argentina = screenOf([CARD], { query: "?country=Argentina" }).text;
  expect(argentina).toContain("Brasil · Espanha");
  expect(argentina).toContain("A Figueira Rubaiyat");
  expect(argentina).not.toContain("Preço:");
});

test("the country's own experiences come first, the others under a heading of their own", () => {
  const title = { text: "Grelha", language: "pt" } as const;
  const cards = [CARD, { ...CARD, id: "e2", title, countries: ["Chile"] }];
  const headings = (query: string) =>
    screenOf(cards, { query })
      .headings.map(([, words]) => words)
      .filter((words) => [CARD.title.text, "Grelha", "Em outros países"].includes(words));
  expect(headings("")).toEqual([CARD.title.text, "Em outros países", "Grelha"]);
  expect(headings("?country=Chile")).toEqual(["Grelha", "Em outros países", CARD.title.text]);
  expect(headings("?country=Argentina")).toEqual([CARD.title.text, "Grelha"]);
});

test("no prices are promised where none is known", () => {
  const words = { BRL: { text: "Sob consulta", isAmount: false } };
  const { getByLabelText, text } = screenOf([{ ...CARD, prices: words }]);
  expect(getByLabelText("Experiências")).toHaveDisplayValue("no Brasil");
  expect(text).not.toContain("Preços");
});

test("an experience is booked on the contact page, and the link says which", () => {
  const href = screenOf([CARD]).hrefOf(/^Pedir reserva ?Uma mesa sob a figueira$/);
  expect(href).toBe("/pt/reservas?experience=e1&restaurant=a-figueira-rubaiyat");
});

test("no experiences, and experiences that could not be loaded, are told apart, without a selector or a location", () => {
  const empty = screenOf([], { language: "es" });
  expect(empty.text).toContain("No se encontró ninguna experiencia.");
  expect(empty.alert).toBeUndefined();
  expect(empty.links).toContain("/es/contacto");
  const failed = screenOf("error");
  expect(failed.alert).toBe("Erro ao carregar experiências Tentar Novamente");
  for (const { body, queryByRole } of [empty, failed]) {
    expect(queryByRole("combobox")).not.toBeInTheDocument();
    expect(body.querySelector("[data-hydrate-soon]")).not.toBeInTheDocument();
  }
});
