import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { dump, goBack, LEAD, olderDatabase } from "#tests/older-database.ts";
import { enginesOfThisRun } from "#tests/test-database.ts";
import { migrateDatabase } from "./migrate.ts";

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
      // What later versions wrote goes, and no count with it.
      await orm.execute(LEAD);
      await orm.execute(sql`update leads set is_canary = true where name = 'Ana'`);
      await orm.execute(sql`insert into canary (name, sent_at) values ('lead', now())`);
      await orm.execute(sql`insert into data_requests (kind, email, language)
        values ('link', 'ana@example.com', 'pt')`);
      await goBack(orm, "0037_own-data-and-canary");
      const { rows: counts } = await orm.execute(sql`select name, sum(change)::int as leads
        from lead_counts group by name having sum(change) <> 0 order by name`);
      expect(counts).toEqual([
        { name: "delivered", leads: 2 },
        { name: "quarantined", leads: 1 },
      ]);
      await goBack(orm, "0036_alarms");
      await goBack(orm, "0035_answers-by-mail");
      await goBack(orm, "0034_guests-are-answered");
      expect(await dump(orm, ["leads", "lead_transitions"])).toEqual(before);
    }
  },
);
