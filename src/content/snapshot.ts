import {
  type Language,
  LANGUAGES,
  type Texts,
  type UploadedPictures,
} from "#language/languages.ts";
import { matchPath } from "#language/match-path.ts";
import { pagesOfNews } from "#language/news-page.ts";
import { foldedPath } from "#language/path-segments.ts";
import { citySegment, pathToPage } from "#language/path-to.ts";
import type { ArticleContent } from "./kinds/article.ts";
import type { ExperienceContent } from "./kinds/experience.ts";
import type { FaqQuestion } from "./kinds/faq.ts";
import type { HappeningContent } from "./kinds/happening.ts";
import type { MenuContent } from "./kinds/menu.ts";
import type { RestaurantContent } from "./kinds/restaurant.ts";
import type { SpecialDays } from "./schemas/opening-hours.ts";
import type { FindMoved } from "./built-in/moved-pages.ts";
import { existsIn } from "./schemas/exists-in.ts";
import { pageWords } from "./page-words.ts";
import type { SiteSettings } from "./site-settings/site-settings.ts";
import { NAMED_COUNTRIES } from "#language/countries.ts";
import type { PageContent, PageSlug } from "./schemas/page-texts.ts";

/** An active restaurant (rule 4.3). Its hours are always also text; a room's unknown capacity is 0. */
export type Restaurant = Omit<
  RestaurantContent,
  "heroImage" | "images" | "getin" | "isActive" | "isClosed"
> &
  UploadedPictures & {
    readonly id: string;
    readonly images: { readonly hero: string; readonly gallery: readonly string[] };
    readonly getin: { readonly enabled: boolean; readonly url: string };
    /** Current and future ones, in order, without overlaps. */
    readonly specialDays: readonly SpecialDays[];
    /** ISO 8601; missing with a remote product API. */
    readonly updatedAt?: string;
  };

export type Menu = Omit<MenuContent, "slug" | "isActive"> &
  UploadedPictures & {
    /** Missing with a remote product API. */
    readonly id?: string;
    /** ISO 8601. */
    readonly updatedAt: string;
  };

/** An active experience (rule 4.5). */
export type Experience = Omit<ExperienceContent, "slug" | "isActive"> &
  UploadedPictures & { readonly id: string; readonly order: number };

/** An active special date at one or more visible restaurants (rule 4.16). */
export type Happening = Omit<HappeningContent, "isActive"> &
  UploadedPictures & {
    /** ISO 8601. */
    readonly updatedAt: string;
  };

/** A published, active article in lists (rule 4.6). */
export interface ArticleSummary
  extends
    Pick<ArticleContent, "slug" | "title" | "excerpt" | "image" | "author" | "tags">,
    Pick<UploadedPictures, "pictureCredits"> {
  readonly id: string;
  /** One of CATEGORIES, or another text. */
  readonly category: string;
  /** ISO 8601 in UTC, or "" if unknown; the next two likewise. */
  readonly publishedAt: string;
  readonly order: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The languages in which it exists (rule 1.14); for remote records those with title and text. */
  readonly languages: readonly Language[];
}

export interface Article extends ArticleSummary {
  /** Markdown; headings start at the second level. */
  readonly content: Texts;
}

/** A page's stored texts and the date of their first difference from the built-in ones. */
export type StoredPage = PageContent & {
  /** ISO 8601. */
  readonly changedAt?: string;
};

/** All visible lists, in display order. */
export interface Lists {
  readonly restaurants: readonly Restaurant[];
  readonly menus: readonly Menu[];
  readonly experiences: readonly Experience[];
  /** Newest first; texts are read on demand. */
  readonly articles: readonly ArticleSummary[];
  /** For the home page. */
  readonly questions: readonly FaqQuestion[];
}

/** Records read by name; null if none exists. */
interface Records {
  readonly restaurants: ReadonlyMap<string, Restaurant | null>;
  readonly menusOf: ReadonlyMap<string, readonly Menu[]>;
  readonly articles: ReadonlyMap<string, ArticleSummary | null>;
}

interface SnapshotParts {
  /** The readable lists; from the database always all. */
  readonly lists: Partial<Lists>;
  readonly records?: Partial<Records>;
  readonly settings: SiteSettings;
  /** Stored page texts; other pages use the built-in ones. */
  readonly pages?: readonly StoredPage[];
  /** The last readable state of each list, initially the built-in one. */
  readonly lastKnown: Lists;
  /** False if a requested part could not be read. */
  readonly isWhole?: boolean;
  readonly movedTo?: FindMoved;
  /** Past ones included; a remote product API has none. */
  readonly happenings?: readonly Happening[];
  /** Reads articles' texts by slug. Rejects if they cannot be read. */
  readonly readTexts: (slugs: readonly string[]) => Promise<ReadonlyMap<string, Texts>>;
}

