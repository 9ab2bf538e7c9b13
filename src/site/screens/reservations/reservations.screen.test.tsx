import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import type { Language } from "#language/languages.ts";
import { pathTo } from "#language/path-to.ts";
import { renderPage } from "#tests/render-page.ts";
import { type ReservationsData, ReservationsScreen } from "./reservations.screen.tsx";
import { readTableChoice } from "./table-choice.ts";
import { toTableWay } from "./table-way.ts";

const NOW = new Date("2047-05-01T15:00Z");
const CHOICE = "restaurant=rubaiyat-madrid&people=4&date=2047-05-20&time=20:30";
const DINNER = { id: "e1", title: "Noite no dique" };
const REQUEST = { name: "Peça sua mesa" };

interface Case {
  readonly language?: Language;
  /** The booking link of every restaurant. */
  readonly booking?: string;
  readonly experience?: { readonly id: string; readonly title: string };
  /** Where every restaurant answers in WhatsApp. */
  readonly whatsapp?: string | null;
}

function pageFor(query: string, given: Case = {}) {
  const { language = "pt", booking, experience, whatsapp = null } = given;
  const restaurants = builtInRestaurants().map((one) => ({
    ...one,
    whatsapp,
    ...(booking !== undefined && { getin: { enabled: true, url: booking } }),
  }));
  const choice = readTableChoice(new URLSearchParams(query), restaurants, NOW);
  const data: ReservationsData = {
    state: "found",
    choice,
    words: choice.isComplete ? "4 pessoas" : "",
    ways: restaurants
      .filter(({ slug }) => choice.slugs.includes(slug))
      .map((restaurant) => toTableWay(restaurant, choice, language)),
    experience,
    places: [],
  };
  const path = `${pathTo(language, "reservations")}?${query}`;
  return renderPage(path, <ReservationsScreen data={data} />, { restaurants });
}

test("a city with several restaurants can be chosen as a whole, and shows each", () => {
  const page = pageFor("restaurant=sao-paulo&people=2&date=2047-05-20&time=13:00");
  const places = page.getByLabelText("Casa ou cidade");
  expect(places).toHaveDisplayValue("Qualquer casa em São Paulo");
  const ways = within(page.getByRole("region", { name: "Como reservar" }));
  expect(ways.getAllByRole("heading", { level: 3 })).toHaveLength(3);
  const table = "people=2&date=2047-05-20&time=13%3A00";
  expect(page.links).toContain(`/pt/reservas?restaurant=a-figueira-rubaiyat&${table}#ways`);
  expect(page.queryByRole("form", REQUEST)).not.toBeInTheDocument();
});

test("a complete choice is words, with the form folded below, above the answer that it leads to", () => {
  const page = pageFor(CHOICE);
  const answer = page.getByRole("heading", { name: "Como reservar" });
  const form = page.body.querySelector("form[toolname=find_table]");
  expect(form).toHaveAttribute("action", `/pt/reservas#${answer.id}`);
  expect(answer).toHaveAttribute("tabindex", "-1");
  const folded = form?.closest("details");
  expect(folded).not.toHaveAttribute("open");
  expect(folded?.firstChild).toHaveTextContent("Rubaiyat Madrid · 4 pessoas · mudar");
  expect(folded?.compareDocumentPosition(answer)).toBe(answer.DOCUMENT_POSITION_FOLLOWING);
  const city = pageFor("restaurant=sao-paulo&people=4&date=2047-05-20&time=13:00");
  expect(city.body.querySelector("summary")).toHaveTextContent("São Paulo · 4 pessoas · mudar");
});

test("a booking link is the best way, with the table in it, and then nothing is to be written", () => {
  const booking = "https://resy.com/cities/madrid/venues/casa";
  const page = pageFor(CHOICE, { booking });
  expect(page.hrefOf(/^Reservar mesa/)).toBe(`${booking}?date=2047-05-20&seats=4`);
  expect(page.queryByRole("form", REQUEST)).not.toBeInTheDocument();
});

