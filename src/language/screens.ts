import type { Language } from "./languages.ts";

/**
 * Every screen with a path of its own: its slug in each language (rule 1.3; privacy and accessibility are additions) and
 * its parent (rule 2.6), home by default. `src/site/screen-definitions.server.ts` holds what browsers don't need.
 */
export const SCREENS = {
  home: { slugs: { pt: "", en: "", es: "" } },
  restaurantList: { slugs: { pt: "restaurantes", en: "restaurants", es: "restaurantes" } },
  cityRestaurants: {
    slugs: {
      pt: "restaurantes/:citySlug",
      en: "restaurants/:citySlug",
      es: "restaurantes/:citySlug",
    },
    parent: "restaurantList",
  },
  restaurant: {
    slugs: {
      pt: "restaurantes/:citySlug/:slug",
      en: "restaurants/:citySlug/:slug",
      es: "restaurantes/:citySlug/:slug",
    },
    parent: "restaurantList",
  },
  reservations: {
    slugs: { pt: "reservas", en: "reservations", es: "reservas" },
    parent: "restaurantList",
  },
  mainMenu: {
    slugs: {
      pt: "restaurantes/:citySlug/:slug/menu-principal",
      en: "restaurants/:citySlug/:slug/main-menu",
      es: "restaurantes/:citySlug/:slug/menu-principal",
    },
    parent: "restaurant",
  },
  barMenu: {
    slugs: {
      pt: "restaurantes/:citySlug/:slug/carta-bar",
      en: "restaurants/:citySlug/:slug/bar-menu",
      es: "restaurantes/:citySlug/:slug/carta-de-bar",
    },
    parent: "restaurant",
  },
  dessertMenu: {
    slugs: {
      pt: "restaurantes/:citySlug/:slug/sobremesa",
      en: "restaurants/:citySlug/:slug/desserts",
      es: "restaurantes/:citySlug/:slug/postres",
    },
    parent: "restaurant",
  },
  executiveMenu: {
    slugs: {
      pt: "restaurantes/:citySlug/:slug/menu-executivo",
      en: "restaurants/:citySlug/:slug/executive-menu",
      es: "restaurantes/:citySlug/:slug/menu-ejecutivo",
    },
    parent: "restaurant",
  },
  feijoadaMenu: {
    slugs: {
      pt: "restaurantes/:citySlug/:slug/feijoada",
      en: "restaurants/:citySlug/:slug/feijoada",
      es: "restaurantes/:citySlug/:slug/feijoada",
    },
    parent: "restaurant",
  },
  wineMenu: {
    slugs: {
      pt: "restaurantes/:citySlug/:slug/carta-de-vinhos",
      en: "restaurants/:citySlug/:slug/wine-list",
      es: "restaurantes/:citySlug/:slug/carta-de-vinos",
    },
    parent: "restaurant",
  },
  events: { slugs: { pt: "eventos", en: "events", es: "eventos" } },
  happening: {
    slugs: { pt: "eventos/:slug", en: "events/:slug", es: "eventos/:slug" },
    parent: "events",
  },
  experiences: { slugs: { pt: "experiencias", en: "experiences", es: "experiencias" } },
  newsList: { slugs: { pt: "novidades", en: "news", es: "noticias" } },
  newsArticle: {
    slugs: { pt: "novidades/:slug", en: "news/:slug", es: "noticias/:slug" },
    parent: "newsList",
  },
  contact: { slugs: { pt: "contato", en: "contact", es: "contacto" } },
  delivery: { slugs: { pt: "delivery", en: "delivery", es: "delivery" } },
  group: { slugs: { pt: "grupo-rubaiyat", en: "grupo-rubaiyat", es: "grupo-rubaiyat" } },
  whoWeAre: {
    slugs: { pt: "quem-somos", en: "who-we-are", es: "quienes-somos" },
    parent: "group",
  },
  figTree: {
    slugs: { pt: "nossa-figueira", en: "our-figueira", es: "nuestra-higuera" },
    parent: "group",
  },
  foundation: {
    slugs: {
      pt: "fundacao-belarmino",
      en: "belarmino-foundation",
      es: "fundacion-belarmino",
    },
    parent: "group",
  },
  farm: {
    slugs: { pt: "fazenda-rubaiyat", en: "rubaiyat-farm", es: "granja-rubaiyat" },
    parent: "group",
  },
  careers: {
    slugs: { pt: "trabalhe-conosco", en: "careers", es: "trabaje-con-nosotros" },
    parent: "group",
  },
  press: { slugs: { pt: "imprensa", en: "press", es: "prensa" }, parent: "group" },
  giftCards: { slugs: { pt: "vales-presente", en: "gift-cards", es: "tarjetas-regalo" } },
  privacy: { slugs: { pt: "privacidade", en: "privacy", es: "privacidad" } },
  accessibility: { slugs: { pt: "acessibilidade", en: "accessibility", es: "accesibilidad" } },
} as const satisfies Record<string, ScreenPaths>;

