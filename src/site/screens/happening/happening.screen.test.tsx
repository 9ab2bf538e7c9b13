import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import type { HappeningTime } from "#content/kinds/happening.ts";
import type { Happening } from "#content/snapshot.ts";
import { type Language, LANGUAGES } from "#language/languages.ts";
import { overwriteGetLocale } from "#language/paraglide/runtime.js";
import { pathTo } from "#language/path-to.ts";
import { happeningsAhead } from "#site/blocks/happening-list/happening-card-data.ts";
import { structuredData } from "#site/structured-data/structured-data.ts";
import { aHappening } from "#tests/builders/happening.ts";
import { aLayout } from "#tests/builders/layout-data.ts";
import { aSnapshot } from "#tests/builders/snapshot.ts";
import { faultsOf } from "#e2e/journeys/crawl-profiles.ts";
import { renderPage } from "#tests/render-page.ts";
import { schemaFaults } from "#tests/schema-org.ts";
import { wordsAt } from "#tests/builders/words.ts";
import { toHappeningPage } from "./happening-page.ts";
import { HappeningScreen } from "./happening.screen.tsx";

// A Friday.
beforeAll(() => void vi.useFakeTimers({ now: new Date("2027-03-26T12:00Z"), toFake: ["Date"] }));
afterAll(() => void vi.useRealTimers());

const contentWith = (...happenings: readonly Happening[]) =>
  aSnapshot({ restaurants: builtInRestaurants() }, { happenings });

function dataOf(happening: Happening, language: Language = "pt", others: Happening[] = []) {
  overwriteGetLocale(() => language);
  const content = contentWith(happening, ...others);
  const shown = toHappeningPage(happening, content, language);
  return { state: "found", happening: shown, languages: LANGUAGES } as const;
}
function pageOf(happening: Happening, language: Language = "pt", others: Happening[] = []) {
  const data = dataOf(happening, language, others);
  const path = pathTo(language, "happening", { slug: happening.slug });
  return renderPage(path, <HappeningScreen data={data} />);
}
/** With plain spaces. */
const plain = (text: string) => text.replaceAll("\u00A0", " ");
const once = (from: string, more: Partial<HappeningTime> = {}): HappeningTime => ({
  from,
  through: null,
  weekdays: [],
  begins: "21:00",
  ends: "02:00",
  ...more,
});
const PLACES = {
  restaurants: ["rubaiyat-madrid", "rubaiyat-rio"],
  price: { EUR: 90, BRL: "por pessoa" },
};

// Rule 3.31.
test("a special date has its days, its restaurants with their prices, and a table preset to it", () => {
  const page = pageOf(aHappening(PLACES), "en");
  page.getByRole("heading", { level: 1, name: "Feijoada de sábado (en)" });
  page.getByText("Every week: Saturday · 13:00–16:00");
  const dates = [...page.body.querySelectorAll("aside time")];
  expect(dates).toHaveLength(6);
  expect(plain(dates[1]!.textContent)).toBe("Saturday, 3 April 2027 · 13:00");
  expect(page.titles(3)).toEqual(["Rubaiyat Madrid", "Rubaiyat Rio"]);
  for (const text of ["€90", "por pessoa"]) expect(page.text).toContain(text);
  for (const link of [
    "/en/reservations?restaurant=rubaiyat-rio&experience=feijoada-de-sabado",
    "/calendar/en/happenings/feijoada-de-sabado/rubaiyat-madrid.ics",
  ])
    expect(page.links).toContain(link);
  const own = pageOf(aHappening({ bookingUrl: "https://example.com/mesa" }));
  expect(own.links).toContain("https://example.com/mesa");
  expect(own.links.join()).not.toContain("experience=");
});

test.each([
  [once("2027-04-02"), "Sexta-feira, 2 de abril de 2027 · 21:00–02:00"],
  [once("2027-04-02", { ends: null }), "Sexta-feira, 2 de abril de 2027 · 21:00"],
  [
    once("2027-04-02", { through: "2027-04-04", begins: null, ends: null }),
    "Todos os dias · De 2 de abril de 2027 a 4 de abril de 2027",
  ],
  [
    once("2027-01-01", { weekdays: ["wednesday", "saturday"], through: "2027-05-01" }),
    "Toda semana: quarta-feira e sábado · 21:00–02:00 · Até 1 de maio de 2027",
  ],
])("its days are in words (%#)", (time, words) => {
  const { lines } = dataOf(aHappening({ times: [once("2027-03-01"), time] })).happening;
  expect(lines.map(plain)).toEqual([words]);
});

