import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readLead, stepsOf, submit } from "#tests/lead-delivery.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { redeliver } from "./staff-decisions.ts";

describeWithDatabase("a user's decisions", (database) => {
  test.each(["parked", "quarantined", "waiting"])(
    "redeliver makes a %s lead due unless it is being sent",
    async (state) => {
      const { orm } = database;
      const { id } = await submit(database, undefined);
      await orm.execute(sql`update leads set state = ${state}, reason = 'x', sending_since = now(),
        next_attempt_at = now() + interval '1 hour'`);
      expect(await redeliver(database, [id])).toEqual([]);
      await orm.execute(sql`update leads set sending_since = null`);
      expect(await redeliver(database, [id])).toEqual([id]);
      const lead = await readLead(database, id);
      expect(lead).toMatchObject({ state: "waiting", reason: "" });
      expect(lead.nextAttemptAt.getTime()).toBeLessThan(Date.now() + 60_000);
      expect(lead.mailNextAttemptAt === null).toBe(state !== "quarantined");
      expect(await stepsOf(database, id)).toEqual([
        "waiting",
        "waiting: Reenvio pedido pela equipe",
      ]);
    },
  );
});
