import { isDeepStrictEqual } from "node:util";
import { and, inArray, type SQL, sql } from "drizzle-orm";
import { turnOfItsOwn } from "#runtime/concurrency/turn-of-its-own.ts";
import type { MenuSection } from "#content/kinds/menu.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import { movedPages } from "#content/built-in/moved-pages.ts";
import { PAGES } from "#content/built-in/built-in-content.server.ts";
import { languagesOf } from "#content/schemas/exists-in.ts";
import { hoursWords } from "#content/schemas/hours-words.ts";
import type { SpecialDays } from "#content/schemas/opening-hours.ts";
import {
  type ArticleSummary,
  type Experience,
  type Happening,
  type Menu,
  newestFirst,
  type Restaurant,
  type StoredPage,
} from "#content/snapshot.ts";
import type { Database, Orm } from "#database/database.ts";
import { type Entry, isShown, readEntries, readItems } from "#content/store/content-entries.ts";
import { readSoldOut, readSpecialDays } from "#content/store/special-days.ts";
import { withPictureUrls, type WithPictureTexts } from "#content/store/pictures.ts";
import { contentEntries } from "#database/schema/content-entries.ts";
import type { Texts, UploadedPictures } from "#language/languages.ts";

/** An article without its text, which is most of its bytes. */
type ArticleRow = Omit<Entry<"news">, "content">;

const summary = sql<AnyPiece>`${contentEntries.content} - 'content'`;
const textAlone = sql<AnyPiece>`jsonb_build_object('slug', ${contentEntries.slug}, 'content', ${contentEntries.content} -> 'content')`;

/** A permanently closed restaurant (rule 1.13). */
const isClosed = sql`not ${contentEntries.isShown} and ${contentEntries.content} -> 'isClosed' = 'true'`;

/**
 * Reads all content that visitors see in one consistent snapshot, without article texts, and the
 * published site settings.
 */