test("without a booking link there are the telephone and the request with the choice in it", () => {
  const page = pageFor(CHOICE, { experience: DINNER });
  expect(page.links).toContain("tel:+34913591000");
  const form = page.getByRole("form", REQUEST);
  expect(form).toHaveAttribute("method", "post");
  expect(form).toHaveAttribute("action", `/pt/reservas?${CHOICE}`);
  expect(form).toHaveFormValues({
    subject: "outros",
    restaurant: "rubaiyat-madrid",
    preferredDate: "2047-05-20",
    time: "20:30",
    guestCount: "4",
    experience: "Noite no dique",
    message: "",
  });
  page.getByRole("heading", { name: "Noite no dique", level: 2 });
});

// Rule 3.28.
test.each<[query: string, experience: Case["experience"], asked: string]>([
  [CHOICE, undefined, " Gostaria de reservar uma mesa: 4 pessoas."],
  [CHOICE, DINNER, " Gostaria de reservar a experiência “Noite no dique”: 4 pessoas."],
  ["restaurant=rubaiyat-madrid", undefined, ""],
])("of %s with %j the chat asks '%s'", (query, experience, asked) => {
  const page = pageFor(query, { whatsapp: "+34600000000", ...(experience && { experience }) });
  const text = new URL(page.hrefOf(/^WhatsApp/) ?? "").searchParams.get("text");
  expect(text).toBe(`Olá, Rubaiyat Madrid! Estou escrevendo pelo site.${asked}`);
});

test("a link that names the restaurant alone chooses it, finds nothing wrong and shows the telephone", () => {
  const page = pageFor("restaurant=rubaiyat-madrid");
  expect(page.getByLabelText("Casa ou cidade")).toHaveValue("rubaiyat-madrid");
  expect(page.body.querySelector("[aria-invalid=true]")).not.toBeInTheDocument();
  // Chromium says otherwise of each of them that is empty.
  for (const label of ["Casa ou cidade", "Data", "Hora"])
    expect(page.getByLabelText(label)).toHaveAttribute("aria-invalid", "false");
  expect(page.links).toContain("tel:+34913591000");
});

test.each<[query: string, label: string, message: string]>([
  [CHOICE.replace("rubaiyat-madrid", ""), "Casa ou cidade", "Escolha a casa ou a cidade."],
  ["restaurant=nowhere", "Casa ou cidade", "Não conhecemos essa casa. Escolha uma da lista."],
  ...["0", "-1", "1e3"].map((people): [string, string, string] => [
    CHOICE.replace("=4", `=${people}`),
    "Pessoas",
    "Informe o número de pessoas, de 1 a 999.",
  ]),
  [CHOICE.replace("05-20", "04-30"), "Data", "Essa data já passou. Escolha outra data."],
  [CHOICE.replace("05-20", "02-30"), "Data", "Escolha a data."],
  [CHOICE.replace("2047-05-20", "x"), "Data", "Escolha a data."],
  [CHOICE.replace("20:30", "25:00"), "Hora", "Escolha a hora."],
  [CHOICE.replace("&time=20:30", ""), "Hora", "Escolha a hora."],
])("%s is answered under the field", (query, label, message) => {
  const page = pageFor(query);
  const field = page.getByLabelText(label);
  expect(field).toHaveAccessibleDescription(message);
  expect([...page.body.querySelectorAll("[autofocus]")]).toEqual([field]);
  // A target in the page would take the focus.
  expect(page.body.querySelector("#ways")).not.toBeInTheDocument();
  expect(page.queryByRole("form", REQUEST)).not.toBeInTheDocument();
});

const CLOSED = "A casa não abre nessa hora. Veja os horários abaixo.";

// The twentieth of May 2047 is a Monday; on Sundays there is no dinner.
test.each([
  ["2047-05-20&time=17:00", CLOSED],
  ["2047-05-19&time=20:30", CLOSED],
  ["2047-05-01&time=14:00", "Essa hora já passou. Escolha outra hora."],
])("%s is outside of the known hours", (moment, message) => {
  const page = pageFor(CHOICE.replace("2047-05-20&time=20:30", moment));
  expect(page.getByLabelText("Hora")).toHaveAccessibleDescription(message);
  expect(page.text).toMatch(/Segunda-feira a sábado: 13:30–16:00 ?, 20:30–23:30/);
});

test("where the hours are not known, any hour can be asked for", () => {
  const page = pageFor(CHOICE.replace("rubaiyat-madrid", "rubaiyat-rio").replace("20:30", "04:00"));
  page.getByRole("form", REQUEST);
});
