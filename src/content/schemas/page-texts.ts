import type { Texts } from "#language/languages.ts";
import type { StaticScreen } from "#language/screens.ts";

// Shared by server and desk. Free of libraries.

export interface PageFields {
  /** Above the title. */
  readonly label: Texts;
  readonly title: Texts;
  readonly lead: Texts;
  /** An empty line separates paragraphs. */
  readonly text: Texts;
  /** The label of a link or button. */
  readonly link: Texts;
  /** The external URL of such a link; empty if none. */
  readonly url: Texts;
  readonly picture: Texts;
  /** For search engines. */
  readonly description: Texts;
  readonly entries: readonly Texts[];
  readonly figures: readonly { readonly value: Texts; readonly text: Texts }[];
  /** Prizes, titles and entries in guides. */
  readonly awards: readonly { readonly year: Texts; readonly giver: Texts; readonly text: Texts }[];
}
export type PageField = keyof PageFields;

/** The parts of each page with their texts, in page order. */
export const PAGE_TEXTS = {
  // Home's search texts belong to the site settings (rule 10.22).
  home: {
    top: ["title", "lead", "link"],
    about: ["label", "title", "text", "link", "picture"],
    restaurants: ["label", "title", "link"],
    questions: ["label", "title"],
    call: ["title", "text", "link"],
  },
  delivery: {
    search: ["title", "description"],
    top: ["label", "title", "lead"],
    online: ["title"],
    restaurants: ["title", "text"],
    others: ["title"],
    allergens: ["title", "text"],
  },
  events: {
    search: ["title", "description"],
    top: ["label", "title", "lead"],
    intro: ["title", "text"],
    occasions: ["title", "entries"],
    services: ["title", "entries"],
    venues: ["title"],
    quote: ["title", "text"],
    advice: ["figures"],
  },
  group: {
    search: ["title", "description"],
    top: ["label", "title", "picture"],
    beginning: ["title", "lead", "text"],
    chapters: ["title"],
    whoWeAre: ["text"],
    figTree: ["text"],
    foundation: ["text"],
    farm: ["text"],
    close: ["title", "link"],
  },
  "who-we-are": {
    search: ["title", "description"],
    top: ["label", "title", "lead", "picture"],
    origins: ["title", "text"],
    growth: ["title", "text", "picture"],
    milestones: ["title", "figures"],
    today: ["title", "text", "picture"],
    values: ["title"],
    excellence: ["title", "text", "picture"],
    tradition: ["title", "text", "picture"],
    innovation: ["title", "text", "picture"],
  },
  "fig-tree": {
    search: ["title", "description"],
    top: ["title", "lead", "picture"],
    roots: ["title", "text", "picture"],
    growth: ["title", "text", "picture"],
    figures: ["figures"],
    fruits: ["title", "text", "picture"],
    longevity: ["title", "text", "picture"],
  },
  foundation: {
    search: ["title", "description"],
    top: ["label", "title", "lead", "picture"],
    education: ["title", "text"],
    agriculture: ["title", "text", "picture"],
    figures: ["figures"],
    sustainability: ["title", "text"],
    community: ["title", "text", "picture"],
  },
  farm: {
    search: ["title", "description"],
    top: ["label", "title", "lead", "picture"],
    sustainable: ["title", "text"],
    traceability: ["title", "text", "picture"],
    figures: ["figures"],
    technology: ["title", "text", "picture"],
    quality: ["title", "text", "picture"],
  },
  careers: {
    search: ["title", "description"],
    top: ["label", "title", "lead"],
    people: ["title", "text"],
    school: ["title", "text", "picture"],
    apply: ["title", "text", "link", "url"],
    write: ["title", "text", "link"],
  },
  press: {
    search: ["title", "description"],
    top: ["label", "title", "lead"],
    about: ["title", "text"],
    figures: ["figures"],
    awards: ["title", "text", "awards"],
    pictures: ["title", "text"],
    write: ["title", "text", "link"],
  },
  "gift-cards": {
    search: ["title", "description"],
    top: ["label", "title", "lead"],
    cards: ["title", "text"],
  },
  // The screens of these two describe the software in fixed texts.
  privacy: {
    search: ["title", "description"],
    top: ["label", "title", "lead"],
    controller: ["title", "text"],
    forms: ["title"],
    purposes: ["title", "text"],
    recipients: ["title"],
    erasure: ["title"],
    browser: ["title"],
    counts: ["title"],
    location: ["title"],
    otherSites: ["title"],
    rights: ["title", "text"],
    complaints: ["text"],
  },
  accessibility: {
    search: ["title", "description"],
    top: ["label", "title", "lead"],
    aim: ["title", "text"],
    tests: ["title", "text"],
    norms: ["title"],
    limits: ["title"],
    illustrations: ["title", "text"],
    otherSites: ["title", "text"],
    report: ["title", "text"],
  },
  // The other pages have only search texts.
  contact: { search: ["title", "description"] },
  experiences: { search: ["title", "description"] },
  news: { search: ["title", "description"] },
  reservations: { search: ["title", "description"] },
  restaurants: { search: ["title", "description"] },
} as const satisfies {
  readonly [slug: string]: { readonly [part: string]: readonly PageField[] };
};

type AllTexts = typeof PAGE_TEXTS;
export type PageSlug = keyof AllTexts;
export type PagePart = { [Slug in PageSlug]: keyof AllTexts[Slug] }[PageSlug];
export const PAGE_SLUGS = Object.keys(PAGE_TEXTS) as PageSlug[];

export const PAGE_SCREENS = {
  home: "home",
  delivery: "delivery",
  events: "events",
  group: "group",
  "who-we-are": "whoWeAre",
  "fig-tree": "figTree",
  foundation: "foundation",
  farm: "farm",
  careers: "careers",
  press: "press",
  "gift-cards": "giftCards",
  privacy: "privacy",
  accessibility: "accessibility",
  contact: "contact",
  experiences: "experiences",
  news: "newsList",
  reservations: "reservations",
  restaurants: "restaurantList",
} as const satisfies Record<PageSlug, StaticScreen>;

type PartsOf<Slug extends PageSlug, Values> = {
  readonly [Part in keyof AllTexts[Slug]]: {
    readonly [Field in Extract<AllTexts[Slug][Part], readonly PageField[]>[number]]: Extract<
      Values,
      { readonly [Name in Field]: unknown }
    >[Field];
  };
};

export type PageContent = {
  readonly [Slug in PageSlug]: { readonly slug: Slug; readonly parts: PartsOf<Slug, PageFields> };
}[PageSlug];

export type PageWords<Slug extends PageSlug> = PartsOf<Slug, InOneLanguage<PageFields>>;

type InOneLanguage<Values> = Values extends Texts
  ? string
  : { readonly [Key in keyof Values]: InOneLanguage<Values[Key]> };
