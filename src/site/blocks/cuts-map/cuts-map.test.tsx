import { expect, test } from "vitest";
import { servedMenus } from "#content/schemas/menu-dates.ts";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import { MENUS } from "#content/built-in/built-in-content.server.ts";
import { LANGUAGES } from "#language/languages.ts";
import { renderPage } from "#tests/render-page.ts";
import { CutsMap } from "./cuts-map.tsx";
import { servedCuts } from "./served-cuts.ts";

const menus = servedMenus(MENUS.map((menu) => ({ ...menu, updatedAt: "" })));
const restaurants = builtInRestaurants();

// Rule 3.27.
test.each(LANGUAGES)(
  "in %s each dish that names its cut is on the map once, and each cut leads to its entry",
  (language) => {
    const cuts = servedCuts({ menus, restaurants, language });
    const { body } = renderPage(`/${language}`, <CutsMap cuts={cuts} className="shell" />);
    const wanted = menus
      .flatMap(({ sections }) => sections.flatMap(({ items }) => items))
      .filter(({ cut }) => cut !== undefined);
    const links = [...body.querySelectorAll(".cuts-list a")];
    expect(
      links.map((link) => link.querySelector("[class=sr-only]")?.textContent).toSorted(),
    ).toEqual(wanted.map(({ name }) => name).toSorted());
    const areas = [...body.querySelectorAll("svg a")];
    expect(areas).toHaveLength(new Set(wanted.map(({ cut }) => cut)).size);
    for (const area of areas) {
      const entry = body.querySelector(area.getAttribute("href") ?? "");
      expect(area.getAttribute("aria-label")).toMatch(
        new RegExp(`^${RegExp.escape(entry?.querySelector("h3")?.textContent ?? "–")}: `),
      );
    }
  },
);

test("without a dish that names its cut there is no map", () => {
  const { body } = renderPage("/pt", <CutsMap cuts={[]} className="shell" />);
  expect(body.querySelector("nav")).toBeNull();
});
