import type { Language, Texts, UploadedPictures } from "#language/languages.ts";
import { matchPath } from "#language/match-path.ts";
import { foldedPath } from "#language/path-segments.ts";
import { citySegment, pathToPage } from "#language/path-to.ts";
import type { ArticleContent } from "./kinds/article.ts";
import type { ExperienceContent } from "./kinds/experience.ts";
import type { FaqQuestion } from "./kinds/faq.ts";
import type { HappeningContent } from "./kinds/happening.ts";
import type { MenuContent } from "./kinds/menu.ts";
import type { RestaurantContent } from "./kinds/restaurant.ts";
import type { FindMoved } from "./moved-pages.ts";
import { pageWords } from "./page-words.ts";
import type { SiteSettings } from "./site-settings/site-settings.ts";
import { NAMED_COUNTRIES } from "#language/countries.ts";
import type { PageContent, PageSlug } from "./shapes/page-texts.ts";

/**
 * An active restaurant as pages use it (rule 4.3). Its hours are in words, also where they follow from `openingHours`;
 * the capacity of a room is 0 where it is not known.
 */
export type Restaurant = Omit<
  RestaurantContent,
  "heroImage" | "images" | "getin" | "isActive" | "isClosed"
> &
  UploadedPictures & {
    readonly id: string;
    readonly images: { readonly hero: string; readonly gallery: readonly string[] };
    readonly getin: { readonly enabled: boolean; readonly url: string };
    /** ISO 8601; missing where that is not known, as of a remote product API. */
    readonly updatedAt?: string;
  };

/** A menu as screens and PDFs use it: an active one of an active restaurant. */
export type Menu = Omit<MenuContent, "slug" | "isActive"> &
  UploadedPictures & {
    /** Missing where a remote product API has the menus. */
    readonly id?: string;
    /** ISO 8601. */
    readonly updatedAt: string;
  };

/** An active experience as the screens use it (rule 4.5). */
export type Experience = Omit<ExperienceContent, "slug" | "isActive"> &
  UploadedPictures & { readonly id: string; readonly order: number };

/** An active happening at the restaurants that visitors see, one at least (rule 4.16). */
export type Happening = Omit<HappeningContent, "isActive"> &
  UploadedPictures & {
    /** ISO 8601. */
    readonly updatedAt: string;
  };

/** A published, active article as lists show it (rule 4.6). */
export interface ArticleSummary
  extends
    Pick<ArticleContent, "slug" | "title" | "excerpt" | "image" | "author" | "tags">,
    Pick<UploadedPictures, "pictureCredits"> {
  readonly id: string;
  /** One of CATEGORIES, or any other word. */
  readonly category: string;
  /** ISO 8601 in UTC, or "" when unknown; the same for the two below. */
  readonly publishedAt: string;
  readonly order: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The languages of its text. */
  readonly writtenIn: readonly Language[];
  /** Those in which it has been written, title and text. */
  readonly languages: readonly Language[];
}

/** An article with its text. */
export interface Article extends ArticleSummary {
  /** Markdown; its headings start at the second level. */
  readonly content: Texts;
}

/** The words of a page that are stored, and since when, where they are not those that are built in. */
export type StoredPage = PageContent & {
  /** ISO 8601. */
  readonly changedAt?: string;
};

/** All lists of content that visitors see, each in the order in which it is shown. */
export interface Lists {
  readonly restaurants: readonly Restaurant[];
  readonly menus: readonly Menu[];
  readonly experiences: readonly Experience[];
  /** The newest first; the texts are read when they are needed. */
  readonly articles: readonly ArticleSummary[];
  /** Those that home answers. */
  readonly questions: readonly FaqQuestion[];
}

/** Single records that were asked for by name; null where there is none such. */
interface Records {
  readonly restaurants: ReadonlyMap<string, Restaurant | null>;
  readonly menusOf: ReadonlyMap<string, readonly Menu[]>;
  readonly articles: ReadonlyMap<string, ArticleSummary | null>;
}

interface SnapshotParts {
  /** What could be read; from the database always all of it. */
  readonly lists: Partial<Lists>;
  readonly records?: Partial<Records>;
  readonly settings: SiteSettings;
  /** The words of pages that are stored; of the others those that are built in count. */
  readonly pages?: readonly StoredPage[];
  /** What each list held when it could last be read, before that what is built in. */
  readonly lastKnown: Lists;
  /** False where a part that was asked for could not be read. */
  readonly isWhole?: boolean;
  /** Where a path leads at which there is no page. */
  readonly movedTo?: FindMoved;
  /** Those that are over, too; a remote product API has none. */
  readonly happenings?: readonly Happening[];
  /** The texts of these articles, by slug. Rejects while they cannot be read. */
  readonly readTexts: (slugs: readonly string[]) => Promise<ReadonlyMap<string, Texts>>;
}

/** The content could not be read; its reader has logged why. */
export class ContentUnavailableError extends Error {
  override name = "ContentUnavailableError";
}

