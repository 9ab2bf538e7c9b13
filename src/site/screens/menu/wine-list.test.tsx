import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import type { MenuContent } from "#content/kinds/menu.ts";
import type { Language } from "#language/languages.ts";
import { overwriteGetLocale } from "#language/paraglide/runtime.js";
import { menuPagePath } from "#language/path-to.ts";
import { toRestaurantDetail } from "#site/screens/restaurant/restaurant-detail.ts";
import { aWineList } from "#tests/builders/wine-list.ts";
import { renderPage } from "#tests/render-page.ts";
import { toMenuPage } from "./menu-page.ts";
import { MenuScreen } from "./menu.screen.tsx";

const PATH = "/en/restaurants/madrid/rubaiyat-madrid/wine-list";
const MADRID = builtInRestaurants().find(({ slug }) => slug === "rubaiyat-madrid")!;

function dataOf(search = "", language: Language = "en", content: MenuContent = aWineList()) {
  overwriteGetLocale(() => language);
  const menu = { ...content, updatedAt: "" };
  const query = new URLSearchParams(search);
  const filter = { diets: [], without: [] };
  const of = { menu, menus: [menu], restaurant: MADRID, language, filter, query };
  return { state: "found", menu: toMenuPage(of) } as const;
}

function pageOf(query = "", language: Language = "en") {
  const path = menuPagePath(language, MADRID, "wine");
  return renderPage(path, <MenuScreen data={dataOf(query, language)} />);
}

// Rule 3.37.
test("each region has its wines, with maker, grape, country, vintage, glass and bottle", () => {
  const page = pageOf("", "pt");
  page.getByRole("heading", { level: 1, name: "Carta de vinhos" });
  const region = within(page.getByRole("region", { name: "Valle de Prueba" }));
  region.getByRole("heading", { level: 3, name: "Ensayo Gran Reserva 2016" });
  region.getByText("Bodegas Ejemplo · Tempranillo · Espanha");
  region.getByText(/^Taça: €.12,50/);
  region.getByText(/^€.64/);
  const index = within(page.getByRole("navigation", { name: "Seções deste menu" }));
  const regions = index.getAllByRole("link").map(({ textContent }) => textContent);
  expect(regions).toEqual(["Valle de Prueba", "Cordillera"]);
});

test.each([
  ["wine=ensayo", ["Ensayo Gran Reserva 2016", "Ensayo Blanco"]],
  ["wine=CORDI", ["Altura 2019"]],
  ["wine=spain+2016", ["Ensayo Gran Reserva 2016"]],
  ["country=AR", ["Altura 2019"]],
  ["grape=Albari%C3%B1o", ["Ensayo Blanco"]],
  ["country=AR&grape=Tempranillo", []],
  ["country=FR&grape=%3Cb%3E&wine=+", ["Ensayo Gran Reserva 2016", "Ensayo Blanco", "Altura 2019"]],
])("%s finds %j", (query, names) => {
  expect(pageOf(query).titles(3)).toEqual(names);
});

test("a list of a thousand wines has pages of whole regions, and its index leads to each of them", () => {
  const region = (at: number) => `Valle ${at}`;
  const sections = Array.from({ length: 10 }, (_, at) => ({
    title: { pt: region(at), en: region(at), es: region(at) },
    items: Array.from({ length: 100 }, (__, wine) => ({ name: `Vino ${at} ${wine}` })),
  }));
  const screenAt = (query: string) => {
    const data = dataOf(query, "en", aWineList({ sections }));
    const page = renderPage(`${PATH}${query}`, <MenuScreen data={data} />);
    return { page, names: page.titles(3), data };
  };
  const first = screenAt("");
  expect(first.names).toHaveLength(200);
  expect(first.page.links.filter((link) => link.startsWith("#section"))).toHaveLength(2);
  expect(first.page.links).toContain(`${PATH}?page=5#section-2`);
  const third = screenAt("?page=3");
  expect(third.names.slice(0, 1)).toEqual(["Vino 4 0"]);
  expect(third.page.hrefOf("Next page")).toBe(`${PATH}?page=4`);
  expect(third.data.menu.wines).toMatchObject({ pages: 5, isPart: true });
  expect(screenAt("?page=6").names.slice(0, 1)).toEqual(["Vino 0 0"]);
  expect(screenAt("?wine=vino").page.links).toContain(`${PATH}?wine=vino&page=2`);
});

test("a restaurant's page names its wine list once there is one, beside the five", () => {
  const kindsOf = (menus: readonly Pick<MenuContent, "kind">[], links = MADRID.menus) =>
    toRestaurantDetail({ ...MADRID, menus: links }, "en", menus).menus.map(({ kind }) => kind);
  expect(kindsOf([])).toHaveLength(5);
  expect(kindsOf([{ kind: "wine" }]).at(-1)).toBe("wine");
  expect(kindsOf([], { wine: "https://wines.example/list.pdf" }).at(-1)).toBe("wine");
});
