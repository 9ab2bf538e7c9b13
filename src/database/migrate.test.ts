import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { expect, onTestFinished, test } from "vitest";
import { createDatabasePlace, ENGINES, type Engine } from "#tests/test-database.ts";
import { connectDatabase, type Database } from "./connect.server.ts";
import type { ContentKind } from "#content/kinds/all-kinds.ts";
import { NEWS } from "#content/news/all-news.ts";
import { FAQ } from "#content/faq/all-faq.ts";
import { MENUS } from "#content/menus/all-menus.ts";
import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import { exportContent, importContent } from "./publish-content.ts";
import { migrateDatabase } from "./migrate.ts";
import { seededContent } from "./schema/content.ts";
import { news } from "./schema/news.ts";
import { restaurants } from "./schema/restaurants.ts";
import { prepareDatabase } from "./seed.ts";

async function emptyDatabase(engine: Engine): Promise<Database> {
  const place = await createDatabasePlace(engine, { isMigrated: false });
  const database = await connectDatabase(place.options);
  onTestFinished(async () => {
    await database.close();
    await place.remove();
  });
  return database;
}

/** As the version left it that wrote the first `count` migrations. */
async function olderDatabase(engine: Engine, count: number) {
  const database = await emptyDatabase(engine);
  const { orm } = database;
  await orm.execute(sql`create schema drizzle`);
  await orm.execute(sql`create table drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  const migrations = readMigrationFiles({ migrationsFolder: "src/database/migrations" });
  for (const { sql: statements, hash, folderMillis } of migrations.slice(0, count)) {
    for (const statement of statements) await orm.execute(sql.raw(statement));
    await orm.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
  return { database, last: migrations.length };
}

/** What the first versions said where they knew no hours. */
const FIRST_HOURS = {
  pt: "Horários em atualização. Ligue para a casa antes de vir.",
  en: "Opening hours are being updated. Please call the restaurant before you come.",
  es: "Horarios en actualización. Llame a la casa antes de venir.",
};

const LEAD = sql`insert into leads (form, fingerprint, language, name, email, phone, subject, restaurant,
    message, event_type, budget, preferred_date, campaign, score, state)
  values ('contact_form', 'f', 'pt', 'Ana', 'ana@example.com', '1', 'outros', 'rubaiyat-rio',
    'Olá', '', '', '', '{}', 50, 'waiting')`;

test.each(ENGINES)(
  "a database that kept the platform's calls among the counters loses nothing (%s)",
  async (engine) => {
    const { database } = await olderDatabase(engine, 9);
    const { orm } = database;
    await orm.execute(LEAD);
    await orm.execute(sql`insert into rate_limits (key, window_start, count) values
      ('lead:somebody', '2026-11-22 10:00Z', 3),
      ('delivery', '2026-11-22 10:01Z', 1),
      ('delivery pause', '2026-11-22 11:00Z', 4)`);
    await migrateDatabase(database, async () => {});
    const { rows: counters } = await orm.execute(sql`select key, count from rate_limits`);
    expect(counters).toEqual([{ key: "lead:somebody", count: 3 }]);
    const { rows: calls } = await orm.execute(sql`
      select platform, refusals, next_call_at = '2026-11-22 10:01Z' as call,
        backoff_until = '2026-11-22 11:00Z' as backoff from platform_calls`);
    expect(calls).toEqual([{ platform: "rd-station", refusals: 4, call: true, backoff: true }]);
    const { rows: leads } = await orm.execute(sql`select name, state from leads`);
    expect(leads).toEqual([{ name: "Ana", state: "waiting" }]);
  },
);

test.each(ENGINES)(
  "every older database opens with its leads, and migrating again changes nothing (%s)",
  async (engine) => {
    const { database, last } = await olderDatabase(engine, 3);
    await database.orm.execute(LEAD);
    for (let round = 0; round < 2; round++) {
      await migrateDatabase(database, async () => {});
      const { rows } = await database.orm.execute<{ applied: number; leads: number }>(sql`
        select (select count(*)::int from drizzle.__drizzle_migrations) as applied,
          (select count(*)::int from leads) as leads`);
      expect(rows).toEqual([{ applied: last, leads: 1 }]);
    }
  },
);

test.each(ENGINES)(
  "an older database gets a kind of content that it did not know, once, and keeps what staff did (%s)",
  async (engine) => {
    const { database } = await olderDatabase(engine, 10);
    const [restaurant] = RESTAURANTS;
    // As that version's tables had it: today's columns are not all there.
    const renamed = { ...restaurant, name: "Renamed", position: 0, id: randomUUID() };
    const now = new Date().toISOString();
    const columns = Object.entries({ ...renamed, createdAt: now, updatedAt: now }).map(
      ([name, value]) => [name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value],
    );
    const row = JSON.stringify(Object.fromEntries(columns));
    await database.orm.execute(
      sql`insert into restaurants select * from jsonb_populate_record(null::restaurants, ${row}::jsonb)`,
    );
    await prepareDatabase(database);
    const updated = await exportContent(database);
    expect(updated.restaurants).toEqual([{ ...restaurant, name: "Renamed" }]);
    // Staff had deleted them.
    expect([updated.experiences, updated.news]).toEqual([[], []]);
    expect(updated.menus).toEqual(MENUS);
    expect(updated.faq).toEqual(FAQ);

    await importContent(database, { menus: [], faq: [] });
    await prepareDatabase(database);
    expect(await exportContent(database)).toMatchObject({ menus: [], faq: [] });
  },
);

test.each(ENGINES)(
  "an older database gets the hours that became known, unless somebody wrote its own (%s)",
  async (engine) => {
    const madrid = RESTAURANTS.find(({ slug }) => slug === "rubaiyat-madrid")!;
    const ownHours = { pt: "Todos os dias", en: "Every day", es: "Todos los días" };
    const before = [FIRST_HOURS, ownHours].map((hours) => ({
      ...madrid,
      hours,
      openingHours: null,
    }));
    for (const [restaurant, expected] of [
      [before[0]!, madrid],
      [before[1]!, before[1]!],
    ] as const) {
      const { database, last } = await olderDatabase(engine, 14);
      expect(last).toBeGreaterThan(14);
      await database.orm.insert(restaurants).values({ ...restaurant, position: 0 });
      await database.orm.insert(seededContent).values({ kind: "restaurants" });
      await prepareDatabase(database);
      expect((await exportContent(database)).restaurants).toEqual([expected]);
    }
  },
);

test.each(ENGINES)(
  "an older database gets the texts that were written anew, where nobody has written its own (%s)",
  async (engine) => {
    const own = { pt: "Nosso", en: "Ours", es: "Nuestro" };
    const restaurant = RESTAURANTS.find(({ slug }) => slug === "rubaiyat-brasilia")!;
    const article = NEWS.find(({ slug }) => slug === "figueira-25-anos")!;
    const title = {
      pt: "Vinte e cinco anos de fogo sob a figueira",
      en: "Twenty-five years of fire under the fig tree",
      es: "Veinticinco años de fuego bajo la higuera",
    };
    const { database } = await olderDatabase(engine, 32);
    const { orm } = database;
    const old = { ...restaurant, hours: FIRST_HOURS, description: own };
    await orm.insert(restaurants).values({ ...old, position: 0 });
    const oldArticle = { ...article, title, content: own, category: "Chef" } as const;
    await orm.insert(news).values({ ...oldArticle, position: 0 });
    // As the kinds were called then.
    const kinds: readonly string[] = ["restaurants", "articles"];
    const seeded = kinds.map((kind) => ({ kind: kind as ContentKind }));
    await orm.insert(seededContent).values(seeded);
    await prepareDatabase(database);
    const updated = await exportContent(database);
    expect(updated.restaurants).toEqual([{ ...restaurant, description: own }]);
    expect(updated.news).toEqual([{ ...article, content: own }]);
  },
);