interface ScreenPaths {
  readonly slugs: Readonly<Record<Language, string>>;
  readonly parent?: string;
}

export type Screen = keyof typeof SCREENS;

export const SCREEN_NAMES = Object.keys(SCREENS) as Screen[];

export type StaticScreen = {
  [S in Screen]: keyof ParamsOf<S> extends never ? S : never;
}[Screen];

/** Returns the screen above, whose parameters are a subset; home is its own parent. */
export function parentOf(screen: Screen): Screen {
  const { parent = "home" }: ScreenPaths & { readonly parent?: Screen } = SCREENS[screen];
  return parent;
}

const MENU_SCREENS = {
  main: "mainMenu",
  bar: "barMenu",
  dessert: "dessertMenu",
  executive: "executiveMenu",
  feijoada: "feijoadaMenu",
  wine: "wineMenu",
} as const satisfies Record<string, Screen>;

type PathKind = keyof typeof MENU_SCREENS;
export type MenuScreen = (typeof MENU_SCREENS)[PathKind];

export function menuScreen(kind: PathKind): MenuScreen {
  return MENU_SCREENS[kind];
}

export function menuKindOf(screen: Screen | undefined): PathKind | undefined {
  const kinds = Object.keys(MENU_SCREENS) as PathKind[];
  return kinds.find((kind) => MENU_SCREENS[kind] === screen);
}

export function staticScreens(): StaticScreen[] {
  return SCREEN_NAMES.filter(
    (screen): screen is StaticScreen => !SCREENS[screen].slugs.pt.includes(":"),
  );
}

/** Aliases of first segments; they apply to the paths below too. */
const SLUG_ALIASES: Record<Language, Readonly<Record<string, string>>> = {
  pt: { restaurants: "restaurantes", gruporubaiyat: "grupo-rubaiyat" },
  en: { gruporubaiyat: "grupo-rubaiyat" },
  es: { gruporubaiyat: "grupo-rubaiyat" },
};

/** Returns a screen's patterns in a language, without the prefix, the canonical one first. */
export function patternsFor(language: Language, screen: Screen): [string, ...string[]] {
  const canonical: string = SCREENS[screen].slugs[language];
  const [first, ...below] = canonical.split("/");
  const aliases = Object.entries(SLUG_ALIASES[language]).filter(([, slug]) => slug === first);
  return [canonical, ...aliases.map(([alias]) => [alias, ...below].join("/"))];
}

type ParamName<Pattern extends string> = Pattern extends `${infer Segment}/${infer Rest}`
  ? ParamName<Segment> | ParamName<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

/** A screen's path parameters, decoded. */
export type ParamsOf<S extends Screen> = {
  [Name in ParamName<(typeof SCREENS)[S]["slugs"][Language]>]: string;
};
