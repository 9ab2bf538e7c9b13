import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { overwriteGetLocale } from "#language/paraglide/runtime.js";
import { CardCarousel } from "./card-carousel.tsx";

overwriteGetLocale(() => "pt");

function carouselOf(count: number): string {
  const cards = Array.from({ length: count }, (_, i) => <article key={i}>Casa {i + 1}</article>);
  return renderToStaticMarkup(<CardCarousel label="Nossas Casas">{cards}</CardCarousel>);
}

const button = (html: string, name: string) =>
  html.match(/<button[^>]*>/g)?.find((tag) => tag.includes(`aria-label="${name}: Nossas Casas"`));

test("every card is in the page, in a list that keyboards can reach and readers can name", () => {
  const html = carouselOf(8);
  expect(html.match(/<li /g)).toHaveLength(8);
  expect(html).toMatch(/<ul[^>]* tabindex="0" aria-label="Nossas Casas"/);
});

test("before React comes the previous button is disabled and the next one is not", () => {
  const html = carouselOf(8);
  expect(button(html, "Anteriores")).toContain('disabled=""');
  expect(button(html, "Próximos")).not.toContain("disabled");
});

test("a click that comes before React is kept for it", () => {
  expect(carouselOf(8).match(/<button[^>]*data-replay=""/g)).toHaveLength(2);
});

test.each([
  [1, "flex gap-3 noscript:hidden hidden"],
  [2, "flex gap-3 noscript:hidden sm:hidden"],
  [3, "flex gap-3 noscript:hidden lg:hidden"],
])("%i cards have no buttons where they all fit in one view", (count, classes) => {
  expect(carouselOf(count)).toContain(classes);
});

test("a single card leaves nothing to turn to", () => {
  expect(button(carouselOf(1), "Próximos")).toContain('disabled=""');
});

test("nothing is announced until somebody turns the carousel", () => {
  expect(carouselOf(8)).toContain('<p role="status" class="sr-only"></p>');
});
