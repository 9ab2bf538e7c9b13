import { randomUUID } from "node:crypto";
import { NO_CONTENT } from "#tests/builders/no-content.ts";
import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  dump,
  goBackTo,
  insertRows,
  LEAD,
  migrationsOf,
  olderDatabase,
  type Rows,
  rowsOf,
} from "#tests/older-database.ts";
import { enginesOfThisRun } from "#tests/test-database.ts";
import type { Orm } from "./connect.server.ts";
import type { ContentKind } from "#content/kinds/all-kinds.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import { FAQ, MENUS, NEWS, PAGES, RESTAURANTS } from "#content/built-in-content.server.ts";
import { inOrderOfShape } from "./content-entries.ts";
import { exportContent, importContent, undoContent } from "./publish-content.ts";
import { migrateDatabase } from "./migrate.ts";
import { leads } from "./schema/leads.ts";
import { seededContent } from "./schema/content.ts";
import { prepareDatabase } from "./seed.ts";

// Both engines are PostgreSQL; starting the embedded one empty takes ten times as long.

/** A piece of content as versions had it that kept each kind in a table of its own, with columns for its fields. */
function insertPiece(orm: Orm, table: string, piece: object): Promise<void> {
  const now = new Date().toISOString();
  const row = { ...piece, position: 0, id: randomUUID(), createdAt: now, updatedAt: now };
  const columns = Object.entries(row).map(([name, value]) => [
    name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value,
  ]);
  return insertRows(orm, table, [Object.fromEntries(columns)]);
}

/** What the first versions said where they knew no hours. */
const FIRST_HOURS = {
  pt: "Horários em atualização. Ligue para a casa antes de vir.",
  en: "Opening hours are being updated. Please call the restaurant before you come.",
  es: "Horarios en actualización. Llame a la casa antes de venir.",
};

test.each(enginesOfThisRun())(
  "every older database opens with its leads, and migrating again changes nothing (%s)",
  async (engine) => {
    const { database, last } = await olderDatabase(engine, 3);
    await database.orm.execute(LEAD);
    for (let round = 0; round < 2; round++) {
      await migrateDatabase(database, async () => {});
      expect(await migrationsOf(database.orm)).toBe(last);
      expect(await database.orm.$count(leads)).toBe(1);
    }
  },
);

// Rule 10.33.
test.each(enginesOfThisRun())(
  "of the leads of an older database the young ones wait for an answer, and all are there after the way back (%s)",
  async (engine) => {
    const { database, last } = await olderDatabase(engine, 34);
    const { orm } = database;
    const ages = { young: "13 days", old: "15 days", suspected: "15 days" };
    for (const [name, age] of Object.entries(ages)) {
      await orm.execute(LEAD);
      await orm.execute(sql`update leads set name = ${name}, state = 'delivered',
        created_at = now() - ${age}::interval where name = 'Ana'`);
    }
    await orm.execute(sql`update leads set state = 'quarantined' where name = 'suspected'`);
    const before = await dump(orm, ["leads", "lead_transitions"]);

    for (let round = 0; round < 2; round++) {
      await migrateDatabase(database, async () => {});
      await orm.execute(LEAD);
      const { rows } = await orm.execute(sql`select name, handling from leads order by name`);
      expect(rows).toEqual([
        { name: "Ana", handling: "new" },
        { name: "old", handling: "closed" },
        { name: "suspected", handling: "new" },
        { name: "young", handling: "new" },
      ]);
      expect(await migrationsOf(orm)).toBe(last);
      await orm.execute(sql`delete from leads where name = 'Ana'`);
      // What later versions wrote goes, and no count with it.
      await orm.execute(LEAD);
      await orm.execute(sql`update leads set is_canary = true where name = 'Ana'`);
      await orm.execute(sql`insert into canary (name, sent_at) values ('lead', now())`);
      await orm.execute(sql`insert into data_requests (kind, email, language)
        values ('link', 'ana@example.com', 'pt')`);
      await goBackTo(orm, 34);
      const { rows: counts } = await orm.execute(sql`select name, sum(change)::int as leads
        from lead_counts group by name having sum(change) <> 0 order by name`);
      expect(counts).toEqual([
        { name: "delivered", leads: 2 },
        { name: "quarantined", leads: 1 },
      ]);
      expect(await dump(orm, ["leads", "lead_transitions"])).toEqual(before);
    }
  },
);

test("an older database gets a kind of content that it did not know, once, and keeps what staff did", async () => {
  const { database } = await olderDatabase("postgres", 10);
  const [restaurant] = RESTAURANTS;
  await insertPiece(database.orm, "restaurants", { ...restaurant, name: "Renamed" });
  await prepareDatabase(database);
  const updated = await exportContent(database);
  expect(updated.restaurants).toEqual([{ ...restaurant, name: "Renamed" }]);
  // Staff had deleted them.
  expect([updated.experiences, updated.news]).toEqual([[], []]);
  expect(updated.menus).toEqual(MENUS);
  expect(updated.faq).toEqual(FAQ);
  expect(updated.pages).toEqual(PAGES);

  await importContent(database, { menus: [], faq: [] });
  await prepareDatabase(database);
  expect(await exportContent(database)).toMatchObject({ menus: [], faq: [] });
});

