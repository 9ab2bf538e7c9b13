import type { WordsOfPages } from "#content/page-words.ts";
import type { m } from "#language/paraglide/messages.js";
import type { Screen, StaticScreen } from "#language/screens.ts";

/**
 * A text of a screen. Messages and words of pages are handed in, because the route configuration reads this table
 * before the messages are compiled.
 */
type ScreenText = (messages: typeof m, words: WordsOfPages) => string;

/** What a page's query may say, besides campaigns. */
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
  /** The route module, from this folder. */
  readonly module: string;
  /** The parameters that change the page; with all others, as of campaigns, it is the same one. */
  readonly cacheQuery?: readonly QueryParameter[];
  /** The parameters that make it a private page of one visitor. */
  readonly ownQuery?: readonly string[];
  /** Pages with more of them are rendered each time: their combinations would fill the cache. */
  readonly cacheQueryMaximum?: number;
}

/** A screen without parameters names itself; the others are named by the content that they show. */
export interface StaticScreenDefinition extends ScreenDefinition {
  /** What it is called in breadcrumbs: as in header and footer, or by its own title. */
  readonly title: ScreenText;
  /** The image for social networks: the picture and words of the page's own head. */
  readonly ogImage: {
    readonly image: string;
    readonly label: ScreenText;
    readonly title: ScreenText;
  };
}

const MENU: ScreenDefinition = {
  module: "screens/menu/menu.route.tsx",
  ownQuery: ["diet", "without", "wine", "country", "grape", "page"],
};

/**
 * Every screen, beside its URL (`src/language/screens.ts`). Routes, breadcrumbs, images for social
 * networks and the page cache follow from here; a screen that lacks one of them does not compile.
 */
