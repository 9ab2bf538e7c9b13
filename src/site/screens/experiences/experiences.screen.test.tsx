import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { Language } from "#language/languages.ts";
import { overwriteGetLocale } from "#language/paraglide/runtime.js";
import type { ExperienceCardData } from "./experience-card-data.ts";
import { type ExperiencesData, ExperiencesScreen } from "./experiences.screen.tsx";

const CARD: ExperienceCardData = {
  id: "e1",
  title: { text: "Uma mesa sob a figueira", language: "pt" },
  description: { text: "A copa passa por cima do salão.", language: "pt" },
  image: "/images/experience-fig-tree-table.jpg",
  imageAlt: "Mesa posta ao pé da figueira",
  icon: "Wine",
  duration: { text: "", language: "pt" },
  maxPeople: 0,
  prices: { BRL: { text: "R$ 300", isAmount: true }, CLP: { text: "$ 45.000", isAmount: true } },
  countries: ["Brasil", "Espanha"],
  restaurants: ["A Figueira Rubaiyat"],
  onlyRestaurant: "a-figueira-rubaiyat",
};

const PATHS = { pt: "/pt/experiencias", en: "/en/experiences", es: "/es/experiencias" };

function screenOf(
  experiences: ExperiencesData["experiences"],
  { language = "pt", query = "" }: { language?: Language; query?: string } = {},
): string {
  overwriteGetLocale(() => language);
  const props: ExperiencesData = { reverseGeocodeUrl: "https://geo.example", experiences };
  const Stub = createRoutesStub([
    { path: PATHS[language], Component: () => <ExperiencesScreen data={props} /> },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={[PATHS[language] + query]} />);
}

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
const selectedOption = (html: string) => /<option[^>]*selected=""[^>]*>([^<]*)/.exec(html)?.[1];

test.each([
  ["pt", "", "no Brasil (R$)"],
  ["en", "", "in Brazil (R$)"],
  ["es", "", "en Brasil (R$)"],
  ["pt", "?country=Argentina", "na Argentina ($)"],
  ["pt", "?country=Chile", "no Chile ($)"],
  ["en", "?country=Espanha", "in Spain (€)"],
  ["pt", "?country=Narnia", "no Brasil (R$)"],
] as const)("the sentence of the prices in %s with %j", (language, query, expected) => {
  expect(selectedOption(screenOf([CARD], { language, query }))).toBe(expected);
});

test("the price is that of the selected country's currency, and none where none is set", () => {
  expect(textOf(screenOf([CARD]))).toContain("R$ 300");
  const chile = textOf(screenOf([CARD], { query: "?country=Chile" }));
  expect(chile).toContain("$ 45.000 CLP");
  expect(chile).not.toContain("R$ 300");
  const spain = textOf(screenOf([CARD], { query: "?country=Espanha" }));
  expect(spain).not.toMatch(/Preço:/);
});

test("every experience is shown whatever the country, with the countries where it exists", () => {
  const text = textOf(screenOf([CARD], { query: "?country=Argentina" }));
  expect(text).toContain("Brasil · Espanha");
  expect(text).toContain("A Figueira Rubaiyat");
});

test("duration and number of people are shown only when they are known", () => {
  expect(textOf(screenOf([CARD]))).not.toMatch(/Duração|\d pessoa/);
  const known = { ...CARD, duration: { text: "2 horas", language: "pt" } as const, maxPeople: 12 };
  expect(textOf(screenOf([known]))).toMatch(/Duração: 2 horas.*até 12 pessoas/);
  expect(textOf(screenOf([{ ...CARD, maxPeople: 1 }]))).toContain("1 pessoa");
});

test("an experience is booked on the contact page", () => {
  expect(screenOf([CARD])).toContain(
    'href="/pt/contato?experience=e1&amp;restaurant=a-figueira-rubaiyat"',
  );
});

test("without script the country is chosen with a form that asks for this page", () => {
  const html = screenOf([CARD]);
  expect(html).toMatch(/<form[^>]* action="\/pt\/experiencias"/);
  expect(html).toMatch(/<select[^>]* name="country"/);
  expect(html).toMatch(/<button[^>]* type="submit"|<button type="submit"/);
});

test("React is fetched at once to detect the country, unless the address names one", () => {
  expect(screenOf([CARD])).toContain('data-hydrate-soon=""');
  expect(screenOf([CARD], { query: "?country=Narnia" })).toContain("data-hydrate-soon");
  expect(screenOf([CARD], { query: "?country=Chile" })).not.toContain("data-hydrate-soon");
});

test("a text in another language than the page's is marked", () => {
  expect(screenOf([CARD], { language: "en" })).toContain(
    '<span lang="pt">Uma mesa sob a figueira</span>',
  );
});

test("a failed load is announced, can be tried again, and asks nobody for a location", () => {
  const html = screenOf("error", { query: "?country=Chile" });
  // The page's own address, with the country.
  expect(html).toMatch(
    /role="alert".*Erro ao carregar experiências.*<a href=""[^>]*>Tentar Novamente/,
  );
  expect(screenOf("error")).not.toContain("data-hydrate-soon");
});

test("no experiences at all is said, without a selector", () => {
  const html = screenOf([]);
  expect(html).toContain("Nenhuma experiência encontrada.");
  expect(html).not.toContain("<select");
});

test("whoever has not found an experience is led to the contact page", () => {
  const html = screenOf([CARD], { language: "es" });
  expect(html).toMatch(/href="\/es\/contacto"/);
});

test("hostile words stay words", () => {
  const title = { text: '"><img src=x onerror=alert(1)>', language: "pt" } as const;
  expect(screenOf([{ ...CARD, title, restaurants: ["<script>"] }])).not.toMatch(
    /<img src=x|<script>/,
  );
});
