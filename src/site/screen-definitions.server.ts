import type { WordsOfPages } from "#content/page-words.ts";
import type { PageSlug, PageWords } from "#content/schemas/page-texts.ts";
import type { m } from "#language/paraglide/messages.js";
import type { Screen, StaticScreen } from "#language/screens.ts";

/**
 * A screen's text. Messages and page texts are arguments, because the route configuration reads
 * this table before messages are compiled.
 */
type ScreenText = (messages: typeof m, words: WordsOfPages) => string;

/** Query parameters of a page, besides campaigns. */
export type QueryParameter =
  | "country"
  | "subject"
  | "restaurant"
  | "experience"
  | "page"
  | "city"
  | "feature"
  | "guests";

interface ScreenDefinition {
  /** The route module, relative to this folder. */
  readonly module: string;
  /** Parameters that change the cached page; all others, such as campaigns, do not. */
  readonly cacheQuery?: readonly QueryParameter[];
  /** Parameters that make it one visitor's page. */
  readonly ownQuery?: readonly string[];
  /** Pages with more of them are never cached, because combinations would fill the cache. */
  readonly cacheQueryMaximum?: number;
}

/** A screen without parameters names itself; the others take the name of their content. */
export interface StaticScreenDefinition extends ScreenDefinition {
  /** The name in breadcrumbs: as in header and footer, or its own title. */
  readonly title: ScreenText;
  /** The social card: picture and texts of the page's head. */
  readonly ogImage: {
    readonly image: string;
    readonly label: ScreenText;
    readonly title: ScreenText;
  };
}

const moduleOf = (name: string) => `screens/${name}/${name}.route.tsx`;

const ogImage = (image: string, label: ScreenText, title: ScreenText) => ({
  image: `/images/${image}`,
  label,
  title,
});

/** A page whose head has both label and title. */
type PageOfWords = {
  [P in PageSlug]: PageWords<P> extends { top: { label: string; title: string } } ? P : never;
}[PageSlug];

/** Defines a screen named by its page texts. */
function wordsScreen(page: PageOfWords, image: string): StaticScreenDefinition {
  const title: ScreenText = (_, words) => words(page).top.title;
  const label: ScreenText = (_, words) => words(page).top.label;
  return { module: moduleOf(page), title, ogImage: ogImage(image, label, title) };
}

const MENU: ScreenDefinition = {
  module: moduleOf("menu"),
  ownQuery: ["diet", "without", "wine", "country", "grape", "page"],
};
const GROUP_PAGE: ScreenDefinition = { module: moduleOf("group-page") };
const RESTAURANT: ScreenDefinition = { module: moduleOf("restaurant") };

/**
 * Every screen, beside its URL (`src/language/screens.ts`). Routes, breadcrumbs, cards and the page
 * cache derive from this table; a screen with a missing part does not compile.
 */
export const SCREEN_DEFINITIONS: {
  readonly [S in Screen]: S extends StaticScreen ? StaticScreenDefinition : ScreenDefinition;
} = {
  home: {
    module: moduleOf("home"),
    title: (m) => m.not_found_home(),
    ogImage: ogImage(
      "hero-poster.jpg",
      (_, words) => words("home").restaurants.label,
      (_, words) => words("home").top.title,
    ),
  },
  restaurantList: {
    module: moduleOf("restaurant-list"),
    cacheQuery: ["city", "country", "feature", "guests"],
    cacheQueryMaximum: 1,
    // Opening changes by the minute.
    ownQuery: ["dish", "open"],
    title: (m) => m.layout_restaurants_and_menus(),
    ogImage: ogImage(
      "house-a-figueira-rubaiyat.webp",
      (m) => m.layout_restaurants_and_menus(),
      (m) => m.layout_our_restaurants(),
    ),
  },
  cityRestaurants: RESTAURANT,
  restaurant: RESTAURANT,
  reservations: {
    module: moduleOf("reservations"),
    ownQuery: ["restaurant", "people", "date", "time", "experience"],
    title: (m) => m.reservations_title(),
    ogImage: ogImage(
      "section-reservations.webp",
      (m) => m.layout_reservations(),
      (m) => m.reservations_title(),
    ),
  },
  mainMenu: MENU,
  barMenu: MENU,
  dessertMenu: MENU,
  executiveMenu: MENU,
  feijoadaMenu: MENU,
  wineMenu: MENU,
  events: {
    ...wordsScreen("events", "section-events.webp"),
    cacheQuery: ["restaurant"],
    title: (m) => m.layout_events(),
  },
  happening: { module: moduleOf("happening") },
  experiences: {
    module: moduleOf("experiences"),
    cacheQuery: ["country"],
    title: (m) => m.layout_experiences(),
    ogImage: ogImage(
      "section-experiences.webp",
      (m) => m.layout_experiences(),
      (m) => m.experiences_title(),
    ),
  },
  newsList: {
    module: moduleOf("news-list"),
    cacheQuery: ["page"],
    title: (m) => m.layout_news(),
    ogImage: ogImage(
      "news-figueira-25-anos.webp",
      (m) => m.news_label(),
      (m) => m.layout_news(),
    ),
  },
  newsArticle: { module: moduleOf("news-article") },
  contact: {
    module: moduleOf("contact"),
    cacheQuery: ["subject", "restaurant", "experience"],
    title: (m) => m.layout_contact(),
    ogImage: ogImage(
      "section-reservations.webp",
      (m) => m.layout_contact(),
      (m) => m.contact_title(),
    ),
  },
  delivery: {
    ...wordsScreen("delivery", "section-delivery.webp"),
    title: (_, words) => words("delivery").top.label,
  },
  group: { ...wordsScreen("group", "section-group-hub.webp"), title: (m) => m.layout_history() },
  whoWeAre: { ...wordsScreen("who-we-are", "section-who-we-are.webp"), ...GROUP_PAGE },
  figTree: {
    ...GROUP_PAGE,
    title: (_, words) => words("fig-tree").top.title,
    // Its own label is the tree's Latin name.
    ogImage: ogImage(
      "section-our-fig-tree.webp",
      (_, words) => words("group").top.label,
      (_, words) => words("fig-tree").top.title,
    ),
  },
  foundation: { ...wordsScreen("foundation", "section-foundation.webp"), ...GROUP_PAGE },
  farm: { ...wordsScreen("farm", "section-farm.webp"), ...GROUP_PAGE },
  careers: wordsScreen("careers", "section-careers.webp"),
  press: wordsScreen("press", "section-group-hub.webp"),
  giftCards: wordsScreen("gift-cards", "section-experiences.webp"),
  // The last two have no picture of their own.
  privacy: wordsScreen("privacy", "section-reservations.webp"),
  accessibility: {
    ...wordsScreen("accessibility", "section-reservations.webp"),
    module: moduleOf("accessibility-statement"),
  },
};
