import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { aContactPost } from "#tests/builders/posts.ts";
import { createLeadsApi } from "#tests/leads-api.ts";
import { createDatabasePlace, describeOnBothEnginesByNight } from "#tests/test-database.ts";
import { connectDatabase } from "./connect.server.ts";
import { createDiskRoom } from "./disk-room.ts";

describeOnBothEnginesByNight("the room on the database's disk", (database) => {
  test("ignores unrelated failures", async () => {
    const room = createDiskRoom(database.orm);
    const failed = database.orm.execute(sql`select 1 / 0`);
    const error: unknown = await failed.catch((reason: unknown) => reason);
    expect(room.noteFailure(error)).toBe(false);
    expect(room.noteFailure(new Error("Connection terminated"))).toBe(false);
  });

  test("is gone after a lead finds the disk full, and is probed again without a trace", async () => {
    const { orm } = database;
    await orm.execute(sql`
      create function fill() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$
    `);
    await orm.execute(
      sql`create trigger fill before insert on leads for each row execute function fill()`,
    );
    onTestFinished(async () => void (await orm.execute(sql`drop function fill() cascade`)));
    const room = createDiskRoom(orm);
    const { post, lines } = createLeadsApi(database, { onStoreFailed: room.noteFailure });
    expect((await post("/contact", aContactPost())).status).toBe(503);
    expect(lines.map(({ message }) => message)).toEqual([
      "Lead not stored: the database's disk is full",
    ]);
    // The trigger lied: there is room.
    expect(await room.isThere()).toBe(true);
    const { rows } = await orm.execute(sql`select 1 from pg_class where relname = 'room'`);
    expect(rows).toEqual([]);
  });
});

test("reports no room without a response", async () => {
  const place = await createDatabasePlace("postgres");
  const database = await connectDatabase(place.options);
  const room = createDiskRoom(database.orm);
  expect(await room.isThere()).toBe(true);
  expect(room.noteFailure(new Error("failed", { cause: new Error("write ENOSPC") }))).toBe(true);
  await database.close();
  expect(await room.isThere()).toBe(false);
  await place.remove();
});
