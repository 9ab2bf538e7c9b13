import type { Language } from "./languages.ts";
import type { Screen } from "./screens.ts";

/**
 * The table of addresses: every screen in every language, without the language prefix
 * (rule 1.3; privacy and accessibility are ours). A screen without an address in some language does not compile.
 */
export const SLUGS = {
  home: { pt: "", en: "", es: "" },
  restaurantList: { pt: "restaurantes", en: "restaurants", es: "restaurantes" },
  cityRestaurants: {
    pt: "restaurantes/:citySlug",
    en: "restaurants/:citySlug",
    es: "restaurantes/:citySlug",
  },
  restaurant: {
    pt: "restaurantes/:citySlug/:slug",
    en: "restaurants/:citySlug/:slug",
    es: "restaurantes/:citySlug/:slug",
  },
  events: { pt: "eventos", en: "events", es: "eventos" },
  experiences: { pt: "experiencias", en: "experiences", es: "experiencias" },
  newsList: { pt: "novidades", en: "news", es: "noticias" },
  newsArticle: { pt: "novidades/:slug", en: "news/:slug", es: "noticias/:slug" },
  contact: { pt: "contato", en: "contact", es: "contacto" },
  delivery: { pt: "delivery", en: "delivery", es: "delivery" },
  group: { pt: "grupo-rubaiyat", en: "grupo-rubaiyat", es: "grupo-rubaiyat" },
  whoWeAre: { pt: "quem-somos", en: "who-we-are", es: "quienes-somos" },
  figTree: { pt: "nossa-figueira", en: "our-figueira", es: "nuestra-higuera" },
  foundation: {
    pt: "fundacao-belarmino",
    en: "belarmino-foundation",
    es: "fundacion-belarmino",
  },
  farm: { pt: "fazenda-rubaiyat", en: "rubaiyat-farm", es: "granja-rubaiyat" },
  privacy: { pt: "privacidade", en: "privacy", es: "privacidad" },
  accessibility: { pt: "acessibilidade", en: "accessibility", es: "accesibilidad" },
} as const satisfies Record<Screen, Record<Language, string>>;

/** Accepted first segments and the slug each stands for; they hold for the paths below them too. */
const SLUG_ALIASES: Record<Language, Readonly<Record<string, string>>> = {
  pt: { restaurants: "restaurantes", gruporubaiyat: "grupo-rubaiyat" },
  en: { gruporubaiyat: "grupo-rubaiyat" },
  es: { gruporubaiyat: "grupo-rubaiyat" },
};

/**
 * The patterns under which a screen answers in a language, without the prefix:
 * the canonical one first, then those through an alias.
 */
export function patternsFor(language: Language, screen: Screen): [string, ...string[]] {
  const canonical: string = SLUGS[screen][language];
  const [first, ...below] = canonical.split("/");
  const aliases = Object.entries(SLUG_ALIASES[language]).filter(([, slug]) => slug === first);
  return [canonical, ...aliases.map(([alias]) => [alias, ...below].join("/"))];
}

type ParamName<Pattern extends string> = Pattern extends `${infer Segment}/${infer Rest}`
  ? ParamName<Segment> | ParamName<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

/** The parameters a screen's address carries, by name, decoded. */
export type ParamsOf<S extends Screen> = {
  [Name in ParamName<(typeof SLUGS)[S][Language]>]: string;
};
