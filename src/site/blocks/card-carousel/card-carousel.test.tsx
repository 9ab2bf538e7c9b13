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

test("before React comes every card is there, in a list that keyboards can reach and readers can name", () => {
  const { getByRole, getAllByRole } = carouselOf(8);
  expect(getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Casa ${number}`),
  );
  expect(getByRole("list", { name: "Nossas Casas" })).toHaveAttribute("tabindex", "0");
});

test("before React comes it can be turned on alone, by a click that is replayed, and nothing is announced", () => {
  const { getByRole, previous, next } = carouselOf(8);
  expect(previous()).toBeDisabled();
  expect(next()).toBeEnabled();
  for (const button of [previous(), next()]) expect(button).toHaveAttribute("data-replay");
  const status = getByRole("status");
  expect(status).toBeEmptyDOMElement();
  expect(status).toHaveClass("sr-only");
  expect(carouselOf(1).next()).toBeDisabled();
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