export async function readContent({ orm }: Pick<Database, "orm">) {
  const rows = await orm.transaction(
    async (transaction) => ({
      restaurants: await readEntries(transaction, "restaurants", { where: isShown }),
      experiences: await readEntries(transaction, "experiences", { where: isShown }),
      menus: await readEntries(transaction, "menus", { where: isShown }),
      happenings: await readEntries(transaction, "happenings", { where: isShown }),
      articles: await readArticles<ArticleRow>(transaction, isShown, summary),
      questions: await readItems(transaction, "faq", "home"),
      settings: await readItems(transaction, "settings"),
      pages: await readEntries(transaction, "pages"),
      redirects: await readItems(transaction, "redirects"),
      closed: await readEntries(transaction, "restaurants", { where: isClosed }),
      specialDays: await readSpecialDays(transaction),
      soldOut: await readSoldOut(transaction),
    }),
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  const restaurants = await convertInBatches(orm, rows.restaurants, (row) =>
    toRestaurant(row, rows.specialDays.get(row.slug) ?? []),
  );
  const isOpen = new Set(restaurants.map(({ slug }) => slug));
  // Filtered before pictures are read, so that a hidden dish's picture stays hidden.
  const menusOfOpen = rows.menus
    .filter(({ restaurant }) => isOpen.has(restaurant))
    .map((menu) => ({
      ...menu,
      sections: shownSections(menu.sections, rows.soldOut.get(menu.restaurant)),
    }));
  const happenings = rows.happenings
    .map((one) => ({ ...one, restaurants: one.restaurants.filter((slug) => isOpen.has(slug)) }))
    .filter(({ restaurants: open }) => open.length > 0);
  const articles = await convertInBatches(orm, rows.articles, toArticle);
  return {
    lists: {
      restaurants,
      menus: await convertInBatches(orm, menusOfOpen, toMenu),
      experiences: await convertInBatches(orm, rows.experiences, toExperience),
      articles: articles.toSorted(newestFirst),
      questions: rows.questions.flatMap(({ questions }) => questions),
    },
    happenings: await convertInBatches(orm, happenings, toHappening),
    settings: rows.settings[0],
    pages: rows.pages.map(toPage),
    movedTo: movedPages(
      rows.redirects.flatMap(({ redirects }) => redirects),
      rows.closed,
      restaurants,
    ),
  };
}

export async function readTexts(
  { orm }: Pick<Database, "orm">,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, Texts>> {
  if (slugs.length === 0) return new Map();
  const where = and(isShown, inArray(contentEntries.slug, [...slugs]));
  const rows = await readArticles<{ slug: string; content: Texts }>(orm, where, textAlone);
  const read = await convertInBatches(orm, rows, ({ slug, content }) => [slug, content] as const);
  return new Map(read);
}

async function readArticles<Row>(orm: Orm, where: SQL | undefined, content: SQL<AnyPiece>) {
  const rows = await readEntries(orm, "news", {
    where,
    content,
  });
  return rows as unknown as Row[];
}

/** Rows to convert before yielding. */
const ROWS_PER_BATCH = 100;

async function convertInBatches<Row extends object, T>(
  orm: Orm,
  rows: readonly Row[],
  convert: (row: Row & UploadedPictures) => T,
): Promise<T[]> {
  const converted: T[] = [];
  for (let first = 0; first < rows.length; first += ROWS_PER_BATCH) {
    await turnOfItsOwn();
    const part = await withPictureUrls(orm, rows.slice(first, first + ROWS_PER_BATCH));
    for (const row of part) converted.push(convert(withLookUps(row)));
  }
  return converted;
}

function withLookUps<Row extends object>(row: WithPictureTexts<Row>): Row & UploadedPictures {
  const byUrl = <Value>(values: Readonly<Record<string, Value>> | undefined) =>
    values && new Map(Object.entries(values));
  const { pictureTexts, pictureCredits } = row;
  return { ...row, pictureTexts: byUrl(pictureTexts), pictureCredits: byUrl(pictureCredits) };
}

function toPage({ slug, parts, updatedAt }: Entry<"pages">): StoredPage {
  const page = { slug, parts } as StoredPage;
  const isBuiltIn = PAGES.some((one) => isDeepStrictEqual(one, page));
  return isBuiltIn ? page : { ...page, changedAt: updatedAt.toISOString() };
}

function toRestaurant(
  row: Entry<"restaurants"> & UploadedPictures,
  specialDays: readonly SpecialDays[],
): Restaurant {
  const { isActive: _, isClosed: _isClosed, position: _position, ...piece } = row;
  const { heroImage, images, createdAt: _created, ...own } = piece;
  return {
    ...own,
    hours: hoursWords(own),
    specialDays,
    images: { hero: heroImage, gallery: images },
    updatedAt: own.updatedAt.toISOString(),
  };
}

function toExperience(row: Entry<"experiences"> & UploadedPictures): Experience {
  const { slug: _, isActive: _isActive, createdAt: _created, updatedAt: _at, ...piece } = row;
  const { position, ...own } = piece;
  return { ...own, order: position + 1 };
}

function toHappening(row: Entry<"happenings"> & UploadedPictures): Happening {
  const { id: _, isActive: _isActive, position: _position, createdAt: _created, ...own } = row;
  return { ...own, updatedAt: own.updatedAt.toISOString() };
}

function toMenu(row: Entry<"menus"> & UploadedPictures): Menu {
  const { slug: _, isActive: _isActive, position: _position, createdAt: _created, ...own } = row;
  return { ...own, updatedAt: own.updatedAt.toISOString() };
}

/** Limits menus published under an earlier, higher maximum (rule 10.25). */
const MOST_SHOWN_DISHES = 1500;

/** Removes hidden dishes and marks sold-out ones; ignores marks that earlier versions stored. */
function shownSections(
  sections: readonly MenuSection[],
  soldOut: ReadonlyMap<string, Date> | undefined,
): readonly MenuSection[] {
  let left = MOST_SHOWN_DISHES;
  return sections.flatMap((section) => {
    const items = section.items
      .filter(({ isHidden }) => isHidden !== true)
      .slice(0, left)
      .map(({ soldOutUntil: _older, ...dish }) => {
        const until = soldOut?.get(dish.name);
        return until === undefined ? dish : { ...dish, soldOutUntil: until.toISOString() };
      });
    left -= items.length;
    return items.length === 0 ? [] : [{ ...section, items }];
  });
}

function toArticle(row: ArticleRow & UploadedPictures): ArticleSummary {
  const { id, slug, title, excerpt, image, author, category, tags, pictureCredits } = row;
  return {
    id,
    slug,
    title,
    excerpt,
    image,
    author,
    category,
    tags,
    publishedAt: row.publishedAt ?? "",
    order: row.position + 1,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    languages: languagesOf(row),
    pictureCredits,
  };
}
