import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { renderPage } from "#tests/render-page.ts";
import { NAMED_COUNTRIES } from "#language/countries.ts";
import type { Language } from "#language/languages.ts";
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

const PATHS = { pt: "/pt/experiencias", en: "/en/experiences", es: "/es/experiencias" };

function screenOf(
  experiences: readonly ExperienceCardData[] | "error",
  { language = "pt", query = "" }: { language?: Language; query?: string } = {},
) {
  const reverseGeocodeUrl = "https://geo.example";
  const data: ExperiencesData =
    experiences === "error"
      ? { state: "error", reverseGeocodeUrl }
      : {
          state: "found",
          reverseGeocodeUrl,
          experiences,
          countries: shownCountries(CONTENT, language),
        };
  return renderPage(PATHS[language] + query, <ExperiencesScreen data={data} />);
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
  ["pt", "?country=Narnia", "no Brasil (R$)"],
  ["pt", "?country=PT", "no Brasil (R$)"],
] as const)("the sentence of the prices in %s with %j", (language, query, expected) => {
  const selector = screenOf([CARD], { language, query }).getByRole("combobox");
  expect(selector).toHaveDisplayValue(expected);
});

// Rule 3.12.
test("the price is that of the selected country's currency, and none where none is set", () => {
  expect(screenOf([CARD]).text).toContain("R$ 300");
  const chile = screenOf([CARD], { query: "?country=Chile" }).text;
  expect(chile).toContain("$ 45.000 CLP");
  expect(chile).not.toContain("R$ 300");
  const spain = screenOf([CARD], { query: "?country=Espanha" }).text;
  expect(spain).not.toMatch(/Preço:/);
});

// Rule 3.12.
test("every experience is shown whatever the country, with the countries where it exists", () => {
  const text = screenOf([CARD], { query: "?country=Argentina" }).text;
  expect(text).toContain("Brasil · Espanha");
  expect(text).toContain("A Figueira Rubaiyat");
});

test("the country's own experiences come first, and no prices are promised where none is known", () => {
  const chile = {
    ...CARD,
    id: "e2",
    title: { text: "Grelha", language: "pt" },
    countries: ["Chile"],
  };
  const titles = (query: string) =>
    screenOf([CARD, chile] as ExperienceCardData[], { query })
      .headings.filter(([level]) => level === 3)
      .map(([, title]) => title);
  expect(titles("")).toEqual(["Uma mesa sob a figueira", "Grelha"]);
  expect(titles("?country=Chile")).toEqual(["Grelha", "Uma mesa sob a figueira"]);
  // The sentence names a country: what is not there has a heading of its own.
  const parts = (query: string) =>
    screenOf([CARD, chile] as ExperienceCardData[], { query })
      .headings.filter(([level]) => level === 2)
      .map(([, title]) => title);
  expect(parts("?country=Chile")).toContain("Em outros países");
  expect(parts("?country=Argentina")).not.toContain("Em outros países");
  const words = { BRL: { text: "Sob consulta", isAmount: false } };
  const { getByLabelText, text } = screenOf([{ ...CARD, prices: words }]);
  expect(getByLabelText("Experiências")).toHaveDisplayValue("no Brasil");
  expect(text).not.toContain("Preços");
});

test("duration and number of people are shown only when they are known", () => {
  expect(screenOf([CARD]).text).not.toMatch(/Duração|\d pessoa/);
  const known = { ...CARD, duration: { text: "2 horas", language: "pt" } as const, maxPeople: 12 };
  expect(screenOf([known]).text).toMatch(/Duração: 2 horas.*até 12 pessoas/);
  expect(screenOf([{ ...CARD, maxPeople: 1 }]).text).toContain("1 pessoa");
});

test("an experience is booked on the contact page, and the link says which", () => {
  const { getByRole } = screenOf([CARD]);
  const book = getByRole("link", { name: /^Pedir reserva ?Uma mesa sob a figueira$/ });
  expect(book).toHaveAttribute("href", "/pt/reservas?experience=e1&restaurant=a-figueira-rubaiyat");
});

test("without script the country is chosen with a form that asks for this page", () => {
  const { body, getByRole } = screenOf([CARD]);
  expect(body.querySelector("form")).toHaveAttribute("action", "/pt/experiencias");
  expect(getByRole("combobox")).toHaveAttribute("name", "country");
  expect(getByRole("button", { name: "Mostrar preços" })).toHaveAttribute("type", "submit");
});

test("React is fetched at once to detect the country, unless the URL names one", () => {
  const hydratedSoon = (query = "") =>
    screenOf([CARD], { query }).body.querySelector("[data-hydrate-soon]");
  expect(hydratedSoon()).toBeInTheDocument();
  expect(hydratedSoon("?country=Narnia")).toBeInTheDocument();
  expect(hydratedSoon("?country=Chile")).not.toBeInTheDocument();
});

test("a text in another language than the page's is marked", () => {
  const { getByRole } = screenOf([CARD], { language: "en" });
  const title = getByRole("heading", { level: 3, name: "Uma mesa sob a figueira" });
  expect(title.firstElementChild).toHaveAttribute("lang", "pt");
});

test("a failed load is announced, can be tried again, and asks nobody for a location", () => {
  const alert = within(screenOf("error", { query: "?country=Chile" }).getByRole("alert"));
  alert.getByRole("heading", { name: "Erro ao carregar experiências" });
  // The page's own URL, with the country.
  expect(alert.getByRole("button", { name: "Tentar Novamente" })).toHaveAttribute("href", "");
  const { body } = screenOf("error");
  expect(body.querySelector("[data-hydrate-soon]")).not.toBeInTheDocument();
});

test("no experiences at all is said, without a selector", () => {
  const { getByRole, queryByRole } = screenOf([]);
  getByRole("heading", { name: "Nenhuma experiência encontrada." });
  expect(queryByRole("combobox")).not.toBeInTheDocument();
});

test("the last section leads to the contact page", () => {
  expect(screenOf([], { language: "es" }).links).toContain("/es/contacto");
});
