import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { renderPage } from "#tests/render-page.ts";
import { builtInRestaurants } from "#content/built-in-restaurants.ts";
import { SUBJECTS } from "#leads/accept/form-fields.ts";
import type { FormResult } from "#site/blocks/lead-form/form-result.ts";
import { type Language, LANGUAGES } from "#language/languages.ts";
import { type ContactData, ContactScreen } from "./contact.screen.tsx";
import { type RestaurantContact, toRestaurantContact } from "./restaurant-contact.ts";

const GROUP = { phone: "+551140004000", email: "grupo@rubaiyat.example" };
const PATHS = { pt: "/pt/contato", en: "/en/contact", es: "/es/contacto" };

interface Case {
  readonly restaurants?: readonly RestaurantContact[] | "error";
  readonly experience?: string;
  readonly contact?: typeof GROUP;
  readonly language?: Language;
  readonly query?: string;
  readonly actionResult?: FormResult;
}

function contactPage(given: Case = {}) {
  const { contact = GROUP, language = "pt", query = "", actionResult, experience = "" } = given;
  const known = builtInRestaurants().map((one) => toRestaurantContact(one, language));
  const { restaurants = known } = given;
  const always = { experience };
  const data: ContactData =
    restaurants === "error"
      ? { state: "error", ...always }
      : { state: "found", restaurants, ...always };
  return renderPage(
    PATHS[language] + query,
    <ContactScreen data={data} actionResult={actionResult} />,
    { contact, restaurants: builtInRestaurants() },
  );
}

test("a restaurant of unknown country has a heading that says so; one without a page is no link", () => {
  const [one] = builtInRestaurants().map((each) => toRestaurantContact(each, "pt"));
  const bare = { ...(one as RestaurantContact), slug: "", country: "", name: "Casa Nova" };
  const { getByRole, links } = contactPage({ restaurants: [bare] });
  within(getByRole("region", { name: "País não informado" })).getByText("Casa Nova");
  expect(getByRole("heading", { name: "País não informado" })).toBeInTheDocument();
  expect(links).not.toContainEqual(expect.stringMatching(/^\/pt\/restaurantes\/./));
});

// Rule 3.17.
test("the card has the central line and the corporate e-mail", () => {
  const { links } = contactPage();
  expect(links).toContain("tel:+551140004000");
  expect(links).toContain("mailto:grupo@rubaiyat.example");
});

test("where the central line is a restaurant's own number, the card says whose", () => {
  const page = contactPage({ contact: { ...GROUP, phone: "+551130871399" } });
  const line = page.getByRole("link", {
    name: "Ligar para A Figueira Rubaiyat · +55 11 3087-1399",
  });
  expect(line).toHaveTextContent("+55 11 3087-1399");
  expect(line.closest("dd")?.previousElementSibling).toHaveTextContent(/^A Figueira Rubaiyat$/);
  contactPage().getByRole("link", { name: "Ligar para a central: +55 11 4000-4000" });
});

test("without an e-mail its row leads to the form", () => {
  const page = contactPage({ contact: { ...GROUP, email: "" } });
  expect(page.getByRole("link", { name: "Escrever pelo formulário" })).toHaveAttribute(
    "href",
    "#message",
  );
  expect(page.body.querySelector("h2#message")).toBeInTheDocument();
  expect(page.links).not.toContain(expect.stringMatching(/^mailto:grupo/));
});

const LABELS = {
  pt: ["Nome", "E-mail", "Telefone", "Assunto", "Casa", "Mensagem"],
  en: ["Name", "E-mail", "Telephone", "Subject", "Restaurant", "Message"],
  es: ["Nombre", "Correo electrónico", "Teléfono", "Asunto", "Casa", "Mensaje"],
};

test.each(LANGUAGES)("in %s every field has its visible label and is required", (language) => {
  const { body, getByLabelText } = contactPage({ language });
  const labels = body.querySelectorAll<HTMLLabelElement>("label[for]");
  const fields = LABELS[language].map((label) => getByLabelText(label));
  expect(fields).toEqual(Array.from(labels, ({ control }) => control));
  for (const field of fields) expect(field).toBeRequired();
});

test("the form posts to its own page and says its language", () => {
  const form = contactPage({ language: "es" }).getByRole("form");
  expect(form).toHaveAttribute("action", "/es/contacto");
  expect(form).toHaveAttribute("method", "post");
  expect(form).toHaveFormValues({ language: "es" });
});

