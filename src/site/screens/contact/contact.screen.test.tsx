import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { builtInRestaurants } from "#api/restaurants/built-in-restaurants.ts";
import { SUBJECTS } from "#leads/accept/form-fields.ts";
import { LANGUAGES, type Language } from "#language/languages.ts";
import { overwriteGetLocale } from "#language/paraglide/runtime.js";
import type { FormResult } from "#site/blocks/lead-form/form-result.ts";
import type { GroupContact } from "#site/navigation/use-group-contact.ts";
import { type ContactData, ContactScreen } from "./contact.screen.tsx";
import { pressAwards } from "./press-awards.ts";
import { toRestaurantContact } from "./restaurant-contact.ts";

const GROUP: GroupContact = {
  phone: "+551130871399",
  email: "grupo@rubaiyat.example",
  phoneOwner: "",
};
const PATHS = { pt: "/pt/contato", en: "/en/contact", es: "/es/contacto" };

function screenOf(
  { contact, ...data }: Partial<ContactData> & { contact?: GroupContact },
  language: Language = "pt",
  { query = "", actionResult }: { query?: string; actionResult?: FormResult } = {},
): string {
  overwriteGetLocale(() => language);
  const props: ContactData = {
    restaurants: builtInRestaurants().map((one) => toRestaurantContact(one, language)),
    awards: pressAwards(builtInRestaurants(), language),
    experience: "",
    ...data,
  };
  const Stub = createRoutesStub([
    {
      path: PATHS[language],
      Component: () => (
        <ContactScreen
          data={props}
          contact={contact ?? GROUP}
          restaurants={builtInRestaurants()}
          actionResult={actionResult}
        />
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={[PATHS[language] + query]} />);
}

beforeEach(() => overwriteGetLocale(() => "pt"));

test("the card has the central line and the corporate e-mail", () => {
  const html = screenOf({});
  expect(html).toContain('href="tel:+551130871399"');
  expect(html).toContain('href="mailto:grupo@rubaiyat.example"');
});

test("where the central line is a restaurant's own number, the card says whose", () => {
  const html = screenOf({ contact: { ...GROUP, phoneOwner: "A Figueira Rubaiyat" } });
  expect(html).toContain('aria-label="Ligar para A Figueira Rubaiyat · +55 11 3087-1399"');
  expect(html).toMatch(/<p>A Figueira Rubaiyat<\/p><a[^>]*>\+55 11 3087-1399</);
  expect(screenOf({})).toContain('aria-label="Ligar para a central: +55 11 3087-1399"');
});

test("without an e-mail its row leads to the form", () => {
  const html = screenOf({ contact: { ...GROUP, email: "" } });
  expect(html).toMatch(/<a href="#message"[^>]*>Escrever pelo formulário/);
  expect(html).toContain('<h2 id="message"');
  expect(html).not.toContain("mailto:grupo");
});

const LABELS = {
  pt: ["Nome", "E-mail", "Telefone", "Assunto", "Casa", "Mensagem"],
  en: ["Name", "E-mail", "Telephone", "Subject", "Restaurant", "Message"],
  es: ["Nombre", "Correo electrónico", "Teléfono", "Asunto", "Casa", "Mensaje"],
};

test.each(LANGUAGES)("in %s every field has its visible label and is required", (language) => {
  const html = screenOf({}, language);
  const labels = Array.from(html.matchAll(/<label for="([^"]+)"[^>]*><span>([^<]*)/g));
  expect(labels.map(([, , text]) => text)).toEqual(LABELS[language]);
  for (const [, id] of labels) {
    expect(html).toMatch(new RegExp(`<(input|select|textarea)[^>]* id="${id}"[^>]* required=""`));
  }
});

test("the form posts to its own page and says its language", () => {
  const html = screenOf({}, "es");
  expect(html).toMatch(/<form[^>]* action="\/es\/contacto"/);
  expect(html).toMatch(/<form[^>]* method="post"/);
  expect(html).toContain('<input type="hidden" name="language" value="es"/>');
});

test("the six subjects and all restaurants can be chosen", () => {
  const html = screenOf({});
  const values = Array.from(html.matchAll(/<option value="([^"]+)"/g), ([, value]) => value);
  const slugs = builtInRestaurants().map(({ slug }) => slug);
  expect(values.slice(0, 6)).toEqual(SUBJECTS);
  expect(values.slice(6).toSorted()).toEqual(slugs.toSorted());
  expect(html).toContain('<optgroup label="Espanha">');
});

test("subject, restaurant and experience of the address are filled in already", () => {
  const query = "?subject=parcerias&restaurant=rubaiyat-rio";
  const html = screenOf({ experience: "Noite no dique" }, "pt", { query });
  expect(html).toContain('<option value="parcerias" selected="">');
  expect(html).toContain('<option value="rubaiyat-rio" selected="">');
  expect(html).toContain("Gostaria de reservar a experiência “Noite no dique”.</textarea>");
});

test("a preset that is no option chooses nothing", () => {
  const html = screenOf({}, "pt", { query: "?subject=x&restaurant=%22%3E%3Cscript%3E" });
  expect(html).not.toContain("selected");
  expect(html).not.toContain("<script>");
});

test("a wrong post keeps what was typed, says each error by its field, and takes the focus", () => {
  const html = screenOf({}, "pt", {
    actionResult: {
      status: "wrong",
      message: "",
      errors: {
        phone: "Telefone deve ter pelo menos 10 dígitos",
        restaurant: "Selecione uma casa",
      },
      values: {
        name: "Maria <3",
        phone: "123",
        subject: "outros",
        message: "Olá\nmundo",
        utm_source: "x",
      },
    },
  });
  expect(html).toMatch(
    /id="contact-phone" autofocus=""[^>]*aria-invalid="true" aria-describedby="contact-phone-hint contact-phone-error"/,
  );
  expect(html).toMatch(/id="contact-phone-error"[^>]*>Telefone deve ter pelo menos 10 dígitos</);
  expect(html).toMatch(/id="contact-restaurant"[^>]*aria-describedby="contact-restaurant-error"/);
  expect(html.match(/autofocus/g)).toHaveLength(1);
  expect(html.match(/aria-invalid/g)).toHaveLength(2);
  expect(html).toContain('value="Maria &lt;3"');
  expect(html).toContain('<option value="outros" selected="">');
  expect(html).toContain("Olá\nmundo</textarea>");
  expect(html).toContain('<input type="hidden" name="utm_source" value="x"/>');
});

test.each([
  ["sent", "status", "Mensagem enviada com sucesso!"],
  ["failed", "alert", "Erro ao enviar mensagem. Tente novamente."],
] as const)("the page itself says that a message was %s", (status, role, message) => {
  const html = screenOf({}, "pt", { actionResult: { status, message, errors: {}, values: {} } });
  expect(html).toMatch(new RegExp(`<p[^>]* role="${role}"[^>]* autofocus=""[^>]*>${message}</p>`));
});

test("every restaurant links to its page and shows its address, phone and e-mail", () => {
  const html = screenOf({}, "en");
  for (const { citySlug, slug } of builtInRestaurants()) {
    expect(html).toContain(`href="/en/restaurants/${citySlug}/${slug}"`);
  }
  expect(html).toContain("Calle de Juan Ramón Jiménez, 37");
  expect(html).toContain("+34 913 59 10 00");
  expect(html).toContain('href="mailto:gerencia@rubaiyat.es"');
});

test("what is not known of a restaurant is said, not left blank", () => {
  const [restaurant] = builtInRestaurants().map((one) => toRestaurantContact(one, "pt"));
  const bare = {
    ...restaurant!,
    name: "",
    address: { text: "", language: "pt" as const },
    phone: "",
  };
  const html = screenOf({ restaurants: [bare] });
  for (const text of ["Nome", "Endereço", "Telefone"]) {
    expect(html).toContain(`${text} não disponível`);
  }
});

test("no restaurants, and restaurants that could not be loaded, are told apart", () => {
  const empty = screenOf({ restaurants: [] });
  expect(empty).toContain("Nenhuma unidade encontrada.");
  expect(empty).not.toContain('role="alert"');
  const failed = screenOf({ restaurants: "error" });
  expect(failed).toMatch(/role="alert".*Erro ao carregar unidades.*Tentar Novamente/s);
  expect(failed).toContain('href="tel:+551130871399"');
});

test("the press finds the awards, of the group first, each with its year and its giver", () => {
  const html = screenOf({}, "en");
  const press = html.slice(html.indexOf('id="press"')).replaceAll(/<[^>]+>/g, " ");
  const text = press.replaceAll(/\s+/g, " ");
  expect(text).toMatch(/The group and its founder 2018 Veja São Paulo/);
  expect(text).toMatch(/A Figueira Rubaiyat 2026 Michelin.*Cabaña Las Lilas/);
  expect(text).not.toContain("Empório");
  expect(html).toMatch(/href="#message"[^>]*>Write to the press office/);
});
