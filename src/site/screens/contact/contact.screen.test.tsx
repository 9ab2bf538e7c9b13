import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { builtInRestaurants } from "../../../api/restaurants/built-in-restaurants.ts";
import type { Language } from "../../../language/languages.ts";
import { overwriteGetLocale } from "../../../language/paraglide/runtime.js";
import { type ContactData, ContactScreen } from "./contact.screen.tsx";
import { toUnitData } from "./unit-data.ts";

const PATHS = { pt: "/pt/contato", en: "/en/contact", es: "/es/contacto" };

function screenOf(data: Partial<ContactData>, language: Language = "pt"): string {
  overwriteGetLocale(() => language);
  const units = builtInRestaurants().map((restaurant) => toUnitData(restaurant, language));
  const props: ContactData = {
    contact: { phone: "+551130871399", email: "grupo@rubaiyat.example" },
    units,
    ...data,
  };
  const Stub = createRoutesStub([
    { path: PATHS[language], Component: () => <ContactScreen data={props} /> },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={[PATHS[language]]} />);
}

beforeEach(() => overwriteGetLocale(() => "pt"));

test("the card has the central line and the corporate e-mail", () => {
  const html = screenOf({});
  expect(html).toContain('href="tel:+551130871399"');
  expect(html).toContain('href="mailto:grupo@rubaiyat.example"');
});

test("without an e-mail its row sends to the phone, without either to the houses", () => {
  const byPhone = screenOf({ contact: { phone: "+551130871399", email: "" } });
  expect(byPhone).toContain("Ainda não publicado. Até lá, a central atende por telefone.");
  expect(byPhone).not.toContain("mailto:grupo");
  expect(byPhone).toContain("Por enquanto, o grupo atende por aqui.");
  const byHouse = screenOf({ contact: { phone: "", email: "" } });
  expect(byHouse).toContain("Ainda não publicado. Até lá, fale com uma das casas.");
  expect(byHouse).toContain("Por enquanto, fale com uma das casas.");
});

test("every unit links to its page and shows its address, phone and e-mail", () => {
  const html = screenOf({}, "en");
  for (const { citySlug, slug } of builtInRestaurants()) {
    expect(html).toContain(`href="/en/restaurants/${citySlug}/${slug}"`);
  }
  expect(html).toContain("Calle de Juan Ramón Jiménez, 37");
  expect(html).toContain("+34 913 59 10 00");
  expect(html).toContain('href="mailto:gerencia@rubaiyat.es"');
});

test("what is not known of a unit is said, not left blank", () => {
  const [unit] = builtInRestaurants().map((restaurant) => toUnitData(restaurant, "pt"));
  const bare = { ...unit!, name: "", address: { text: "", language: "pt" as const }, phone: "" };
  const html = screenOf({ units: [bare] });
  for (const text of ["Nome", "Endereço", "Telefone"]) {
    expect(html).toContain(`${text} não disponível`);
  }
});

test("no units, and units that could not be loaded, are told apart", () => {
  const empty = screenOf({ units: [] });
  expect(empty).toContain("Nenhuma unidade encontrada.");
  expect(empty).not.toContain('role="alert"');
  const failed = screenOf({ units: "error" });
  expect(failed).toMatch(/role="alert".*Erro ao carregar unidades.*Tentar Novamente/s);
  expect(failed).toContain('href="tel:+551130871399"');
});
