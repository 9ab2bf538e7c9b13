import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { shownPhone } from "#language/phone-number.ts";
import { renderPage } from "#tests/render-page.ts";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import { SUBJECTS } from "#leads/accept/form-fields.ts";
import type { FormResult } from "#site/blocks/lead-form/form-result.ts";
import { countryName } from "#language/countries.ts";
import type { Language } from "#language/languages.ts";
import { pathTo, restaurantPath } from "#language/path-to.ts";
import { type ContactData, ContactScreen } from "./contact.screen.tsx";
import { type RestaurantContact, toRestaurantContact } from "./restaurant-contact.ts";

const GROUP = { phone: shownPhone("+551140004000", "Brasil"), email: "grupo@rubaiyat.example" };

interface Case {
  readonly restaurants?: readonly RestaurantContact[] | "error";
  readonly experience?: string;
  readonly contact?: typeof GROUP;
  readonly language?: Language;
  readonly query?: string;
  readonly actionResult?: FormResult;
}

const contactsIn = (language: Language) =>
  builtInRestaurants().map((one) => toRestaurantContact(one, language));

function contactPage(given: Case = {}) {
  const { contact = GROUP, language = "pt", query = "", actionResult, experience = "" } = given;
  const { restaurants = contactsIn(language) } = given;
  const data: ContactData =
    restaurants === "error"
      ? { state: "error", experience }
      : { state: "found", restaurants, experience };
  return renderPage(
    pathTo(language, "contact") + query,
    <ContactScreen data={data} actionResult={actionResult} />,
    { contact, restaurants: contactsIn(language) },
  );
}

// Rule 3.17.
test("every restaurant stands under its country, with page, address, phone and e-mail, below the group's own", () => {
  const { getByRole, titles, links, text } = contactPage({ language: "en" });
  expect(titles(3).slice(-4)).toEqual(["Brazil", "Spain", "Chile", "Argentina"]);
  for (const restaurant of builtInRestaurants()) {
    const country = getByRole("region", { name: countryName(restaurant.country, "en") });
    const link = within(country).getByRole("link", { name: restaurant.name });
    expect(link).toHaveAttribute("href", restaurantPath("en", restaurant));
  }
  expect(text).toContain("Calle de Juan Ramón Jiménez, 37");
  expect(text).toContain("+34 913 59 10 00");
  for (const link of ["gerencia@rubaiyat.es", GROUP.email])
    expect(links).toContain(`mailto:${link}`);
  expect(links).toContain("tel:+551140004000");
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

test("what the URL presets and is not an option chooses nothing", () => {
  const page = contactPage({ query: "?subject=x&restaurant=%22%3E%3Cscript%3E" });
  for (const label of ["Assunto", "Casa"]) expect(page.getByLabelText(label)).toHaveValue("");
  expect(page.body.querySelector("script, option[selected]")).not.toBeInTheDocument();
});

test("a wrong post keeps what was typed, says each error by its field, and takes the focus", () => {
  const typed = { name: "Maria <3", phone: "123", subject: "outros", message: "Olá\nmundo" };
  const values = { ...typed, utm_source: "x" };
  const errors = {
    phone: "Telefone deve ter pelo menos 10 dígitos",
    restaurant: "Selecione uma casa",
  };
  const page = contactPage({ actionResult: { status: "wrong", message: "", errors, values } });
  const phone = page.getByLabelText("Telefone");
  const restaurant = page.getByLabelText("Casa");
  expect(phone).toHaveAccessibleDescription(/.+ Telefone deve ter pelo menos 10 dígitos$/);
  expect(restaurant).toHaveAccessibleDescription("Selecione uma casa");
  expect([...page.body.querySelectorAll("[autofocus]")]).toEqual([phone]);
  expect([...page.body.querySelectorAll("[aria-invalid=true]")]).toEqual([phone, restaurant]);
  expect(page.getByRole("form")).toHaveFormValues(values);
});

test("no restaurants, and restaurants that could not be loaded, are told apart", () => {
  const empty = contactPage({ restaurants: [] });
  expect(empty.text).toContain("Nenhuma unidade encontrada.");
  expect(empty.alert).toBeUndefined();
  const failed = contactPage({ restaurants: "error" });
  expect(failed.alert).toBe("Erro ao carregar unidades Tentar Novamente");
  expect(failed.links).toContain("tel:+551140004000");
  expect(optionsOf(failed.getByLabelText("Casa"))).toHaveLength(builtInRestaurants().length);
});
