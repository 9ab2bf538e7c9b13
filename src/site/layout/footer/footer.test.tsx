import { expect, test } from "vitest";
import { aLayout, aLayoutRestaurant } from "#tests/builders/layout-data.ts";
import { outlineOf } from "#tests/page-outline.ts";
import type { LayoutData } from "../layout-data.ts";
import { Footer } from "./footer.tsx";

const footerOf = (layout: LayoutData, path = "/pt") =>
  outlineOf(path, () => <Footer layout={layout} />);

test("it leads to history, events, experiences and news, each in the page's language", () => {
  const links = footerOf(aLayout(1), "/en").links.filter((link) => link !== "/en/privacy");
  expect(links.slice(0, 4)).toEqual([
    "/en/grupo-rubaiyat",
    "/en/events",
    "/en/experiences",
    "/en/news",
  ]);
});

test("it names the restaurants with city and country, and a way to all of them", () => {
  const { text, links } = footerOf(aLayout(2));
  expect(text).toContain("Casa 1 Madrid, Espanha");
  expect(links).toContain("/pt/restaurantes/madrid/casa-2");
  expect(links).toContain("/pt/restaurantes");
});

const named = (count: number) =>
  footerOf(aLayout(count)).links.filter((link) => link.startsWith("/pt/restaurantes/"));

test.each([
  [0, 0],
  [7, 7],
  [8, 8],
])("%i restaurants: %i are named and nothing is counted", (count, shown) => {
  expect(named(count)).toHaveLength(shown);
  expect(footerOf(aLayout(count)).text).not.toMatch(/\+\d+ outra/);
});

test.each([
  [9, "+1 outra casa"],
  [12, "+4 outras casas"],
])("%i restaurants: eight are named, and the rest is counted: %s", (count, words) => {
  expect(named(count)).toHaveLength(8);
  expect(footerOf(aLayout(count)).text).toMatch(new RegExp(words.replace("+", "\\+") + "( |$)"));
});

test("the contact block gives address and phone of every restaurant, the ninth included", () => {
  const { text, html } = footerOf(aLayout(9));
  expect(text.match(/Rua Um, 1/g)).toHaveLength(9);
  expect(html.match(/href="tel:\+34913591000"/g)).toHaveLength(9);
  expect(html).toContain("Ligar para Casa 9: +34 913 59 10 00");
});

test("what a restaurant does not say is said in words, and no number is dialled", () => {
  const nameless = { name: "", address: { text: "", language: "pt" }, phone: "" } as const;
  const { text, html } = footerOf(aLayout(0, { restaurants: [aLayoutRestaurant(nameless)] }));
  for (const words of ["Nome não disponível", "Endereço não disponível", "Telefone não disponível"])
    expect(text).toContain(words);
  expect(html).not.toContain("tel:");
});

test("an address in another language than the page's is marked as such", () => {
  expect(footerOf(aLayout(1), "/en").html).toMatch(/lang="pt"[^>]*>Rua Um, 1/);
  expect(footerOf(aLayout(1), "/pt").html).not.toContain('lang="pt"');
});

test("the group's e-mail is there, or the contact form in its place", () => {
  const contact = { phone: "", email: "grupo@example.com" };
  expect(footerOf(aLayout(1, { contact })).links).toContain("mailto:grupo@example.com");
  const without = footerOf(aLayout(1));
  expect(without.html).not.toContain("mailto:");
  expect(without.links).toContain("/pt/contato");
});

test("five social marks stand there without links, labelled and inert", () => {
  const { html } = footerOf(aLayout(1));
  expect(html.match(/role="img" aria-label="\w+"/g)).toHaveLength(5);
  expect(html).not.toContain('target="_blank"');
  expect(html).not.toContain('href=""');
});

test("a network with a link opens in a new tab; the others stay marks", () => {
  const social = { ...aLayout(0).social, instagram: "https://www.instagram.com/x" };
  const { html, links } = footerOf(aLayout(1, { social }));
  expect(links).toContain("https://www.instagram.com/x");
  expect(html).toContain('target="_blank" rel="noopener noreferrer"');
  expect(html.match(/role="img" aria-label="\w+"/g)).toHaveLength(4);
});

test("it names the cities and the year of the specification", () => {
  const { text } = footerOf(aLayout(1));
  expect(text).toContain("São Paulo, Rio de Janeiro, Madrid");
  expect(text).toContain("2024");
});

test.each([
  ["/pt", "/pt/privacidade", "/pt/acessibilidade"],
  ["/en", "/en/privacy", "/en/accessibility"],
  ["/es", "/es/privacidad", "/es/accesibilidad"],
])(
  "below %s stand the privacy notice, also beside the sign-up, and the accessibility statement",
  (...row) => {
    const [path, privacy, accessibility] = row;
    const { links } = footerOf(aLayout(1), path);
    expect(links.filter((link) => link === privacy)).toHaveLength(2);
    expect(links.at(-1)).toBe(accessibility);
  },
);

test("it asks for name and e-mail to send the newsletter, on every page in its language", () => {
  const { html, text } = footerOf(aLayout(1), "/es/noticias");
  expect(html).toMatch(/<form[^>]* action="\/es\/newsletter"/);
  expect(html).toMatch(/<label for="footer-name"[^>]*><span>Nombre<.*<label for="footer-email"/);
  expect(text).toContain("Al suscribirse, acepta recibir por correo electrónico");
});

test("the cookie preferences stand there only where somebody is asked for cookies", () => {
  expect(footerOf(aLayout(1)).html).not.toContain("Preferências de cookies");
  const analytics = { googleId: "G-TEST12345", pixelId: undefined };
  expect(footerOf(aLayout(1, { analytics })).html).toMatch(
    /<button[^>]* popoverTarget="consent" popoverTargetAction="show"[^>]*>Preferências de cookies</i,
  );
});
