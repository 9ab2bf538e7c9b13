import { expect, test } from "vitest";
import { aCard } from "#tests/builders/card-data.ts";
import { outlineOf } from "#tests/page-outline.ts";
import { type HomeData, HomeScreen } from "./home.screen.tsx";

const homeOf = (restaurants: HomeData["restaurants"], path = "/pt") =>
  outlineOf(path, () => <HomeScreen data={{ head: {}, restaurants }} />);

test.each([
  ["/pt", "Nossas Casas", "/pt/restaurantes"],
  ["/en", "Our Houses", "/en/restaurants"],
  ["/es", "Nuestras Casas", "/es/restaurantes"],
])(
  "on %s both buttons of the hero lead to the restaurants, one is called %s",
  (path, words, list) => {
    const { html, links } = homeOf([], path);
    expect(links.slice(0, 2)).toEqual([list, list]);
    expect(html).toMatch(new RegExp(`href="${list}"[^>]*>${words}<`));
  },
);

test("the film is silent, loops, plays inline, waits for its turn, and can be paused", () => {
  const { html } = homeOf([]);
  const video = html.match(/<video[^>]*>/)?.[0] ?? "";
  for (const attribute of ["muted", "loop", "playsInline", 'preload="none"'])
    expect(video).toContain(attribute);
  expect(video).not.toContain("autoplay");
  expect(html).toMatch(/<button[^>]*aria-label="Pausar o vídeo"/);
});

test("every restaurant has a card in the carousel", () => {
  const { headings, html } = homeOf([aCard(), aCard({ slug: "b", name: "Casa B" })]);
  expect(headings).toContainEqual([3, "Rubaiyat Madrid"]);
  expect(headings).toContainEqual([3, "Casa B"]);
  expect(html.match(/class="carousel-item"/g)).toHaveLength(2);
});

test("without the list the rest of the page stands, with an error and a way to try again", () => {
  const { html, headings } = homeOf("error");
  expect(html).toMatch(/role="alert".*Erro ao carregar restaurantes/);
  expect(html).toMatch(/<a href=""[^>]*>Tentar Novamente/);
  expect(headings.filter(([level]) => level === 1)).toHaveLength(1);
  expect(headings.filter(([level]) => level === 2)).toHaveLength(4);
});

test("an empty list says so and offers to reload", () => {
  const { html, text } = homeOf([]);
  expect(text).toContain("Nenhum restaurante encontrado.");
  expect(html).toMatch(/<a href=""[^>]*>Recarregar/);
  expect(html).not.toContain('role="alert"');
});

test("three paragraphs tell about the group, and every question has an answer to open", () => {
  const { html, text } = homeOf([]);
  const about = html.slice(html.indexOf('id="about"'), html.indexOf('id="restaurants"'));
  expect(about.match(/<p[^>]*>[^<]{150,}<\/p>/g)).toHaveLength(3);
  expect(html.match(/<details/g)?.length).toBeGreaterThanOrEqual(5);
  for (const words of ["smart casual", "PIX", "15 a 180 pessoas", "10 a 200 convidados"])
    expect(text).toContain(words);
});

test("headings are in order: one h1, and no level is left out", () => {
  const levels = homeOf([aCard()]).headings.map(([level]) => level);
  expect(levels[0]).toBe(1);
  expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true);
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