/** The content could not be read; its reader has logged why. */
export class ContentUnavailableError extends Error {
  override name = "ContentUnavailableError";
}

/** The immutable content at one moment. With a remote product API, an unreadable list or record is undefined. */
export class Snapshot {
  readonly #parts: SnapshotParts;
  #bySlug: ReadonlyMap<string, Restaurant> | undefined;
  #articles: ReadonlyMap<string, ArticleSummary> | undefined;
  #happenings: ReadonlyMap<string, Happening> | undefined;
  #menus: ReadonlyMap<string, readonly Menu[]> | undefined;
  #cities: ReadonlySet<string> | undefined;
  #countries: ReadonlySet<string> | undefined;

  constructor(parts: SnapshotParts) {
    this.#parts = parts;
  }

  get isWhole(): boolean {
    return this.#parts.isWhole ?? true;
  }
  get settings(): SiteSettings {
    return this.#parts.settings;
  }
  get restaurants() {
    return this.#parts.lists.restaurants;
  }
  get menus() {
    return this.#parts.lists.menus;
  }
  get experiences() {
    return this.#parts.lists.experiences;
  }
  get happenings() {
    return this.#parts.happenings ?? [];
  }
  get articles() {
    return this.#parts.lists.articles;
  }
  get questions() {
    return this.#parts.lists.questions;
  }

