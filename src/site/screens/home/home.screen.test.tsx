import { expect, test } from "vitest";
import { wordsAt } from "#tests/builders/words.ts";
import { renderPage } from "#tests/render-page.ts";
import type { RestaurantCardData } from "#site/blocks/restaurant-card/restaurant-card-data.ts";
import { homeQuestions, type ShownQuestion } from "./home-questions.ts";
import { HomeScreen } from "./home.screen.tsx";

const QUESTIONS: readonly ShownQuestion[] = [
  { question: "Como reservo?", answer: "Na página da casa." },
  { question: "How do I pay?", answer: "By card.", language: "en" },
];

interface Case {
  readonly restaurants?: readonly RestaurantCardData[] | "error";
  readonly questions?: readonly ShownQuestion[];
  readonly path?: string;
}

function homeWith({ restaurants = [], questions = QUESTIONS, path = "/pt" }: Case = {}) {
  const always = { head: {}, words: wordsAt(path)("home"), questions };
  const loaded =
    restaurants === "error"
      ? { state: "error" as const }
      : { state: "found" as const, restaurants };
  return renderPage(path, <HomeScreen data={{ ...always, ...loaded }} />);
}

// Rule 3.2.
test("the film is silent, loops, plays inline, waits for its turn, and can be paused", () => {
  const { body, getByRole } = homeWith();
  const video = body.querySelector("video");
  for (const attribute of ["muted", "loop", "playsinline"])
    expect(video).toHaveAttribute(attribute);
  expect(video).toHaveAttribute("preload", "none");
  expect(video).not.toHaveAttribute("autoplay");
  getByRole("button", { name: "Pausar o vídeo" });
});

test("no restaurants, and restaurants that could not be loaded, are told apart, and the rest stands", () => {
  const empty = homeWith();
  empty.getByRole("heading", { name: "Nenhum restaurante encontrado." });
  empty.getByRole("button", { name: "Recarregar" });
  expect(empty.alert).toBeUndefined();
  const failed = homeWith({ restaurants: "error" });
  expect(failed.alert).toBe("Erro ao carregar restaurantes Tentar Novamente");
  expect(failed.titles(1)).toHaveLength(1);
  expect(failed.titles(2)).toHaveLength(4);
});

// Rule 3.1.
test("each button to reserve leads to the form for a table", () => {
  const page = homeWith();
  const buttons = page.getAllByRole("link", { name: "Reserve sua mesa" });
  expect(buttons.length).toBeGreaterThan(0);
  for (const button of buttons) expect(button).toHaveAttribute("href", "/pt/restaurantes#table");
});

// Rule 3.1.
test("without questions there is no section for them, and nothing else is missing", () => {
  const page = homeWith({ questions: [] });
  expect(page.body.querySelector("#faq")).toBeNull();
  expect(page.titles(2)).toHaveLength(3);
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
});