test("an older database gets the hours that became known, unless somebody wrote its own", async () => {
  const madrid = RESTAURANTS.find(({ slug }) => slug === "rubaiyat-madrid")!;
  const ownHours = { pt: "Todos os dias", en: "Every day", es: "Todos los días" };
  const withHours = (hours: typeof ownHours) => ({ ...madrid, hours, openingHours: null });
  for (const [restaurant, expected] of [
    [withHours(FIRST_HOURS), madrid],
    [withHours(ownHours), withHours(ownHours)],
  ] as const) {
    const { database, last } = await olderDatabase("postgres", 14);
    expect(last).toBeGreaterThan(14);
    await insertPiece(database.orm, "restaurants", restaurant);
    await database.orm.insert(seededContent).values({ kind: "restaurants" });
    await prepareDatabase(database);
    expect((await exportContent(database)).restaurants).toEqual([expected]);
  }
});

test("an older database gets the texts that were written anew, where nobody has written its own", async () => {
  const own = { pt: "Nosso", en: "Ours", es: "Nuestro" };
  const restaurant = RESTAURANTS.find(({ slug }) => slug === "rubaiyat-brasilia")!;
  const article = NEWS.find(({ slug }) => slug === "figueira-25-anos")!;
  const title = {
    pt: "Vinte e cinco anos de fogo sob a figueira",
    en: "Twenty-five years of fire under the fig tree",
    es: "Veinticinco años de fuego bajo la higuera",
  };
  const { database } = await olderDatabase("postgres", 32);
  const { orm } = database;
  await insertPiece(orm, "restaurants", { ...restaurant, hours: FIRST_HOURS, description: own });
  await insertPiece(orm, "news", { ...article, title, content: own, category: "Chef" });
  // As the kinds were called then.
  const kinds: readonly string[] = ["restaurants", "articles"];
  const seeded = kinds.map((kind) => ({ kind: kind as ContentKind }));
  await orm.insert(seededContent).values(seeded);
  await prepareDatabase(database);
  const updated = await exportContent(database);
  expect(updated.restaurants).toEqual([{ ...restaurant, description: own }]);
  expect(updated.news).toEqual([{ ...article, content: own }]);
});

const SIX_TABLES = ["restaurants", "experiences", "news", "menus", "faq", "settings"] as const;
const OWN_COLUMNS = ["id", "position", "created_at", "updated_at"];

/** A row of one of the six as their last version exported it. */
function exportedBefore(kind: ContentKind, row: Rows[number]): AnyPiece {
  const columns = Object.entries(row).filter(([column]) => !OWN_COLUMNS.includes(column));
  const fields = columns.map(([column, value]) => [
    column.replaceAll(/_[a-z]/g, ([, letter = ""]) => letter.toUpperCase()),
    typeof value === "string" ? value.replace(/\+00:00$/, "Z") : value,
  ]);
  return inOrderOfShape(kind, Object.fromEntries(fields));
}

const inSets = (tables: Readonly<Record<string, Rows>>) =>
  Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, new Set(rows)]));

test.each(enginesOfThisRun())(
  "a database with a table for each kind of content opens with all it held, and goes back to what it was (%s)",
  async (engine) => {
    const { database, last } = await olderDatabase(engine, 33);
    const { orm } = database;
    // Written by the last version that kept each kind of content in a table of its own.
    const written = await readFile("tests/fixtures/six-tables.json", "utf8");
    const tables = JSON.parse(written) as Record<string, Rows>;
    for (const [table, rows] of Object.entries(tables)) await insertRows(orm, table, rows);
    for (const table of ["content_versions", "audit_log"]) {
      await orm.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), 1000)`);
    }
    const before = await dump(orm, Object.keys(tables));
    expect(before).toEqual(inSets(tables));

    await migrateDatabase(database, async () => {});
    const exported = await exportContent(database);
    // As text, because files are written in the order of the fields.
    const texts = (lists: object) =>
      Object.fromEntries(Object.entries(lists).map(([kind, list]) => [kind, JSON.stringify(list)]));
    const lists = SIX_TABLES.map((kind) => {
      const rows = tables[kind]?.toSorted((a, b) => Number(a["position"]) - Number(b["position"]));
      return [kind, rows?.map((row) => exportedBefore(kind, row))];
    });
    expect(texts(exported)).toEqual(texts({ ...NO_CONTENT, ...Object.fromEntries(lists) }));
    const own = ({ id, position, created_at, updated_at }: Rows[number]) =>
      JSON.stringify({ id, position, created_at, updated_at });
    const entries = await rowsOf(orm, "content_entries");
    for (const table of SIX_TABLES) {
      const moved = entries.filter(({ kind }) => kind === table).map(own);
      expect(moved.toSorted(), table).toEqual(tables[table]?.map(own).toSorted());
    }
    // What else names the kind calls it news.
    const isElsewhere = ([table]: [string, Rows]) => SIX_TABLES.every((name) => name !== table);
    const elsewhere = Object.fromEntries(Object.entries(tables).filter(isElsewhere));
    const renamed = JSON.parse(JSON.stringify(elsewhere).replaceAll('"articles"', '"news"'));
    const dumped = await dump(orm, Object.keys(elsewhere));
    expect(dumped).toEqual(inSets(renamed));

    await goBackTo(orm, 33);
    expect(await dump(orm, Object.keys(tables))).toEqual(before);

    await migrateDatabase(database, async () => {});
    expect(await exportContent(database)).toEqual(exported);
    expect(await rowsOf(orm, "content_entries")).toHaveLength(entries.length);
    expect(await migrationsOf(orm)).toBe(last);

    // What was published before can be taken back as ever.
    const [article] = exported.news;
    await undoContent(database, { piece: { kind: "news", slug: article?.slug ?? "" } });
    expect((await exportContent(database)).news).not.toEqual(exported.news);
  },
);
