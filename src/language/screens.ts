import type { Language } from "./languages.ts";

/**
 * Every screen that has its own path (rule 1.3; privacy and accessibility are ours), with
 * its slug in each language, without the language prefix, and the screen above it (rule 2.6) where
 * that is not home. The rest of a screen's definition, which a browser has no use for, is in
 * `src/site/screen-definitions.server.ts`.
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

/** The names of all screens, in the order of the table. */
export const SCREEN_NAMES = Object.keys(SCREENS) as Screen[];

/** A screen whose path carries no parameter. */
export type StaticScreen = {
  [S in Screen]: keyof ParamsOf<S> extends never ? S : never;
}[Screen];

/**
 * The screen above this one, whose path has no parameters but those of this one; above home there is home
 * itself.
 */
export function parentOf(screen: Screen): Screen {
  const { parent = "home" }: ScreenPaths & { readonly parent?: Screen } = SCREENS[screen];
  return parent;
}

/** The screen of each kind of menu: the same page under its own path. */
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

/** The kind of menu that a screen shows; undefined for all other screens. */
export function menuKindOf(screen: Screen | undefined): PathKind | undefined {
  const kinds = Object.keys(MENU_SCREENS) as PathKind[];
  return kinds.find((kind) => MENU_SCREENS[kind] === screen);
}

/** All screens whose paths carry no parameter, in the order of the table. */
export function staticScreens(): StaticScreen[] {
  return SCREEN_NAMES.filter(
    (screen): screen is StaticScreen => !SCREENS[screen].slugs.pt.includes(":"),
  );
}

/** Accepted first segments and the slug of each; they apply to the paths below them too. */
const SLUG_ALIASES: Record<Language, Readonly<Record<string, string>>> = {
  pt: { restaurants: "restaurantes", gruporubaiyat: "grupo-rubaiyat" },
  en: { gruporubaiyat: "grupo-rubaiyat" },
  es: { gruporubaiyat: "grupo-rubaiyat" },
};

/**
 * The patterns under which a screen is found in a language, without the prefix: the canonical one
 * first, then those through an alias.
 */
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

/** The parameters a screen's path carries, by name, decoded. */
export type ParamsOf<S extends Screen> = {
  [Name in ParamName<(typeof SCREENS)[S]["slugs"][Language]>]: string;
};
