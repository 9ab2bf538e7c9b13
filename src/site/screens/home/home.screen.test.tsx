import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { aCard } from "#tests/builders/card-data.ts";
import { FAQ } from "#content/faq/all-faq.ts";
import { wordsAt } from "#tests/builders/words.ts";
import { renderPage, textOf } from "#tests/render-page.ts";
import type { RestaurantCardData } from "#site/blocks/restaurant-card/restaurant-card-data.ts";
import { homeQuestions, type ShownQuestion } from "./home-questions.ts";
import { HomeScreen } from "./home.screen.tsx";

const QUESTIONS: readonly ShownQuestion[] = [
  { question: "Como reservo?", answer: "Na página da casa." },
  { question: "How do I pay?", answer: "By card.", language: "en" },
];

const wordsOf = (path: string) => ({ head: {}, words: wordsAt(path)("home") });

const homeOf = (
  restaurants: readonly RestaurantCardData[],
  path = "/pt",
  questions: readonly ShownQuestion[] = QUESTIONS,
) =>
  renderPage(
    path,
    <HomeScreen data={{ state: "found", ...wordsOf(path), questions, restaurants }} />,
  );

test.each([
  ["/pt", "Nossas Casas", "/pt/restaurantes"],
  ["/en", "Our Houses", "/en/restaurants"],
  ["/es", "Nuestras Casas", "/es/restaurantes"],
])(
  "on %s both buttons of the hero lead to the restaurants, one is called %s",
  (path, words, list) => {
    const { getByRole, links } = homeOf([], path);
    expect(links.slice(0, 2)).toEqual([list, list]);
    expect(getByRole("link", { name: words })).toHaveAttribute("href", list);
  },
);

// Rule 3.2.
test("the film is silent, loops, plays inline, waits for its turn, and can be paused", () => {
  const { body, getByRole } = homeOf([]);
  const video = body.querySelector("video");
  for (const attribute of ["muted", "loop", "playsinline"])
    expect(video).toHaveAttribute(attribute);
  expect(video).toHaveAttribute("preload", "none");
  expect(video).not.toHaveAttribute("autoplay");
  getByRole("button", { name: "Pausar o vídeo" });
});

test("every restaurant has a card in the carousel", () => {
  const page = homeOf([aCard(), aCard({ slug: "b", name: "Casa B" })]);
  const cards = within(page.getByRole("list", { name: "As casas" })).getAllByRole("listitem");
  expect(cards).toHaveLength(2);
  within(cards[0]!).getByRole("heading", { level: 3, name: "Rubaiyat Madrid" });
  within(cards[1]!).getByRole("heading", { level: 3, name: "Casa B" });
});

test("the carousel's buttons stand in one row with its heading", () => {
  const { body } = homeOf([aCard(), aCard({ slug: "b" })]);
  const buttons = body.querySelectorAll(".carousel-button");
  expect(buttons).toHaveLength(2);
  for (const button of buttons)
    expect(button.parentElement?.parentElement).toContainElement(
      body.querySelector<HTMLElement>("h2#restaurants"),
    );
});

test("without the list the rest of the page stands, with an error and a way to try again", () => {
  const { getByRole, headings } = renderPage(
    "/pt",
    <HomeScreen data={{ state: "error", ...wordsOf("/pt"), questions: QUESTIONS }} />,
  );
  const alert = within(getByRole("alert"));
  alert.getByRole("heading", { name: "Erro ao carregar restaurantes" });
  expect(alert.getByRole("button", { name: "Tentar Novamente" })).toHaveAttribute("href", "");
  expect(headings.filter(([level]) => level === 1)).toHaveLength(1);
  expect(headings.filter(([level]) => level === 2)).toHaveLength(4);
});

test("an empty list says so and offers to reload", () => {
  const { getByRole, queryByRole } = homeOf([]);
  getByRole("heading", { name: "Nenhum restaurante encontrado." });
  expect(getByRole("button", { name: "Recarregar" })).toHaveAttribute("href", "");
  expect(queryByRole("alert")).not.toBeInTheDocument();
});

test("three paragraphs tell about the group", () => {
  const { body } = homeOf([]);
  const paragraphs = Array.from(body.querySelectorAll("[aria-labelledby=about] p"), textOf);
  expect(paragraphs.filter(({ length }) => length >= 150)).toHaveLength(3);
});

test("every question has an answer to open, marked where it is in another language", () => {
  const { body } = homeOf([]);
  const questions = [...body.querySelectorAll("details")];
  expect(
    questions.map((one) => [textOf(one.querySelector("h3")!), textOf(one.querySelector("p")!)]),
  ).toEqual(QUESTIONS.map(({ question, answer }) => [question, answer]));
  expect(questions.map((one) => one.getAttribute("lang"))).toEqual([null, "en"]);
});

// Rule 3.1.
test("without questions there is no section for them, and nothing else is missing", () => {
  const { body, headings } = homeOf([], "/pt", []);
  expect(body.querySelector("#faq")).toBeNull();
  expect(headings.filter(([level]) => level === 2)).toHaveLength(3);
});

test("the built-in questions say what the specification says of payment, dress and events", () => {
  const [{ questions } = { questions: [] }] = FAQ;
  const said = questions.map(({ answer }) => answer.pt).join(" ");
  for (const words of ["smart casual", "PIX", "15 a 180 pessoas", "10 a 200 convidados"])
    expect(said).toContain(words);
});

test("a question comes in the page's language, else whole in another; without an answer it is left out", () => {
  const texts = (pt: string, en = "", es = "") => ({ pt, en, es });
  const questions = [
    { question: texts("Um?", "One?", "¿Uno?"), answer: texts("Sim.", "Yes.", "Sí.") },
    { question: texts("Dois?", "Two?"), answer: texts("Não.") },
    { question: texts("", "", "¿Tres?"), answer: texts("", "", "Quizás.") },
    { question: texts("Quatro?"), answer: texts("") },
  ];
  expect(homeQuestions(questions, "en")).toEqual([
    { question: "One?", answer: "Yes." },
    { question: "Dois?", answer: "Não.", language: "pt" },
    { question: "¿Tres?", answer: "Quizás.", language: "es" },
  ]);
  expect(homeQuestions(undefined, "en")).toEqual([]);
});

test.each([
  ["/pt", "mais de 40 anos"],
  ["/en", "over 50 years"],
  ["/es", "más de 40 años"],
])("%s gives the group's age once, as its language does, beside 1957", (path, age) => {
  const { text } = homeOf([], path);
  expect(text.split(age)).toHaveLength(2);
  expect(text).toContain("1957");
});

test.each([
  ["/pt", /fogo/gi],
  ["/en", /\bfire\b/gi],
  ["/es", /fuego/gi],
])("%s speaks of fire twice at most", (path, fire) => {
  expect(homeOf([], path).text.match(fire)?.length).toBeLessThanOrEqual(2);
});
