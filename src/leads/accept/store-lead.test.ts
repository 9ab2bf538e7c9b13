import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { aNewLead } from "#tests/builders/new-lead.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";
import type { Database } from "#database/connect.server.ts";
import { leads, leadTransitions } from "#database/schema/leads.ts";
import { type NewLead, storeLead, type StoreLeadOptions } from "./store-lead.ts";

const LEAD = aNewLead({
  form: "contact_form",
  eventType: "",
  guestCount: null,
  budget: "",
  preferredDate: "",
  campaign: { source: "", medium: "", campaign: "", content: "", term: "" },
  score: 50,
});
const ID = "7f9c24e8-3b0a-4d1e-8f00-1d2c3b4a5968";

afterEach(() => {
  vi.useRealTimers();
});

/** Jobs are rows, so that they stand or fall with the transaction like the real ones. */
const addJob: StoreLeadOptions["onLeadStored"] = async (transaction, leadId) => {
  await transaction.execute(sql`
    insert into rate_limits values (${`job ${leadId}`}, now(), 1)
  `);
};

describeOnBothEnginesByNight("storing a lead", (getDatabase, connectAgain) => {
  const store = (changes: Partial<NewLead> = {}, database: Database = getDatabase()) =>
    storeLead(database, { ...LEAD, ...changes }, { onLeadStored: addJob });

  async function stored() {
    const { orm } = getDatabase();
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
    getDatabase().orm.execute(sql`update leads set created_at = created_at - ${time}::interval`);

  test("a lead is stored with all it says, its first transition and its job", async () => {
    const asked = {
      form: "event_form",
      submissionId: ID,
      eventType: "Casamento",
      guestCount: 120,
      budget: "Alto",
      preferredDate: "2047-05-20",
      campaign: { source: "a", medium: "b", campaign: "c", content: "d", term: "e" },
      consent: { text: "Concordo.", version: "1" },
      score: 100,
    } as const;
    const { id, isNew } = await store(asked);
    expect(isNew).toBe(true);
    const { rows, transitions, jobs } = await stored();
    expect(rows).toEqual([expect.objectContaining({ ...LEAD, ...asked, id, attempts: 0 })]);
    expect(transitions).toMatchObject([{ leadId: id, state: "waiting", reason: "" }]);
    expect(jobs).toEqual([id]);
  });

  // Rule 6.6.
  test("the same submission a hundred times at once is one lead and one job", async () => {
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        // What is typed may differ: the form's own number decides.
        store({ submissionId: ID, message: `Mensagem de teste ${index}` }),
      ),
    );
    expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
    expect(responses.filter(({ isNew }) => isNew)).toHaveLength(1);
    await expectOneLead();
  });

  test("the same message a hundred times at once, without number or with many, is one", async () => {
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        store({ submissionId: index % 2 === 0 ? null : crypto.randomUUID() }),
      ),
    );
    expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
    await expectOneLead();
  });

  test("posts that share numbers and messages crosswise do not wait for each other", async () => {
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

  test("two processes see each other's posts at the same moment", async () => {
    const other = await connectAgain();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        store({ submissionId: ID }, index % 2 === 0 ? getDatabase() : other),
      ),
    ).finally(() => other.close());
    expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
    await expectOneLead();
  });

  // Rule 6.6.
  test("a repeat within ten minutes is the lead that is there", async () => {
    const first = await store();
    await age("9 minutes 50 seconds");
    expect(await store({ email: "MARIA@example.com" })).toEqual({ id: first.id, isNew: false });
    expect(await store({ phone: "+55 21 88888-0000" })).toEqual({ id: first.id, isNew: false });
    await expectOneLead();
  });

  test("our own clock does not count, only the database's", async () => {
    // The embedded database is in this process and has its clock.
    if (getDatabase().engine === "pglite") return;
    const first = await store();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 });
    expect(await store()).toEqual({ id: first.id, isNew: false });
    vi.setSystemTime(0);
    expect(await store()).toEqual({ id: first.id, isNew: false });
  });

  test("after ten minutes of the database's clock the same words are a new lead", async () => {
    const first = await store();
    await age("10 minutes 1 second");
    const second = await store();
    expect(second).toEqual({ id: expect.not.stringContaining(first.id), isNew: true });
    expect((await stored()).jobs.toSorted()).toEqual([first.id, second.id].toSorted());
  });

  test("a database clock set back by a day does not swallow new messages", async () => {
    await store();
    await age("-1 day");
    expect(await store()).toMatchObject({ isNew: true });
  });

  test("a submission's number is remembered after ten minutes too", async () => {
    const first = await store({ submissionId: ID });
    await age("3 days");
    expect(await store({ submissionId: ID })).toEqual({ id: first.id, isNew: false });
  });

  test.each([
    { form: "event_form" as const },
    { email: "joana@example.com" },
    { message: "Uma outra mensagem, de verdade." },
  ])("a post with another %j is another lead", async (changes) => {
    await store();
    expect(await store(changes)).toMatchObject({ isNew: true });
  });

  test("a good post is not a repeat of a suspected one, but a suspected one may repeat", async () => {
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

  test("when the job cannot be added, there is no lead either", async () => {
    const onLeadStored: StoreLeadOptions["onLeadStored"] = async (transaction, leadId) => {
      await addJob(transaction, leadId);
      throw new Error("The queue is away");
    };
    await expect(storeLead(getDatabase(), LEAD, { onLeadStored })).rejects.toThrow(
      "The queue is away",
    );
    expect(await stored()).toEqual({ rows: [], transitions: [], jobs: [] });
    expect(await store()).toMatchObject({ isNew: true });
  });

  test("a connection that breaks in the middle leaves nothing behind", async () => {
    if (getDatabase().engine === "pglite") return;
    const onLeadStored: StoreLeadOptions["onLeadStored"] = async (transaction, leadId) => {
      await addJob(transaction, leadId);
      const { rows } = await transaction.execute<{ pid: number }>(
        sql`select pg_backend_pid() as pid`,
      );
      await getDatabase().orm.execute(sql`select pg_terminate_backend(${rows[0]?.pid}::int)`);
    };
    await expect(storeLead(getDatabase(), LEAD, { onLeadStored })).rejects.toThrow();
    expect(await stored()).toEqual({ rows: [], transitions: [], jobs: [] });
    expect(await store()).toMatchObject({ isNew: true });
  });
});
