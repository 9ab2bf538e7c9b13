import { expect, test } from "vitest";
import { aLayout, aLayoutRestaurant } from "#tests/builders/layout-data.ts";
import { outlineOf } from "#tests/page-outline.ts";
import { Header } from "./header.tsx";

const headerAt = (path: string, restaurants = aLayout(2).restaurants) =>
  outlineOf(path, () => <Header restaurants={restaurants} />);

/** The two copies of the links: for large screens, and inside the panel of small ones. */
function copiesAt(path: string) {
  const { html } = headerAt(path);
  const start = html.indexOf("<dialog");
  return [html.slice(0, start), html.slice(start)] as const;
}

const LINKS = ["História", "Casas e Menus", "Eventos", "Experiências", "Novidades", "Contato"];

test("desktop and mobile hold the same links in the order of the specification", () => {
  for (const copy of copiesAt("/pt")) {
    const text = copy.replaceAll(/<[^>]+>/g, "|");
    const positions = LINKS.map((link) => text.indexOf(`|${link}|`));
    expect(positions.every((position) => position >= 0)).toBe(true);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  }
});

test("both hold every restaurant by name, the language switch and the reservations button", () => {
  for (const copy of copiesAt("/pt")) {
    expect(copy).toContain('href="/pt/restaurantes/madrid/casa-1"');
    expect(copy).toContain('href="/pt/restaurantes/madrid/casa-2"');
    for (const [language, name] of Object.entries({
      pt: "Português",
      en: "English",
      es: "Español",
    }))
      expect(copy).toMatch(
        new RegExp(`lang="${language}"[^>]*>(<svg.*?</svg>)?<span>${name}`, "s"),
      );
    expect(copy).toMatch(/href="\/pt\/restaurantes"[^>]*>Reservas/);
  }
});

test.each([
  ["/pt/grupo-rubaiyat", "História"],
  ["/pt/fazenda-rubaiyat", "História"],
  ["/pt/restaurantes", "Casas e Menus"],
  ["/pt/restaurants", "Casas e Menus"],
  ["/pt/restaurantes/madrid/casa-1", "Casas e Menus"],
  ["/pt/eventos", "Eventos"],
  ["/pt/novidades/nova-carta-vinhos", "Novidades"],
  ["/pt/contato", "Contato"],
])("on %s the link %s is highlighted, alone", (path, words) => {
  for (const copy of copiesAt(path)) {
    const current = Array.from(
      copy.matchAll(/aria-current="page"[^>]*>([^<]*)/g),
      ([, text]) => text,
    );
    expect(current).toEqual([words]);
  }
});

test("on home no link of the navigation is highlighted, and there is no way back", () => {
  const { html } = headerAt("/pt");
  expect(html).not.toContain('aria-current="page"');
  expect(html).not.toContain('aria-label="Voltar"');
});

test.each([
  ["/es/restaurantes/madrid/casa-1", "/es/restaurantes", "Volver"],
  ["/en/our-figueira", "/en/grupo-rubaiyat", "Back"],
  ["/pt/novidades/nova-carta-vinhos", "/pt/novidades", "Voltar"],
  ["/pt/contato", "/pt", "Voltar"],
])("the way back from %s leads to %s", (path, target, words) => {
  const link = headerAt(path).html.match(/<a[^>]*aria-label="(?:Volver|Back|Voltar)"[^>]*>/)?.[0];
  expect(link).toContain(`href="${target}"`);
  expect(link).toContain(`aria-label="${words}"`);
});

test("the switch leads to this very page in each language, and marks the current one", () => {
  const { html, links } = headerAt("/en/news/nova-carta-vinhos");
  expect(links).toContain("/pt/novidades/nova-carta-vinhos");
  expect(links).toContain("/es/noticias/nova-carta-vinhos");
  const current = html.match(/<a[^>]*aria-current="true"[^>]*>/g) ?? [];
  expect(current).toHaveLength(2);
  expect(current.every((link) => link.includes('hrefLang="en"'))).toBe(true);
});

test("a restaurant without a name still has a link that says something", () => {
  const { text, links } = headerAt("/pt", [
    aLayoutRestaurant({ name: "", slug: "", citySlug: "" }),
  ]);
  expect(text).toContain("Nome não disponível");
  expect(links).toContain("/pt/restaurantes/madrid/restaurante");
});

test("drop-down, switch and panel open without script, by what HTML itself offers", () => {
  const { html } = headerAt("/pt");
  for (const id of html.matchAll(/popoverTarget="([^"]+)"/gi)) {
    expect(html).toMatch(new RegExp(`id="${id[1]}" popover="auto"`));
  }
  expect(html).toContain('command="show-modal" commandfor="mobile-menu"');
  expect(html).toContain('<dialog id="mobile-menu"');
});