// Rule 6.4.
test("the six subjects and all restaurants can be chosen", () => {
  const page = contactPage();
  expect(optionsOf(page.getByLabelText("Assunto"))).toEqual(SUBJECTS);
  const slugs = builtInRestaurants().map(({ slug }) => slug);
  expect(optionsOf(page.getByLabelText("Casa")).toSorted()).toEqual(slugs.toSorted());
  within(page.getByLabelText("Casa")).getByRole("group", { name: "Espanha" });
});

/** What can be chosen, apart from the empty option that asks to choose. */
function optionsOf(select: HTMLElement): string[] {
  const options = within(select).getAllByRole<HTMLOptionElement>("option");
  return options.map(({ value }) => value).filter((value) => value !== "");
}

test("subject, restaurant and experience from the URL are filled in already", () => {
  const query = "?subject=parcerias&restaurant=rubaiyat-rio";
  const page = contactPage({ experience: "Noite no dique", query });
  expect(page.getByLabelText("Assunto")).toHaveValue("parcerias");
  expect(page.getByLabelText("Casa")).toHaveValue("rubaiyat-rio");
  expect(page.getByLabelText<HTMLTextAreaElement>("Mensagem").value).toMatch(
    /Gostaria de reservar a experiência “Noite no dique”\.$/,
  );
});

test("a preset that is not an option chooses nothing", () => {
  const page = contactPage({ query: "?subject=x&restaurant=%22%3E%3Cscript%3E" });
  expect(page.getByLabelText("Assunto")).toHaveValue("");
  expect(page.getByLabelText("Casa")).toHaveValue("");
  expect(page.body.querySelector("script, option[selected]")).not.toBeInTheDocument();
});

test("a wrong post keeps what was typed, says each error by its field, and takes the focus", () => {
  const page = contactPage({
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
  const phone = page.getByLabelText("Telefone");
  const restaurant = page.getByLabelText("Casa");
  expect(phone).toHaveAccessibleDescription(/.+ Telefone deve ter pelo menos 10 dígitos$/);
  expect(restaurant).toHaveAccessibleDescription("Selecione uma casa");
  expect([...page.body.querySelectorAll("[autofocus]")]).toEqual([phone]);
  expect([...page.body.querySelectorAll("[aria-invalid=true]")]).toEqual([phone, restaurant]);
  expect(page.getByRole("form")).toHaveFormValues({
    name: "Maria <3",
    phone: "123",
    subject: "outros",
    message: "Olá\nmundo",
    utm_source: "x",
  });
});

test.each([
  ["sent", "status", "Mensagem enviada com sucesso!"],
  ["failed", "alert", "Erro ao enviar mensagem. Tente novamente."],
] as const)("the page itself says that a message was %s", (status, role, message) => {
  const page = contactPage({ actionResult: { status, message, errors: {}, values: {} } });
  const result = page.getByText(message);
  expect(result).toHaveAttribute("role", role);
  expect(result).toHaveAttribute("autofocus");
});

test("every restaurant links to its page and shows its address, phone and e-mail", () => {
  const { links, text } = contactPage({ language: "en" });
  for (const { citySlug, slug } of builtInRestaurants()) {
    expect(links).toContain(`/en/restaurants/${citySlug}/${slug}`);
  }
  expect(text).toContain("Calle de Juan Ramón Jiménez, 37");
  expect(text).toContain("+34 913 59 10 00");
  expect(links).toContain("mailto:gerencia@rubaiyat.es");
});

test("what is not known of a restaurant has no row", () => {
  const [restaurant] = builtInRestaurants().map((one) => toRestaurantContact(one, "pt"));
  const bare = {
    ...restaurant!,
    name: "",
    address: { text: "", language: "pt" as const },
    phone: "",
  };
  const { text } = contactPage({ restaurants: [bare] });
  expect(text.match(/\S+ não disponível/g)).toEqual(["Nome não disponível"]);
});

test("no restaurants, and restaurants that could not be loaded, are told apart", () => {
  const empty = contactPage({ restaurants: [] });
  expect(empty.text).toContain("Nenhuma unidade encontrada.");
  expect(empty.queryByRole("alert")).not.toBeInTheDocument();
  const failed = contactPage({ restaurants: "error" });
  const alert = within(failed.getByRole("alert"));
  alert.getByRole("heading", { name: "Erro ao carregar unidades" });
  alert.getByRole("button", { name: "Tentar Novamente" });
  expect(failed.links).toContain("tel:+551140004000");
  expect(optionsOf(failed.getByLabelText("Casa"))).toHaveLength(builtInRestaurants().length);
});