test("one that is over says so, has no table and no data for search engines, and names what comes next", () => {
  const times = [once("2027-03-24"), once("2027-03-25")];
  const over = aHappening({ ...PLACES, slug: "noite", times });
  const page = pageOf(over, "pt", [aHappening()]);
  page.getByText("Esta data já passou.");
  page.getByText("Quinta-feira, 25 de março de 2027 · 21:00–02:00");
  page.getByRole("link", { name: "Feijoada de sábado" });
  expect(page.links.join()).not.toMatch(/reservas|\.ics/);
  expect(nodesOf(over)).toEqual([]);
});

const SITE = { ...aLayout(0), words: wordsAt("/pt") };
function nodesOf(happening: Happening): readonly Record<string, unknown>[] {
  const path = pathTo("pt", "happening", { slug: happening.slug });
  const graph = structuredData(path, dataOf(happening), SITE);
  expect([...schemaFaults(graph!), ...faultsOf(JSON.parse(JSON.stringify(graph)))]).toEqual([]);
  const nodes: readonly { "@type": string }[] = JSON.parse(JSON.stringify(graph))["@graph"];
  return nodes.filter((node) => node["@type"] === "Event");
}

// Rule 8.1: name, place with its address and beginning are what Google requires of an event.
test("search engines get an event for each restaurant, by its clock, with its price and its schedule", () => {
  const weekly = once("2027-01-02", { weekdays: ["saturday"] });
  const nodes = nodesOf(aHappening({ ...PLACES, times: [weekly] }));
  expect(nodes).toMatchObject([
    {
      name: "Feijoada de sábado",
      startDate: "2027-03-27T21:00+01:00",
      // The clocks of Madrid go from two to three in that night.
      endDate: "2027-03-28T03:00+02:00",
      eventStatus: "https://schema.org/EventScheduled",
      image: "https://www.example.com/cards/pt/eventos/feijoada-de-sabado.jpg",
      location: {
        name: "Rubaiyat Madrid",
        address: { addressLocality: "Madrid", addressCountry: "ES" },
      },
      organizer: { name: "Grupo Rubaiyat", url: "https://www.example.com/" },
      offers: { price: 90, priceCurrency: "EUR" },
      eventSchedule: [
        {
          startDate: "2027-01-02",
          repeatFrequency: "P1W",
          byDay: ["https://schema.org/Saturday"],
          startTime: "21:00:00",
          endTime: "02:00:00",
          scheduleTimezone: "Europe/Madrid",
        },
      ],
    },
    {
      startDate: "2027-03-27T21:00-03:00",
      endDate: "2027-03-28T02:00-03:00",
      location: { name: "Rubaiyat Rio" },
    },
  ]);
  expect(nodes[1]).not.toHaveProperty("offers");
  const day = once("2027-04-02", { begins: null, ends: null });
  const [single] = nodesOf(aHappening({ times: [day] }));
  expect(single).toMatchObject({ startDate: "2027-04-02" });
  expect(single).not.toHaveProperty("endDate");
  expect(single).not.toHaveProperty("eventSchedule");
});

// Rule 3.30.
test("lists have what comes next, of a restaurant or of the next days, and a site without any has none", () => {
  const near = aHappening({ slug: "perto", times: [once("2027-04-25")] });
  const later = { slug: "longe", times: [once("2027-04-26")] };
  const far = aHappening({ ...later, restaurants: ["rubaiyat-rio"] });
  const over = aHappening({ slug: "passou", times: [once("2027-03-25")] });
  const content = contentWith(far, near, over);
  const slugs = (which: Parameters<typeof happeningsAhead>[2]) =>
    happeningsAhead(content, "pt", which).happenings?.map(({ slug }) => slug);
  expect(slugs({ most: 24 })).toEqual(["perto", "longe"]);
  expect(slugs({ most: 1 })).toEqual(["perto"]);
  expect(slugs({ most: 3, days: 30 })).toEqual(["perto"]);
  expect(slugs({ most: 6, restaurant: "rubaiyat-rio" })).toEqual(["longe"]);
  expect(happeningsAhead(contentWith(over), "pt", { most: 3 })).toEqual({});
});

test("what is over by the clock of one restaurant goes on at another, and is next there alone", () => {
  vi.setSystemTime(new Date("2027-03-27T15:30Z"));
  const both = aHappening({ restaurants: ["rubaiyat-madrid", "rubaiyat-rio"] });
  const { happening } = dataOf(both);
  expect(happening.dates[0]).toMatchObject({ day: "2027-03-27" });
  expect(happening.places.map(({ starts }) => starts)).toEqual([
    "2027-04-03T13:00+02:00",
    "2027-03-27T13:00-03:00",
  ]);
  const next = (restaurant: string) =>
    happeningsAhead(contentWith(both), "pt", { most: 1, restaurant }).happenings?.[0]?.date.day;
  expect([next("rubaiyat-madrid"), next("rubaiyat-rio")]).toEqual(["2027-04-03", "2027-03-27"]);
  vi.setSystemTime(new Date("2027-03-26T12:00Z"));
});
