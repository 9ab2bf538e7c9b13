import { expect, test } from "vitest";
import { renderPage } from "#tests/render-page.ts";
import { CardCarousel } from "./card-carousel.tsx";

function carouselOf(count: number) {
  const cards = Array.from({ length: count }, (_, i) => <article key={i}>Casa {i + 1}</article>);
  const page = renderPage("/pt", <CardCarousel label="Nossas Casas">{cards}</CardCarousel>);
  return {
    ...page,
    previous: () => page.getByRole("button", { name: "Anteriores: Nossas Casas" }),
    next: () => page.getByRole("button", { name: "Próximos: Nossas Casas" }),
  };
}

test("every card is in the page, in a list that keyboards can reach and readers can name", () => {
  const { getByRole, getAllByRole } = carouselOf(8);
  expect(getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Casa ${number}`),
  );
  expect(getByRole("list", { name: "Nossas Casas" })).toHaveAttribute("tabindex", "0");
});

test("before React comes the previous button is disabled and the next one is not", () => {
  const { previous, next } = carouselOf(8);
  expect(previous()).toBeDisabled();
  expect(next()).toBeEnabled();
});

test("a click that comes before React is replayed", () => {
  const { previous, next } = carouselOf(8);
  expect(previous()).toHaveAttribute("data-replay");
  expect(next()).toHaveAttribute("data-replay");
});

test.each([
  [1, "hidden"],
  [2, "sm:hidden"],
  [3, "lg:hidden"],
  [4, undefined],
])("%i cards have no buttons where they all fit in one view", (count, hiding) => {
  const { classList } = carouselOf(count).next().parentElement!;
  expect(classList).toContain("noscript:hidden");
  const classes = ["hidden", "sm:hidden", "lg:hidden"].filter((name) => classList.contains(name));
  expect(classes).toEqual([hiding].filter(Boolean));
});

test("a single card leaves nothing to turn to", () => {
  expect(carouselOf(1).next()).toBeDisabled();
});

test("nothing is announced until somebody turns the carousel", () => {
  const status = carouselOf(8).getByRole("status");
  expect(status).toBeEmptyDOMElement();
  expect(status).toHaveClass("sr-only");
});
