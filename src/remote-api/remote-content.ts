import { TimeLimitError, withTimeLimit } from "#runtime/concurrency/time-limit.ts";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import type { SiteSettings } from "#content/site-settings/site-settings.ts";
import {
  type Article,
  type ArticleSummary,
  ContentUnavailableError,
  type ContentSource,
  type Lists,
  type Menu,
  PATIENCE_MS,
  type Restaurant,
  Snapshot,
  type Wanted,
} from "#content/snapshot.ts";
import type { Texts } from "#language/languages.ts";
import { SILENT } from "#runtime/logging/log.ts";
import { type ApiAccess, createApiReader } from "./api-reader.ts";
import { fetchArticle, fetchArticles, parseArticle } from "./fetch-articles.ts";
import { fetchExperiences } from "./fetch-experiences.ts";
import { fetchMenus } from "./fetch-menus.ts";
import { BUILT_IN_QUESTIONS, FIXED_NEWS } from "#content/built-in/built-in-content.server.ts";
import { fetchQuestions } from "./fetch-questions.ts";
import { fetchRestaurant, fetchRestaurants } from "./fetch-restaurants.ts";

/** The product API counts as unreachable after this time, over all calls of a page (rule 5.5). */
const TIMEOUT_MS = 10_000;
/** Lists that the server reads to know which pages exist. */
const KNOWN_LISTS = ["restaurants", "menus", "articles"] as const;

/**
 * Content of a remote product API, which announces no changes (rule 5.6). Pages read their parts at each render; the list
 * of pages is cached for `maxAgeMs`. Each list and record fails independently.
 */
export function createRemoteContent(
  options: Omit<ApiAccess, "timeoutMs"> & {
    readonly settings: SiteSettings;
    readonly maxAgeMs: number;
    readonly timeoutMs?: number;
  },
): ContentSource {
  const { settings, maxAgeMs } = options;
  const api = createApiReader({ timeoutMs: TIMEOUT_MS, ...options });
  let lastKnown: Lists = {
    restaurants: builtInRestaurants(),
    menus: [],
    experiences: [],
    articles: [],
    questions: BUILT_IN_QUESTIONS,
  };
  const readAt = new Map<keyof Lists, number>();
  /** Lists that timed out; optional readers don't wait for them until they respond or fail. */
  const hanging = new Set<keyof Lists>();
  let kept: { readonly snapshot: Snapshot; readonly until: number } | undefined;

  const fetchList: { readonly [Name in keyof Lists]: () => Promise<Lists[Name]> } = {
    restaurants: () => fetchRestaurants(api),
    menus: () => fetchMenus(api),
    experiences: () => fetchExperiences(api),
    articles: () => fetchArticles(api),
    questions: () => fetchQuestions(api),
  };

  async function readList<Name extends keyof Lists>(name: Name): Promise<Lists[Name]> {
    try {
      const list = await fetchList[name]();
      keep(name, list);
      return list;
    } finally {
      hanging.delete(name);
    }
  }

  function keep<Name extends keyof Lists>(name: Name, list: Lists[Name]): void {
    kept = undefined;
    readAt.set(name, performance.now());
    // Layout and forms need a restaurant, so an empty list does not replace the last known one.
    if (name === "restaurants" && list.length === 0) return;
    lastKnown = { ...lastKnown, [name]: list.map(withoutText) };
  }

  return {
    current() {
      if (kept !== undefined && performance.now() < kept.until) return kept.snapshot;
      const young = KNOWN_LISTS.filter((name) => expiryOf(name) > performance.now());
      const lists = Object.fromEntries(young.map((name) => [name, lastKnown[name]]));
      const snapshot = snapshotOf({ lists });
      kept = { snapshot, until: Math.min(...young.map(expiryOf)) };
      return snapshot;
    },
    async refreshKnown() {
      if (maxAgeMs === 0) return;
      const old = KNOWN_LISTS.filter((name) => expiryOf(name) <= performance.now());
      if (old.length > 0) await read(old, PATIENCE_MS);
    },
    reader: () => read,
  };

  function expiryOf(name: keyof Lists): number {
    return (readAt.get(name) ?? Number.NEGATIVE_INFINITY) + maxAgeMs;
  }

  async function read(wanted: readonly Wanted[], limitMs?: number): Promise<Snapshot> {
    const lists: { -readonly [Name in keyof Lists]?: Lists[Name] } = {};
    const restaurants = new Map<string, Restaurant | null>();
    const menusOf = new Map<string, readonly Menu[]>();
    const articles = new Map<string, ArticleSummary | null>();

    async function fill(one: Wanted): Promise<void> {
      if (typeof one === "string") Object.assign(lists, { [one]: await soon(one, limitMs) });
      else if ("restaurant" in one)
        restaurants.set(one.restaurant, await fetchRestaurant(api, one.restaurant));
      else if ("menusOf" in one) menusOf.set(one.menusOf, await fetchMenus(api, one.menusOf));
      else articles.set(one.article, await fetchWithFixed(one.article));
    }
    const filled = await Promise.allSettled(wanted.map(fill));
    const isWhole = filled.every(({ status }) => status === "fulfilled");
    return snapshotOf({ lists, records: { restaurants, menusOf, articles }, isWhole });
  }

  /** Reads a list with a timeout, or fails at once if it hangs. */
  async function soon(name: keyof Lists, limitMs: number | undefined): Promise<Lists[typeof name]> {
    if (limitMs === undefined) return readList(name);
    if (hanging.has(name)) throw new ContentUnavailableError(`The list of ${name} does not load`);
    return withTimeLimit(readList(name), limitMs).catch((error: unknown) => {
      if (error instanceof TimeLimitError) hanging.add(name);
      throw error;
    });
  }

  /** Falls back to the built-in text of the two fixed articles, also during an outage (rule 1.9). */
  async function fetchWithFixed(slug: string): Promise<Article | null> {
    const fixed = FIXED_ARTICLES.get(slug);
    if (fixed === undefined) return fetchArticle(api, slug);
    // The reader has logged the failure.
    return (await fetchArticle(api, slug).catch(() => null)) ?? fixed;
  }

  function snapshotOf(
    parts: Pick<ConstructorParameters<typeof Snapshot>[0], "lists" | "records" | "isWhole">,
  ): Snapshot {
    const listed = new Set(parts.lists.articles?.map(({ slug }) => slug));
    const lacking = [...FIXED_ARTICLES].filter(([slug]) => !listed.has(slug));
    const articles = new Map([...lacking, ...(parts.records?.articles ?? [])]);
    return new Snapshot({
      ...parts,
      records: { ...parts.records, articles },
      settings,
      lastKnown,
      readTexts: async () =>
        new Map([...(parts.lists.articles ?? []), ...articles.values()].flatMap(textOf)),
    });
  }
}

/** Returns the texts of a remote article, which are not cached. */
function textOf(article: ArticleSummary | Article | null): readonly (readonly [string, Texts])[] {
  return article !== null && "content" in article ? [[article.slug, article.content]] : [];
}

function withoutText<T extends object>(record: T): T {
  if (!("content" in record)) return record;
  const { content: _content, ...rest } = record;
  return rest as T;
}

/** The two articles that always exist (rule 1.9), by slug; a remote product API may lack them. */
const FIXED_ARTICLES: ReadonlyMap<string, Article> = new Map(
  FIXED_NEWS.flatMap((content) => {
    const article = parseArticle(content, SILENT);
    return article === undefined ? [] : [[article.slug, article]];
  }),
);