/**
 * The content of the site at one moment: a value that does not change. A list or record is undefined where it
 * could not be read, which happens only with a remote product API.
 */
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

  /** Every list as it is, else as it was last known (rule 2.9): what layout, forms and sitemap show. */
  get known(): Lists {
    return { ...this.#parts.lastKnown, ...this.#parts.lists };
  }

  /** The active restaurant with this slug or id; null when there is none. */
  findRestaurant(slugOrId: string): Restaurant | null | undefined {
    const record = this.#parts.records?.restaurants?.get(slugOrId);
    if (record !== undefined || this.restaurants === undefined) return record;
    this.#bySlug ??= new Map([
      ...this.restaurants.map((one) => [one.id, one] as const),
      ...this.restaurants.map((one) => [one.slug, one] as const),
    ]);
    return this.#bySlug.get(slugOrId) ?? null;
  }

  /** Whether any restaurant sells gift cards (rule 3.34). */
  get hasGiftCards(): boolean {
    return this.known.restaurants.some(({ giftCardUrl }) => giftCardUrl !== null);
  }

  /** The menus of a restaurant, by its slug, in their order. */
  menusOf(restaurant: string): readonly Menu[] | undefined {
    const record = this.#parts.records?.menusOf?.get(restaurant);
    if (record !== undefined || this.menus === undefined) return record;
    this.#menus ??= Map.groupBy(this.menus, (menu) => menu.restaurant);
    return this.#menus.get(restaurant) ?? [];
  }

  /** The happening with this slug, over or not; null when there is none. */
  findHappening(slug: string): Happening | null {
    this.#happenings ??= new Map(this.happenings.map((one) => [one.slug, one]));
    return this.#happenings.get(slug) ?? null;
  }

  /** The published, active article with this slug; null when there is none. */
  findArticle(slug: string): ArticleSummary | null | undefined {
    const record = this.#parts.records?.articles?.get(slug);
    if (record !== undefined || this.articles === undefined) return record;
    this.#articles ??= new Map(this.articles.map((article) => [article.slug, article]));
    return this.#articles.get(slug) ?? null;
  }

  /** Every article that has a page: those of the list, and of the fixed ones those that it lacks (rule 1.9). */
  get articlesWithPages(): readonly ArticleSummary[] {
    const { articles } = this.known;
    const listed = new Set(articles.map(({ slug }) => slug));
    const others = [...(this.#parts.records?.articles?.values() ?? [])];
    return [...articles, ...others.flatMap((one) => (one && !listed.has(one.slug) ? one : []))];
  }

  /** What a page says in a language (rule 10.39). */
  pageWords<Slug extends PageSlug>(slug: Slug, language: Language) {
    return pageWords(this.#parts.pages ?? [], slug, language);
  }

  /** When somebody last published other words of a page than those that are built in, if anybody did: ISO 8601. */
  pageChangedAt(slug: PageSlug): string | undefined {
    return this.#parts.pages?.find((page) => page.slug === slug)?.changedAt;
  }

  /** Returns the target of an old path (rule 1.12) or of a slug in capitals (rule 1.4), where there is no page. */
  movedTo(pathname: string): string | undefined {
    return this.#parts.movedTo?.(pathname) ?? this.#inLowerCase(pathname);
  }

  #inLowerCase(pathname: string): string | undefined {
    const folded = foldedPath(pathname);
    const page = folded === pathname ? undefined : matchPath(folded);
    if (page === undefined) return undefined;
    const { screen, params } = page;
    if (screen === "cityRestaurants")
      return this.isCity(params.citySlug) ? pathToPage(page) : undefined;
    if (screen === "happening")
      return this.findHappening(params.slug) ? pathToPage(page) : undefined;
    if (screen === "newsArticle")
      return this.findArticle(params.slug) ? pathToPage(page) : undefined;
    const found = "slug" in params ? this.findRestaurant(params.slug) : undefined;
    const right = found && { citySlug: citySegment(found), slug: found.slug };
    return right ? pathToPage({ ...page, params: right }) : undefined;
  }

  /** Whether a restaurant of this snapshot is in a city, by the city's part of URLs (rule 1.6). */
  isCity(segment: string): boolean {
    this.#cities ??= new Set(this.restaurants?.map(citySegment));
    return this.#cities.has(segment);
  }

  /** The countries that the specification names, then those of further restaurants and experiences (rule 4.9). */
  get countries(): ReadonlySet<string> {
    const { restaurants, experiences } = this.known;
    this.#countries ??= new Set([
      ...NAMED_COUNTRIES,
      ...restaurants.map(({ country }) => country),
      ...experiences.flatMap(({ countries }) => countries),
    ]);
    return this.#countries;
  }

  /** Articles with their texts, without those that are gone meanwhile. Rejects while these cannot be read. */
  async withTexts(articles: readonly ArticleSummary[]): Promise<readonly Article[]> {
    const texts = await this.#parts.readTexts(articles.map(({ slug }) => slug));
    return articles.flatMap((article) => {
      const content = texts.get(article.slug);
      return content === undefined ? [] : [{ ...article, content }];
    });
  }

  /** The same content but for some parts of it, as with a draft in the place of what is published. */
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
      // The first of a slug counts.
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

/** A part that a page cannot do without. Throws {@link ContentUnavailableError} where it could not be read. */
export function required<T>(part: T | undefined): T {
  if (part === undefined) throw new ContentUnavailableError("The content could not be read");
  return part;
}

/** The order of articles: of two of the same date the later in the list is newer; undated ones come last. */
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

/** Moments in UTC sort as texts. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** What a page reads: a list, or a record by name. Only a remote product API has a call for each. */
export type Wanted =
  | keyof Lists
  | { readonly restaurant: string }
  | { readonly menusOf: string }
  | { readonly article: string };

/**
 * Resolves with a snapshot that has what is wanted, as far as it can be read; a remote product API is given
 * `limitMs` for that. Never rejects.
 */
export type ReadContent = (wanted: readonly Wanted[], limitMs?: number) => Promise<Snapshot>;

/** Where the site's content comes from: its own database, or a remote product API. */
export interface ContentSource {
  /** What is known without asking. */
  current(): Snapshot;
  /** Asks for what is to be known of all pages, where that is too old. Waits a second at most, and does not reject. */
  refreshKnown(): Promise<void>;
  /** What one request reads through: of the database the same snapshot each time. */
  reader(): ReadContent;
}

/** Whoever can do without what a remote product API has not sent by then does (rule 2.9). */
export const PATIENCE_MS = 1000;
