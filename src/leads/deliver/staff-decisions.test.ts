import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readLead, stepsOf, submit } from "#tests/lead-delivery.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import type { Database } from "#database/connect.server.ts";
import { redeliver, settle } from "./staff-decisions.ts";

async function storeIn(database: Database, state: string): Promise<string> {
  const { id } = await submit(database, undefined);
  await database.orm.execute(sql`
    update leads set state = ${state}, reason = 'x', next_attempt_at = now() + interval '1 hour'
    where id = ${id}::uuid
  `);
  return id;
}

describeWithDatabase("a person's decisions", (getDatabase) => {
  test.each(["parked", "quarantined", "waiting"])(
    "redeliver makes a %s lead due",
    async (state) => {
      const id = await storeIn(getDatabase(), state);
      expect(await redeliver(getDatabase(), [id])).toEqual([id]);
      const lead = await readLead(getDatabase(), id);
      expect(lead).toMatchObject({ state: "waiting", reason: "" });
      expect(lead.nextAttemptAt.getTime()).toBeLessThan(Date.now() + 60_000);
      expect(lead.mailNextAttemptAt === null).toBe(state !== "quarantined");
      expect(await stepsOf(getDatabase(), id)).toEqual([
        "waiting",
        "waiting: Reenvio pedido pela equipe",
      ]);
    },
  );

  test("redeliver does not touch a lead that is being sent", async () => {
    const { id } = await submit(getDatabase(), undefined);
    await getDatabase().orm.execute(sql`update leads set sending_since = now()`);
    expect(await redeliver(getDatabase(), [id])).toEqual([]);
  });

  test("settle says no to a lead that is not there", async () => {
    const id = "00000000-0000-4000-8000-000000000000";
    expect(await settle(getDatabase(), id, "delivered")).toBe(false);
    expect(await settle(getDatabase(), id, "resend")).toBe(false);
  });
});
