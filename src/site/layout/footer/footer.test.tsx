import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { aLayout } from "#tests/builders/layout-data.ts";
import { renderPage } from "#tests/render-page.ts";
import type { LayoutData } from "../layout-data.ts";
import { Footer } from "./footer.tsx";

const footerOf = (layout: LayoutData, path = "/pt") => renderPage(path, <Footer layout={layout} />);

test.each([
  [0, 0, undefined],
  [8, 8, undefined],
  [9, 8, "+1 outra casa"],
  [12, 8, "+4 outras casas"],
])("of %i restaurants %i are named with their place, and the rest is counted: %s", (...row) => {
  const [count, named, words] = row;
  const { text, links } = footerOf(aLayout(count));
  expect(text.match(/Casa \d Madri, Espanha/g) ?? []).toHaveLength(named);
  expect(links.filter((link) => link.startsWith("/pt/restaurantes/madrid/"))).toHaveLength(named);
  expect(links).toContain("/pt/restaurantes");
  expect(/\+\d+ outras? casas?(?= |$)/.exec(text)?.[0]).toBe(words);
});

// Rule 2.4.
test("lists every restaurant's address and phone once, also the ninth's, in a folding list", () => {
  const region = footerOf(aLayout(9)).getByRole("region", { name: "Nossas Casas" });
  expect(region.querySelector("details:not([open]) > summary")).toHaveTextContent("Nossas Casas");
  const contacts = within(region);
  expect(contacts.getAllByText(/^Casa \d$/)).toHaveLength(9);
  expect(contacts.getAllByText("Rua Um, 1")).toHaveLength(9);
  for (let number = 1; number <= 9; number += 1) {
    const name = `Ligar para Casa ${number}: +34 913 59 10 00`;
    const call = contacts.getByRole("link", { name, hidden: true });
    expect(call).toHaveAttribute("href", "tel:+34913591000");
  }
});

const NETWORKS = ["Instagram", "Facebook", "YouTube", "LinkedIn", "TikTok"];

// Rule 2.5.
test("opens social links in a new tab, and labels the inert marks", () => {
  const social = { ...aLayout(0).social, instagram: "https://www.instagram.com/x" };
  const { getByRole, getAllByRole, body } = footerOf(aLayout(1, { social }));
  const instagram = getByRole("link", { name: "Grupo Rubaiyat no Instagram" });
  expect(instagram).toHaveAttribute("href", "https://www.instagram.com/x");
  expect([...body.querySelectorAll('[target="_blank"], [href=""]')]).toEqual([instagram]);
  const marks = getAllByRole("img").map((mark) => mark.getAttribute("aria-label"));
  expect(marks).toEqual(NETWORKS.slice(1));
});

// Rule 2.4.
test.each([
  ["/pt", "Casa X no TikTok", "Todos os direitos reservados.", "privacidade", "acessibilidade"],
  ["/en", "Casa X on TikTok", "All rights reserved.", "privacy", "accessibility"],
  ["/es", "Casa X en TikTok", "Todos los derechos reservados.", "privacidad", "accesibilidad"],
])("below %s stand the cities, the site's name, 2024 and the notices", (...row) => {
  const [path, network, rights, privacy, accessibility] = row;
  const social = { ...aLayout(0).social, tiktok: "https://www.tiktok.com/@x" };
  const page = footerOf(aLayout(1, { social, siteName: "Casa X" }), path);
  expect(page.hrefOf(network)).toBe(social.tiktok);
  expect(page.text).toContain("São Paulo, Rio de Janeiro, Madrid");
  expect(page.text).toContain(`© 2024 Casa X. ${rights}`);
  // Also beside the sign-up.
  expect(page.links.filter((link) => link === `${path}/${privacy}`)).toHaveLength(2);
  expect(page.links.at(-1)).toBe(`${path}/${accessibility}`);
});

test("shows cookie preferences only with the banner", () => {
  const button = { name: "Preferências de cookies" };
  expect(footerOf(aLayout(1)).queryByRole("button", button)).not.toBeInTheDocument();
  const analytics = { googleId: "G-TEST12345", pixelId: undefined };
  const opener = footerOf(aLayout(1, { analytics })).getByRole("button", button);
  expect(opener).toHaveAttribute("popovertarget", "consent");
  expect(opener).toHaveAttribute("popovertargetaction", "show");
});
