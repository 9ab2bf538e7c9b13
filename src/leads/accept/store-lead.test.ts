import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { aNewLead } from "#tests/builders/new-lead.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";
import type { Database } from "#database/database.ts";
import { leads, leadTransitions } from "#database/schema/leads.ts";
import { type NewLead, storeLead, type StoreLeadOptions } from "./store-lead.ts";

const LEAD = aNewLead();
const ID = "7f9c24e8-3b0a-4d1e-8f00-1d2c3b4a5968";

afterEach(() => {
  vi.useRealTimers();
});

/** Stores jobs as rows, so that they roll back with the transaction like real ones. */
const addJob: StoreLeadOptions["onLeadStored"] = async (transaction, leadId) => {
  await transaction.execute(sql`
    insert into rate_limits values (${`job ${leadId}`}, now(), 1)
  `);
};

describeOnBothEnginesByNight("storing a lead", (database, connectAgain) => {
  const store = (changes: Partial<NewLead> = {}, own: Database = database) =>
    storeLead(own, { ...LEAD, ...changes }, { onLeadStored: addJob });

  async function stored() {
    const { orm } = database;
    const { rows } = await orm.execute<{ key: string }>(sql`select key from rate_limits`);
    return {
      rows: await orm.select().from(leads),
      transitions: await orm.select().from(leadTransitions),
      jobs: rows.map(({ key }) => key.replace("job ", "")),
    };
  }
  const expectOneLead = async () => {
    const { rows, transitions, jobs } = await stored();
    expect(rows).toHaveLength(1);
    expect(transitions).toHaveLength(1);
    expect(jobs).toEqual([rows[0]?.id]);
  };
  const age = (time: string) =>
    database.orm.execute(sql`update leads set created_at = created_at - ${time}::interval`);

  test("stores a lead with its fields, first transition and job", async () => {
    const asked = { submissionId: ID, consent: { text: "Concordo.", version: "1" } };
    const { id, isNew } = await store(asked);
    expect(isNew).toBe(true);
    const { rows, transitions, jobs } = await stored();
    expect(rows).toEqual([expect.objectContaining({ ...LEAD, ...asked, id })]);
    expect(transitions).toMatchObject([{ leadId: id, state: "waiting", reason: "" }]);
    expect(jobs).toEqual([id]);
  });

  // Rule 6.6.
  test.each<[string, (index: number) => Partial<NewLead>]>([
    // Fields may differ: the submission id decides.
    ["submission", (index) => ({ submissionId: ID, message: `Mensagem de teste ${index}` })],
    [
      "message, without number or with many,",
      (index) => ({ submissionId: index % 2 === 0 ? null : crypto.randomUUID() }),
    ],
  ])(
    "a hundred concurrent posts of one %s at two processes become one lead and one job",
    async (_what, of) => {
      const other = await connectAgain();
      const responses = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          store(of(index), index % 3 === 0 ? other : database),
        ),
      ).finally(() => other.close());
      expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
      expect(responses.filter(({ isNew }) => isNew)).toHaveLength(1);
      await expectOneLead();
    },
  );

  test("posts that share ids and messages crosswise do not deadlock", async () => {
    const numbers = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const posts = Array.from({ length: 60 }, (_, index) =>
      store({
        submissionId: numbers[index % 3] ?? null,
        message: `Mensagem de teste ${index % 4}`,
      }),
    );
    await Promise.all(posts);
    expect((await stored()).rows.length).toBeLessThanOrEqual(3);
  });

  // Rule 6.6.
  test.each([
    ["9 minutes 50 seconds", {}, { email: "MARIA@example.com", phone: "+55 21 88888-0000" }],
    // A submission id is remembered for longer.
    ["3 days", { submissionId: ID }, { submissionId: ID, message: "Uma outra mensagem." }],
  ])("after %s a post with %j is repeated by one with %j", async (time, first, repeat) => {
    const { id } = await store(first);
    await age(time);
    expect(await store(repeat)).toEqual({ id, isNew: false });
    await expectOneLead();
  });

  test.each([
    ["10 minutes 1 second", {}],
    // The database's clock was set back.
    ["-1 day", {}],
    ["0 seconds", { form: "contact_form" as const }],
    ["0 seconds", { email: "joana@example.com" }],
    ["0 seconds", { message: "Uma outra mensagem, de verdade." }],
    ["0 seconds", { restaurant: "rubaiyat-madrid" }],
    ["9 minutes", { restaurant: "" }],
  ])("after %s a post with another %j is another lead", async (time, changes) => {
    const first = await store();
    await age(time);
    const second = await store(changes);
    expect(second).toEqual({ id: expect.not.stringContaining(first.id), isNew: true });
    expect((await stored()).jobs.toSorted()).toEqual([first.id, second.id].toSorted());
  });

  test("measures repeats by the database's clock, not the process's", async () => {
    // PGlite runs in this process and shares its clock.
    if (database.engine === "pglite") return;
    const first = await store();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 });
    expect(await store()).toEqual({ id: first.id, isNew: false });
    vi.setSystemTime(0);
    expect(await store()).toEqual({ id: first.id, isNew: false });
  });

  test("a good post never repeats a suspected one, but a suspected one may repeat a good one", async () => {
    const spam = {
      state: "quarantined",
      reason: "Suspeita de spam: enviado rápido demais",
    } as const;
    await store(spam);
    const good = await store();
    expect(good.isNew).toBe(true);
    expect(await store(spam)).toMatchObject({ isNew: false });
    expect((await stored()).jobs).toEqual([good.id]);
  });

  test.each<[string, StoreLeadOptions["onLeadStored"]]>([
    ["the job cannot be added", () => Promise.reject(new Error("The queue is away"))],
    [
      "the connection breaks",
      async (transaction) => {
        const pid = sql`select pg_backend_pid() as pid`;
        const { rows } = await transaction.execute<{ pid: number }>(pid);
        await database.orm.execute(sql`select pg_terminate_backend(${rows[0]?.pid}::int)`);
      },
    ],
  ])("stores neither lead nor job when %s midway", async (what, fail) => {
    if (database.engine === "pglite" && what.includes("connection")) return;
    const onLeadStored: StoreLeadOptions["onLeadStored"] = async (transaction, leadId) => {
      await addJob(transaction, leadId);
      await fail(transaction, leadId);
    };
    await expect(storeLead(database, LEAD, { onLeadStored })).rejects.toThrow();
    expect(await stored()).toEqual({ rows: [], transitions: [], jobs: [] });
    expect(await store()).toMatchObject({ isNew: true });
  });
});
