import { expect, test } from "vitest";
import { renderPage } from "#tests/render-page.ts";
import { PrivacyScreen } from "./privacy.screen.tsx";

test.each([
  ["/pt/privacidade", "Aviso de privacidade", "/pt/contato"],
  ["/en/privacy", "Privacy notice", "/en/contact"],
  ["/es/privacidad", "Aviso de privacidad", "/es/contacto"],
])("%s has one title, a list of its sections that leads to each, and the contact", (...row) => {
  const [path, title, contact] = row;
  const { headings, links, body } = renderPage(path, <PrivacyScreen />);
  expect(headings[0]).toEqual([1, title]);
  expect(headings.slice(1).every(([level]) => level === 2)).toBe(true);
  const anchors = links.filter((link) => link.startsWith("#"));
  expect(anchors).toHaveLength(10);
  for (const anchor of anchors) expect(body.querySelector(anchor)).toBeInTheDocument();
  expect(links.filter((link) => link === contact)).toHaveLength(3);
});

test("it names everything that the site leaves in a browser", () => {
  const { text } = renderPage("/en/privacy", <PrivacyScreen />);
  for (const key of ["rubaiyat-language", "rubaiyat-campaign", "rubaiyat-consent"])
    expect(text).toContain(key);
});

test("it names who receives data, and the date of its words", () => {
  const { text } = renderPage("/pt/privacidade", <PrivacyScreen />);
  for (const name of ["RD Station", "OpenStreetMap", "Google Analytics", "Meta", "ANPD", "AEPD"])
    expect(text).toContain(name);
  expect(text).toContain("Atualizado em 22 de novembro de 2026");
});

test("nothing invented: it has no address, number or officer of the group", () => {
  for (const path of ["/pt/privacidade", "/en/privacy", "/es/privacidad"]) {
    expect(renderPage(path, <PrivacyScreen />).text).not.toMatch(
      /CNPJ|NIF|encarregado|DPO|@|\+\d/i,
    );
  }
});