export const SCREEN_DEFINITIONS: {
  readonly [S in Screen]: S extends StaticScreen ? StaticScreenDefinition : ScreenDefinition;
} = {
  home: {
    module: "screens/home/home.route.tsx",
    title: (m) => m.not_found_home(),
    ogImage: {
      image: "/images/hero-poster.jpg",
      label: (_, words) => words("home").restaurants.label,
      title: (_, words) => words("home").top.title,
    },
  },
  restaurantList: {
    module: "screens/restaurant-list/restaurant-list.route.tsx",
    cacheQuery: ["city", "country", "feature", "guests"],
    cacheQueryMaximum: 1,
    // What is open changes with the minute.
    ownQuery: ["dish", "open"],
    title: (m) => m.layout_restaurants_and_menus(),
    ogImage: {
      image: "/images/section-restaurants.webp",
      label: (m) => m.restaurant_list_label(),
      title: (m) => m.restaurant_list_title(),
    },
  },
  cityRestaurants: { module: "screens/restaurant/restaurant.route.tsx" },
  restaurant: { module: "screens/restaurant/restaurant.route.tsx" },
  reservations: {
    module: "screens/reservations/reservations.route.tsx",
    ownQuery: ["restaurant", "people", "date", "time", "experience"],
    title: (m) => m.reservations_title(),
    ogImage: {
      image: "/images/section-reservations.webp",
      label: (m) => m.reservations_label(),
      title: (m) => m.reservations_title(),
    },
  },
  mainMenu: MENU,
  barMenu: MENU,
  dessertMenu: MENU,
  executiveMenu: MENU,
  feijoadaMenu: MENU,
  wineMenu: MENU,
  events: {
    module: "screens/events/events.route.tsx",
    cacheQuery: ["restaurant"],
    title: (m) => m.layout_events(),
    ogImage: {
      image: "/images/section-events.webp",
      label: (_, words) => words("events").top.label,
      title: (_, words) => words("events").top.title,
    },
  },
  happening: { module: "screens/happening/happening.route.tsx" },
  experiences: {
    module: "screens/experiences/experiences.route.tsx",
    cacheQuery: ["country"],
    title: (m) => m.layout_experiences(),
    ogImage: {
      image: "/images/section-experiences.webp",
      label: (m) => m.experiences_label(),
      title: (m) => m.experiences_title(),
    },
  },
  newsList: {
    module: "screens/news-list/news-list.route.tsx",
    cacheQuery: ["page"],
    title: (m) => m.layout_news(),
    ogImage: {
      image: "/images/news-figueira-25-anos.webp",
      label: (m) => m.news_label(),
      title: (m) => m.news_title(),
    },
  },
  newsArticle: { module: "screens/news-article/news-article.route.tsx" },
  contact: {
    module: "screens/contact/contact.route.tsx",
    cacheQuery: ["subject", "restaurant", "experience"],
    title: (m) => m.layout_contact(),
    ogImage: {
      image: "/images/section-restaurants.webp",
      label: (m) => m.contact_label(),
      title: (m) => m.contact_title(),
    },
  },
  delivery: {
    module: "screens/delivery/delivery.route.tsx",
    title: (_, words) => words("delivery").top.label,
    ogImage: {
      image: "/images/section-delivery.webp",
      label: (_, words) => words("delivery").top.label,
      title: (_, words) => words("delivery").top.title,
    },
  },
  group: {
    module: "screens/group/group.route.tsx",
    title: (m) => m.layout_history(),
    ogImage: {
      image: "/images/section-group-hub.webp",
      label: (_, words) => words("group").top.label,
      title: (_, words) => words("group").top.title,
    },
  },
  whoWeAre: {
    module: "screens/who-we-are/who-we-are.route.tsx",
    title: (_, words) => words("who-we-are").top.title,
    ogImage: {
      image: "/images/section-who-we-are.webp",
      label: (_, words) => words("who-we-are").top.label,
      title: (_, words) => words("who-we-are").top.title,
    },
  },
  figTree: {
    module: "screens/fig-tree/fig-tree.route.tsx",
    title: (_, words) => words("fig-tree").top.title,
    ogImage: {
      image: "/images/section-our-fig-tree.webp",
      label: (_, words) => words("group").top.label,
      title: (_, words) => words("fig-tree").top.title,
    },
  },
  foundation: {
    module: "screens/foundation/foundation.route.tsx",
    title: (_, words) => words("foundation").top.title,
    ogImage: {
      image: "/images/section-foundation.webp",
      label: (_, words) => words("foundation").top.label,
      title: (_, words) => words("foundation").top.title,
    },
  },
  farm: {
    module: "screens/farm/farm.route.tsx",
    title: (_, words) => words("farm").top.title,
    ogImage: {
      image: "/images/section-farm.webp",
      label: (_, words) => words("farm").top.label,
      title: (_, words) => words("farm").top.title,
    },
  },
  careers: {
    module: "screens/careers/careers.route.tsx",
    title: (_, words) => words("careers").top.title,
    ogImage: {
      image: "/images/section-foundation.webp",
      label: (_, words) => words("careers").top.label,
      title: (_, words) => words("careers").top.title,
    },
  },
  press: {
    module: "screens/press/press.route.tsx",
    title: (_, words) => words("press").top.title,
    ogImage: {
      image: "/images/section-group-hub.webp",
      label: (_, words) => words("press").top.label,
      title: (_, words) => words("press").top.title,
    },
  },
  giftCards: {
    module: "screens/gift-cards/gift-cards.route.tsx",
    title: (_, words) => words("gift-cards").top.title,
    ogImage: {
      image: "/images/section-experiences.webp",
      label: (_, words) => words("gift-cards").top.label,
      title: (_, words) => words("gift-cards").top.title,
    },
  },
  privacy: {
    module: "screens/privacy/privacy.route.tsx",
    title: (m) => m.privacy_title(),
    // Neither this page nor the next has its own picture.
    ogImage: {
      image: "/images/section-reservations.webp",
      label: (m) => m.privacy_label(),
      title: (m) => m.privacy_title(),
    },
  },
  accessibility: {
    module: "screens/accessibility-statement/accessibility-statement.route.tsx",
    title: (m) => m.accessibility_title(),
    ogImage: {
      image: "/images/section-reservations.webp",
      label: (m) => m.accessibility_label(),
      title: (m) => m.accessibility_title(),
    },
  },
};
