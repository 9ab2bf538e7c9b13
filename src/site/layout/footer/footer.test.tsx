import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { aLayout, aLayoutRestaurant } from "#tests/builders/layout-data.ts";
import { renderPage } from "#tests/render-page.ts";
import type { LayoutData } from "../layout-data.ts";
import { Footer } from "./footer.tsx";

const footerOf = (layout: LayoutData, path = "/pt") => renderPage(path, <Footer layout={layout} />);

test("it leads to history, events, experiences and news, each in the page's language", () => {
  const links = footerOf(aLayout(1), "/en").links.filter((link) => link !== "/en/privacy");
  expect(links.slice(0, 4)).toEqual([
    "/en/grupo-rubaiyat",
    "/en/events",
    "/en/experiences",
    "/en/news",
  ]);
});

// Rule 3.34.
test("gift cards are linked where a restaurant sells them, and not else", () => {
  expect(footerOf(aLayout(1, { hasGiftCards: true })).links).toContain("/pt/vales-presente");
  expect(footerOf(aLayout(1)).links).not.toContain("/pt/vales-presente");
});

test("it names the restaurants with city and country, and a way to all of them", () => {
  const { text, links } = footerOf(aLayout(2));
  expect(text).toContain("Casa 1 Madri, Espanha");
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

// Rule 2.4.
test("it gives address and phone of every restaurant once, of the ninth too, in a list that folds", () => {
  const region = footerOf(aLayout(9)).getByRole("region", { name: "Nossas Casas" });
  expect(region.querySelector("details:not([open]) > summary")).toHaveTextContent("Nossas Casas");
  const contacts = within(region);
  expect(contacts.getAllByText(/^Casa \d$/)).toHaveLength(9);
  expect(contacts.getAllByText("Rua Um, 1")).toHaveLength(9);
  const calls = contacts.getAllByRole("link", {
    name: /^Ligar para Casa \d: \+34 913 59 10 00$/,
    hidden: true,
  });
  expect(calls).toHaveLength(9);
  for (const call of calls) expect(call).toHaveAttribute("href", "tel:+34913591000");
  contacts.getByRole("link", { name: /^Ligar para Casa 9/, hidden: true });
});

test("what a restaurant does not say has no row, and no number is dialled", () => {
  const nameless = { name: "", address: { text: "", language: "pt" }, phone: "" } as const;
  const { text, links } = footerOf(aLayout(0, { restaurants: [aLayoutRestaurant(nameless)] }));
  expect(text.match(/\S+ não disponível/g)).toEqual(["Nome não disponível"]);
  expect(links).not.toContainEqual(expect.stringMatching(/^tel:/));
});

test("an address in another language than the page's is marked as such", () => {
  const address = footerOf(aLayout(1), "/en").getByText("Rua Um, 1");
  expect(address.closest("[lang]")).toHaveAttribute("lang", "pt");
  expect(footerOf(aLayout(1), "/pt").body.querySelector('[lang="pt"]')).not.toBeInTheDocument();
});

test("the group's e-mail is there, or the contact form in its place", () => {
  const contact = { phone: "", email: "grupo@example.com" };
  expect(footerOf(aLayout(1, { contact })).links).toContain("mailto:grupo@example.com");
  const { links } = footerOf(aLayout(1));
  expect(links).not.toContainEqual(expect.stringMatching(/^mailto:/));
  expect(links).toContain("/pt/contato");
});

const NETWORKS = ["Instagram", "Facebook", "YouTube", "LinkedIn", "TikTok"];

// Rule 2.5.
test("five social marks are there without links, labelled and inert", () => {
  const { getByRole, body } = footerOf(aLayout(1));
  for (const name of NETWORKS) getByRole("img", { name });
  expect(body.querySelector('[target="_blank"], [href=""]')).not.toBeInTheDocument();
});

test("a network with a link opens in a new tab; the others stay marks", () => {
  const social = { ...aLayout(0).social, instagram: "https://www.instagram.com/x" };
  const { getByRole, getAllByRole } = footerOf(aLayout(1, { social }));
  const instagram = getByRole("link", { name: "Grupo Rubaiyat no Instagram" });
  expect(instagram).toHaveAttribute("href", "https://www.instagram.com/x");
  expect(instagram).toHaveAttribute("target", "_blank");
  expect(instagram).toHaveAttribute("rel", "noopener noreferrer");
  const marks = getAllByRole("img").map((mark) => mark.getAttribute("aria-label"));
  expect(marks).toEqual(NETWORKS.slice(1));
});

test.each([
  ["/pt", "Casa X no TikTok", "© 2024 Casa X. Todos os direitos reservados."],
  ["/en", "Casa X on TikTok", "© 2024 Casa X. All rights reserved."],
  ["/es", "Casa X en TikTok", "© 2024 Casa X. Todos los derechos reservados."],
])("below %s the site's name is the one of the settings", (path, network, copyright) => {
  const social = { ...aLayout(0).social, tiktok: "https://www.tiktok.com/@x" };
  const { getByRole, text } = footerOf(aLayout(1, { social, siteName: "Casa X" }), path);
  expect(getByRole("link", { name: network })).toBeInTheDocument();
  expect(text).toContain(copyright);
});

// Rule 2.4.
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
  const { getByRole, text } = footerOf(aLayout(1), "/es/noticias");
  const form = getByRole("form");
  expect(form).toHaveAttribute("action", "/es/newsletter");
  const fields = within(form).getAllByRole("textbox");
  expect(fields).toEqual([/^Nombre/, /^Correo/].map((label) => within(form).getByLabelText(label)));
  expect(text).toContain("Al suscribirse, acepta recibir por correo electrónico");
});

test("the cookie preferences are there only where the banner is", () => {
  const button = { name: "Preferências de cookies" };
  expect(footerOf(aLayout(1)).queryByRole("button", button)).not.toBeInTheDocument();
  const analytics = { googleId: "G-TEST12345", pixelId: undefined };
  const opener = footerOf(aLayout(1, { analytics })).getByRole("button", button);
  expect(opener).toHaveAttribute("popovertarget", "consent");
  expect(opener).toHaveAttribute("popovertargetaction", "show");
});
