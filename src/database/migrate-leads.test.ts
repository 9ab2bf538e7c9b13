import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { dump, goBack, LEAD, olderDatabase } from "#tests/older-database.ts";
import { ENGINES } from "#tests/test-database.ts";
import { migrateDatabase } from "./migrate.ts";

// Rule 10.33.
test.each(ENGINES)(
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
    const handlings = async () => {
      const { rows } = await orm.execute<{ name: string; handling: string }>(
        sql`select name, handling from leads order by name`,
      );
      return rows.map(({ name, handling }) => `${name}: ${handling}`);
    };

    for (let round = 0; round < 2; round++) {
      await migrateDatabase(database, async () => {});
      await orm.execute(LEAD);
      expect(await handlings()).toEqual([
        "Ana: new",
        "old: closed",
        "suspected: new",
        "young: new",
      ]);
      const { rows } = await orm.execute(sql`select from drizzle.__drizzle_migrations`);
      expect(rows).toHaveLength(last);
      await orm.execute(sql`delete from leads where name = 'Ana'`);
      await goBack(orm, "0037_own-data-and-canary");
      await goBack(orm, "0036_alarms");
      await goBack(orm, "0035_answers-by-mail");
      await goBack(orm, "0034_guests-are-answered");
      expect(await dump(orm, ["leads", "lead_transitions"])).toEqual(before);
    }
  },
);
