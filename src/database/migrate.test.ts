import { expect, test } from "vitest";
import { insertRows, LEAD, migrationsOf, olderDatabase, rowsOf } from "#tests/older-database.ts";
import { enginesOfThisRun, ownDatabase } from "#tests/test-database.ts";
import { migrateDatabase } from "./migrate.ts";
import { exportContent } from "#content/store/publish-content.ts";
import { auditLog } from "./schema/audit-log.ts";
import { leads } from "./schema/leads.ts";
import { prepareDatabase } from "#content/store/seed.ts";
import { readSoldOut, readSpecialDays } from "#content/store/special-days.ts";

// Both engines are PostgreSQL; starting an empty embedded one takes ten times as long.

test.each(enginesOfThisRun())(
  "migrates every older database with its leads, idempotently (%s)",
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

test.each(enginesOfThisRun())(
  "migrates a database of the previous version with all its content (%s)",
  async (engine) => {
    const { database: newest } = await ownDatabase(engine);
    await prepareDatabase(newest);
    const content = await exportContent(newest);
    const { database, last } = await olderDatabase(engine, -1);
    const { orm } = database;
    for (const table of ["content_entries", "seeded_content"]) {
      await insertRows(orm, table, await rowsOf(newest.orm, table));
    }
    await orm.execute(LEAD);
    await prepareDatabase(database);
    expect(await migrationsOf(orm)).toBe(last);
    expect(await exportContent(database)).toEqual(content);
    expect(await orm.$count(leads)).toBe(1);
  },
);

const CLOSED = { date: "2090-12-24", name: null, spans: [] };
const LUNCH = { ...CLOSED, spans: [{ opens: "12:00", closes: "16:00" }] };
const NAMED = {
  ...CLOSED,
  date: "2090-12-25",
  name: { pt: "Natal", en: "Christmas", es: "Navidad" },
};
const dayOf = ({ date, name, spans }: typeof NAMED | typeof CLOSED | typeof LUNCH) => {
  return { from: date, to: date, spans, reason: null, notice: name };
};
const houseWith = (...exceptions: readonly object[]) => ({
  slug: "rubaiyat-rio",
  openingHours: { exceptions },
});

// Rule 4.21.
test.each(enginesOfThisRun())(
  "days that entries and plans have become special days, marks of menus are kept, and drafts' days are named (%s)",
  async (engine) => {
    const { database } = await olderDatabase(engine, 41);
    const { orm } = database;
    const until = "2090-12-24T03:00:00.000Z";
    const items = [{ name: "Picanha", soldOutUntil: until }, { name: "Figos" }];
    const old = { name: "Pão", soldOutUntil: "2020-01-01T03:00:00.000Z" };
    const menu = { restaurant: "rubaiyat-rio", sections: [{ items: [...items, old] }] };
    const savedAt = "2026-11-01T00:00:00Z";
    const written = {
      kind: "restaurants",
      slug: "rubaiyat-rio",
      based_on: "",
      author: "a",
      savedAt,
    };
    const draft = { ...written, saved_at: savedAt, writers: {}, problem: "", attempts: 0 };
    const times = { position: 0, created_at: savedAt, updated_at: savedAt };
    const [rio, main] = ["restaurants rubaiyat-rio", "menus rubaiyat-rio-main"].map((piece, at) => {
      const [kind, slug] = piece.split(" ");
      return { id: `0b0f4f52-6a2d-4d7b-9d6a-3c1d2f0a9e1${at}`, kind, slug, ...times };
    });
    await insertRows(orm, "content_entries", [
      { ...rio, content: houseWith(CLOSED, NAMED) },
      { ...main, content: menu },
    ]);
    const later = { ...CLOSED, date: "2090-12-31" };
    await insertRows(orm, "content_drafts", [
      // It has made lunch of a day that was closed, and knows nothing of the other one.
      {
        ...draft,
        content: houseWith(LUNCH),
        base: houseWith(CLOSED),
        publish_at: "2091-01-01T00:00Z",
      },
      { ...draft, content: houseWith(CLOSED, NAMED, later), base: null, publish_at: null },
    ]);
    await migrateDatabase(database, async () => {});
    expect(await readSpecialDays(orm)).toEqual(
      new Map([["rubaiyat-rio", [dayOf(LUNCH), dayOf(NAMED)]]]),
    );
    expect(await readSoldOut(orm)).toEqual(
      new Map([["rubaiyat-rio", new Map([["Picanha", new Date(until)]])]]),
    );
    const lines = await orm.select().from(auditLog);
    expect(lines).toMatchObject([
      { action: "days.only-in-draft", details: { from: CLOSED.date } },
      { action: "days.only-in-draft", details: { restaurant: "rubaiyat-rio", from: later.date } },
    ]);
  },
);
