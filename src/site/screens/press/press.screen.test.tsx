import { expect, test } from "vitest";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import { type Language, LANGUAGES } from "#language/languages.ts";
import { pathTo } from "#language/path-to.ts";
import { aSnapshot } from "#tests/builders/snapshot.ts";
import { wordsAt } from "#tests/builders/words.ts";
import { renderPage, textOf } from "#tests/render-page.ts";
import { toPressPage } from "./press-page.ts";
import { PressScreen } from "./press.screen.tsx";

function pressPage(language: Language, restaurants = builtInRestaurants()) {
  const path = pathTo(language, "press");
  const page = toPressPage(wordsAt(path), aSnapshot({ restaurants }), language);
  return renderPage(path, <PressScreen page={page} />);
}

// Rule 3.36.
test("the press finds the awards, of the group first, each with its year and its giver", () => {
  const awards = pressPage("en").getByRole("region", { name: "Awards and distinctions" });
  expect(textOf(awards)).toMatch(/The group and its founder 2018 Veja São Paulo/);
  expect(textOf(awards)).toMatch(/A Figueira Rubaiyat 2026 Michelin.*Cabaña Las Lilas/);
  expect(textOf(awards)).not.toContain("Empório");
});

test.each(LANGUAGES)("in %s the logo and every plate are files to download", (language) => {
  const [first, ...others] = builtInRestaurants();
  const uploaded = { ...first!.images, hero: "/media/0123456789ab.jpg" };
  const page = pressPage(language, [{ ...first!, images: uploaded }, ...others]);
  const links = [...page.body.querySelectorAll("a[download]")];
  const files = links.map((link) => link.getAttribute("href"));
  const plates = others.map(({ images }) => images.hero);
  for (const file of ["/favicon.svg", "/images/section-farm.webp", ...plates])
    expect(files).toContain(file);
  // A photograph of somebody else has terms of its own.
  expect(files).not.toContain(uploaded.hero);
});
