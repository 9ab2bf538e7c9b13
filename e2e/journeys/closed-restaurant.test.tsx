import { expect, test } from "vitest";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import { dayAfter, wallClock } from "#content/schemas/opening-status.ts";
import { openingTimesOf } from "#content/schemas/opening-times.ts";
import { type Language, LANGUAGES } from "#language/languages.ts";
import { pathTo } from "#language/path-to.ts";
import { hideBegunDays } from "#site/blocks/opening-hours/show-opening-status.ts";
import { toCardData } from "#site/blocks/restaurant-card/restaurant-card-data.ts";
import { FooterRestaurants } from "#site/layout/footer/footer-restaurants.tsx";
import { toLayoutRestaurant } from "#site/layout/layout-data.ts";
import { ContactScreen } from "#site/screens/contact/contact.screen.tsx";
import { toRestaurantContact } from "#site/screens/contact/restaurant-contact.ts";
import { HomeScreen } from "#site/screens/home/home.screen.tsx";
import { ReservationsScreen } from "#site/screens/reservations/reservations.screen.tsx";
import { readTableChoice } from "#site/screens/reservations/table-choice.ts";
import { toTableWay } from "#site/screens/reservations/table-way.ts";
import { filteredList } from "#site/screens/restaurant-list/filtered-list.ts";
import { RestaurantListScreen } from "#site/screens/restaurant-list/restaurant-list.screen.tsx";
import { toRestaurantDetail } from "#site/screens/restaurant/restaurant-detail.ts";
import { RestaurantScreen } from "#site/screens/restaurant/restaurant.screen.tsx";
import { wordsAt } from "#tests/builders/words.ts";
import { renderPage } from "#tests/render-page.ts";

/** Flooded from today on, with an unknown week. */
const TODAY = wallClock(new Date(), "America/Sao_Paulo").date;
const LAST = dayAfter(TODAY, 13);
const FLOOD = { from: TODAY, to: LAST, spans: [], reason: "incident", notice: null } as const;
const RIO = builtInRestaurants()
  .filter(({ slug }) => slug === "rubaiyat-rio")
  .map((one) => ({ ...one, specialDays: [FLOOD] }));
const [RESTAURANT] = RIO;

const choiceOf = (query: string) =>
  readTableChoice(new URLSearchParams(query), RIO, new Date(`${TODAY}T12:00Z`));

const SCREENS: Record<string, (language: Language) => ReturnType<typeof renderPage>> = {
  restaurant: (language) => {
    const restaurant = toRestaurantDetail(RESTAURANT!, language);
    const data = { state: "found", restaurant } as const;
    return renderPage(pathTo(language, "home"), <RestaurantScreen data={data} />);
  },
  list: (language) => {
    const list = filteredList(RIO, new URLSearchParams(), language, new Date());
    const data = { state: "found", ...list } as const;
    return renderPage(pathTo(language, "restaurantList"), <RestaurantListScreen data={data} />, {
      contact: { phone: { text: "" }, email: "" },
      restaurants: [],
    });
  },
  home: (language) => {
    const path = pathTo(language, "home");
    const restaurants = RIO.map((one) => toCardData(one, language));
    const always = { head: {}, words: wordsAt(path)("home"), questions: [] };
    const data = { ...always, state: "found", restaurants } as const;
    return renderPage(path, <HomeScreen data={data} />);
  },
  contact: (language) => {
    const restaurants = RIO.map((one) => toRestaurantContact(one, language));
    const data = { state: "found", restaurants, experience: "" } as const;
    return renderPage(pathTo(language, "contact"), <ContactScreen data={data} />, {
      contact: { phone: { text: "" }, email: "" },
      restaurants: [],
    });
  },
  reservations: (language) => {
    const choice = choiceOf("restaurant=rubaiyat-rio");
    const ways = RIO.map((one) => toTableWay(one, choice, language));
    const more = { words: "", ways, experience: undefined, places: [] };
    const data = { state: "found", choice, ...more } as const;
    return renderPage(pathTo(language, "reservations"), <ReservationsScreen data={data} />, {
      restaurants: [],
    });
  },
  footer: (language) => {
    const restaurants = RIO.map((one) => toLayoutRestaurant(one, language));
    const contact = { phone: { text: "" }, email: "" };
    const layout = { siteUrl: "", siteName: "", restaurants, contact, social: {} };
    return renderPage(
      pathTo(language, "home"),
      <FooterRestaurants
        layout={layout as unknown as Parameters<typeof FooterRestaurants>[0]["layout"]}
      />,
    );
  },
};

const WORDS = {
  pt: [/fechado/i, "Imprevisto"],
  en: [/closed/i, "Unforeseen circumstances"],
  es: [/cerrado/i, "Imprevisto"],
} as const;

// Rule 4.21.
test.each(Object.entries(SCREENS))(
  "without JavaScript the %s names a restaurant that is closed, in three languages",
  (_, screen) => {
    for (const language of LANGUAGES) {
      const { text } = screen(language);
      for (const words of WORDS[language]) expect(text).toMatch(words);
      const month = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
      expect(text).toContain(month.format(new Date(`${LAST}T00:00Z`)));
    }
  },
);

// Rule 4.21.
test("describes a current special day in the sentence, and lists a coming one", () => {
  const eve = { ...FLOOD, from: dayAfter(LAST, 1), to: dayAfter(LAST, 1) };
  const [times] = [{ ...RESTAURANT!, specialDays: [FLOOD, eve] }].map((one) =>
    openingTimesOf(one, "pt"),
  );
  const { body } = renderPage("/pt", <ul />);
  body.innerHTML = `<ul><li data-from="${FLOOD.from}"></li><li data-from="${eve.from}"></li></ul>`;
  hideBegunDays(body.firstElementChild, { times: times! } as never);
  expect(Array.from(body.querySelectorAll("li"), ({ hidden }) => hidden)).toEqual([true, false]);
});

// Rules 3.24 and 4.21.
test("asks for another date for a table on a closed day, even if the week is unknown", () => {
  const table = (date: string) =>
    choiceOf(`restaurant=rubaiyat-rio&people=2&time=20:00&date=${date}`).errors;
  expect(table(dayAfter(TODAY, 5))).toEqual({ date: "closed" });
  expect(table(dayAfter(LAST, 1))).toEqual({});
});
