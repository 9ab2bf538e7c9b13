import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { aLayout } from "#tests/builders/layout-data.ts";
import { renderPage } from "#tests/render-page.ts";
import { LANGUAGES } from "#language/languages.ts";
import { Header } from "./header.tsx";

const headerAt = (path: string, restaurants = aLayout(2).restaurants, loaderData?: object) =>
  renderPage(path, <Header layout={{ restaurants, siteName: "Grupo Rubaiyat" }} />, loaderData);

/** Renders the header with drop-downs and mobile panel open. */
function openedAt(path: string, restaurants?: Parameters<typeof headerAt>[1]) {
  const page = headerAt(path, restaurants);
  for (const panel of page.body.querySelectorAll("[popover]")) panel.removeAttribute("popover");
  page.body.querySelector("dialog")?.setAttribute("open", "");
  return page;
}

/** Returns both copies of the links: desktop and mobile panel. */
function copiesAt(path: string) {
  const panel = openedAt(path).body.querySelector("dialog")!;
  const wide = openedAt(path).body;
  wide.querySelector("dialog")!.remove();
  return [within(wide), within(panel)];
}

const LINKS = ["História", "Casas e Menus", "Eventos", "Experiências", "Novidades", "Contato"];

// Rule 2.1.
test("has the same links on desktop and mobile, in the specification's order", () => {
  for (const copy of copiesAt("/pt")) {
    const names = copy.getAllByRole("link").map(({ textContent }) => textContent);
    expect(names.filter((name) => LINKS.includes(name))).toEqual(LINKS);
  }
});

// Rule 2.2.
test("has every restaurant, the language switch and the reservations button in both", () => {
  for (const copy of copiesAt("/pt")) {
    const linkTo = (name: string | RegExp) => copy.getByRole("link", { name });
    for (const number of [1, 2]) {
      const path = `/pt/restaurantes/madrid/casa-${number}`;
      expect(linkTo(new RegExp(`^Casa ${number}`))).toHaveAttribute("href", path);
    }
    const names = LANGUAGES.map(
      (language) => copy.getAllByRole("link").find(({ lang }) => lang === language)?.textContent,
    );
    expect(names).toEqual(["Português", "English", "Español"]);
    expect(linkTo("Reservas")).toHaveAttribute("href", "/pt/restaurantes#table");
  }
});

test.each([
  ["/pt", [], undefined],
  ["/pt/fazenda-rubaiyat", ["História"], "/pt/grupo-rubaiyat"],
  ["/pt/restaurantes", ["Casas e Menus"], "/pt"],
  ["/pt/restaurants", ["Casas e Menus"], "/pt"],
  ["/pt/restaurantes/madrid/casa-1", ["Casas e Menus"], "/pt/restaurantes"],
  ["/pt/novidades/nova-carta-vinhos", ["Novidades"], "/pt/novidades"],
])("on %s the link %s is highlighted, alone, and the way back leads to %s", (path, words, back) => {
  for (const copy of copiesAt(path)) {
    const current = copy.queryAllByRole("link", { current: "page" });
    expect(current.map(({ textContent }) => textContent)).toEqual(words);
  }
  const way = openedAt(path).queryByRole("link", { name: "Voltar" });
  expect(way?.getAttribute("href")).toBe(back);
});

test("switches to the same page in each language, and marks the current one", () => {
  for (const copy of copiesAt("/en/news/nova-carta-vinhos")) {
    const linkTo = (name: string) => copy.getByRole("link", { name });
    expect(linkTo("Português")).toHaveAttribute("href", "/pt/novidades/nova-carta-vinhos");
    expect(linkTo("Español")).toHaveAttribute("href", "/es/noticias/nova-carta-vinhos");
    expect(copy.getByRole("link", { current: true })).toHaveAttribute("hreflang", "en");
  }
});

// Rule 1.14.
test.each([
  ["/pt/novidades/festa?utm_source=a", "/en/news"],
  ["/pt/novidades?pagina=2", "/en/news"],
  ["/pt/eventos/jantar", "/en/events"],
])("from %s, which is not in English, the switch leads to %s", (path, list) => {
  const page = headerAt(path, [], { state: "found", languages: ["pt", "es"] });
  const [english] = page.body.querySelectorAll('[data-language="en"]');
  expect(english).toHaveAttribute("href", list);
  expect(english).toHaveAttribute("data-list");
  const [spanish] = page.body.querySelectorAll('[data-language="es"]');
  expect(spanish).not.toHaveAttribute("data-list");
});

test("names no path in the back link and switch of a missing page, which serves countless paths", () => {
  for (const path of ["/pt/xyz/abc", "/pt/restaurantes/madrid/nada/sobremesa"]) {
    const page = headerAt(path, [], { state: "not-found" });
    expect(page.hrefOf("Voltar")).toBe("./");
    const switches = page.body.querySelectorAll('[data-language="es"][href="?switch-to=es"]');
    expect(switches).toHaveLength(2);
    expect(page.body.innerHTML).not.toContain("abc");
  }
  const unknown = headerAt("/pt/restaurantes/madrid/nada", [], { state: "not-found" });
  expect(unknown.hrefOf("Voltar")).toBe("/pt/restaurantes");
});