  /** Every list, or its last known state (rule 2.9), for layout, forms and sitemap. */
  get known(): Lists {
    return { ...this.#parts.lastKnown, ...this.#parts.lists };
  }

  /** Returns null for an unknown slug or id. */
  findRestaurant(slugOrId: string): Restaurant | null | undefined {
    const record = this.#parts.records?.restaurants?.get(slugOrId);
    if (record !== undefined || this.restaurants === undefined) return record;
    this.#bySlug ??= new Map([
      ...this.restaurants.map((one) => [one.id, one] as const),
      ...this.restaurants.map((one) => [one.slug, one] as const),
    ]);
    return this.#bySlug.get(slugOrId) ?? null;
  }

  /** Returns whether any restaurant sells gift cards (rule 3.34). */
  get hasGiftCards(): boolean {
    return this.known.restaurants.some(({ giftCardUrl }) => giftCardUrl !== null);
  }

  menusOf(restaurant: string): readonly Menu[] | undefined {
    const record = this.#parts.records?.menusOf?.get(restaurant);
    if (record !== undefined || this.menus === undefined) return record;
    this.#menus ??= Map.groupBy(this.menus, (menu) => menu.restaurant);
    return this.#menus.get(restaurant) ?? [];
  }

  /** Returns a past or upcoming special date; null for an unknown slug, or if it lacks the language (rule 1.14). */
  findHappening(slug: string, language?: Language): Happening | null {
    this.#happenings ??= new Map(this.happenings.map((one) => [one.slug, one]));
    const found = this.#happenings.get(slug);
    return found && isIn(found, language) ? found : null;
  }

  /** Returns null for an unknown slug, or if it lacks the language (rule 1.14). */
  findArticle(slug: string, language?: Language): ArticleSummary | null | undefined {
    const record = this.#parts.records?.articles?.get(slug);
    if (record === undefined && this.articles === undefined) return undefined;
    this.#articles ??= new Map(this.articles?.map((article) => [article.slug, article]));
    const found = record === undefined ? this.#articles.get(slug) : record;
    return found && isIn(found, language) ? found : null;
  }

  /** Returns the articles that exist in a language (rule 1.14). */
  articlesIn(language: Language): readonly ArticleSummary[] | undefined {
    return this.articles?.filter((article) => existsIn(article, language));
  }

  /** Returns the listed articles and missing fixed ones (rule 1.9). */
  get articlesWithPages(): readonly ArticleSummary[] {
    const { articles } = this.known;
    const listed = new Set(articles.map(({ slug }) => slug));
    const others = [...(this.#parts.records?.articles?.values() ?? [])];
    return [...articles, ...others.flatMap((one) => (one && !listed.has(one.slug) ? one : []))];
  }

  /** Returns a page's texts in a language (rule 10.39). */
  pageWords<Slug extends PageSlug>(slug: Slug, language: Language) {
    return pageWords(this.#parts.pages ?? [], slug, language);
  }

  /** Returns when a page's texts were last changed (ISO 8601), if ever. */
  pageChangedAt(slug: PageSlug): string | undefined {
    return this.#parts.pages?.find((page) => page.slug === slug)?.changedAt;
  }

  /** Returns the target of an old path (rule 1.12) or of a slug in capitals (rule 1.4). */
  movedTo(pathname: string): string | undefined {
    return this.#parts.movedTo?.(pathname) ?? this.#inLowerCase(pathname);
  }

  #inLowerCase(pathname: string): string | undefined {
    const folded = foldedPath(pathname);
    const page = folded === pathname ? undefined : matchPath(folded);
    if (page === undefined) return undefined;
    const { language, screen, params } = page;
    if (screen === "cityRestaurants")
      return this.isCity(params.citySlug) ? pathToPage(page) : undefined;
    if (screen === "happening")
      return this.findHappening(params.slug, language) ? pathToPage(page) : undefined;
    if (screen === "newsArticle")
      return this.findArticle(params.slug, language) ? pathToPage(page) : undefined;
    const found = "slug" in params ? this.findRestaurant(params.slug) : undefined;
    const right = found && { citySlug: citySegment(found), slug: found.slug };
    return right ? pathToPage({ ...page, params: right }) : undefined;
  }

  /** Returns whether a restaurant is in a city, by its URL segment (rule 1.6). */
  isCity(segment: string): boolean {
    this.#cities ??= new Set(this.restaurants?.map(citySegment));
    return this.#cities.has(segment);
  }

  /** The specification's countries, then others of restaurants and experiences (rule 4.9). */
  get countries(): ReadonlySet<string> {
    const { restaurants, experiences } = this.known;
    this.#countries ??= new Set([
      ...NAMED_COUNTRIES,
      ...restaurants.map(({ country }) => country),
      ...experiences.flatMap(({ countries }) => countries),
    ]);
    return this.#countries;
  }

  /** Adds the texts of articles, skipping deleted ones. Rejects if they cannot be read. */
  async withTexts(articles: readonly ArticleSummary[]): Promise<readonly Article[]> {
    const texts = await this.#parts.readTexts(articles.map(({ slug }) => slug));
    return articles.flatMap((article) => {
      const content = texts.get(article.slug);
      return content === undefined ? [] : [{ ...article, content }];
    });
  }

  /** Returns a copy with some parts replaced, such as by a draft. */
  with(changed: {
    readonly lists?: Partial<Lists>;
    readonly settings?: SiteSettings;
    readonly page?: PageContent;
    readonly happenings?: readonly Happening[];
    readonly texts?: ReadonlyMap<string, Texts>;
  }): Snapshot {
    const { lists, settings = this.settings, page, happenings = this.happenings, texts } = changed;
    return new Snapshot({
      ...this.#parts,
      // The first entry of a slug counts.
      ...(page && { pages: [page, ...(this.#parts.pages ?? [])] }),
      lists: { ...this.#parts.lists, ...lists },
      records: {},
      settings,
      happenings,
      readTexts: async (slugs) => {
        const others = slugs.filter((slug) => !texts?.has(slug));
        const read = others.length > 0 ? await this.#parts.readTexts(others) : [];
        return new Map([...read, ...(texts ?? [])]);
      },
    });
  }
}

/** Returns an indispensable part; throws {@link ContentUnavailableError} if it could not be read. */
export function required<T>(part: T | undefined): T {
  if (part === undefined) throw new ContentUnavailableError("The content could not be read");
  return part;
}

export function languagesOfNewsPage(
  articles: readonly ArticleSummary[],
  page: number,
): readonly Language[] {
  const countIn = (language: Language) => articles.filter((one) => existsIn(one, language)).length;
  return LANGUAGES.filter((language) => page <= pagesOfNews(countIn(language)));
}

const isIn = (entry: Happening | ArticleSummary, language: Language | undefined) =>
  language === undefined || existsIn(entry, language);

/** Compares articles: newest first, the later listed of one date first, undated ones last. */
export function newestFirst(
  one: Pick<ArticleSummary, "publishedAt" | "order" | "id">,
  other: Pick<ArticleSummary, "publishedAt" | "order" | "id">,
): number {
  return (
    compare(other.publishedAt, one.publishedAt) ||
    other.order - one.order ||
    compare(other.id, one.id)
  );
}

/** UTC moments sort as texts. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** A part that a page reads; only a remote product API needs a call for each. */
export type Wanted =
  | keyof Lists
  | { readonly restaurant: string }
  | { readonly menusOf: string }
  | { readonly article: string };

/** Reads the wanted parts, as far as possible, within `limitMs` from a remote product API. Never rejects. */
export type ReadContent = (wanted: readonly Wanted[], limitMs?: number) => Promise<Snapshot>;

export interface ContentSource {
  current(): Snapshot;
  /** Refreshes outdated lists that all pages need. Waits a second at most; never rejects. */
  refreshKnown(): Promise<void>;
  /** Creates one request's reader; with the database, always the same snapshot. */
  reader(): ReadContent;
}

/** How long optional content waits for the remote API (rule 2.9). */
export const PATIENCE_MS = 1000;
