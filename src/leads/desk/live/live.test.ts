import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Role } from "#accounts/contract.ts";
import type { LeadProgress } from "#leads/desk/contract.ts";
import type { Database } from "#database/database.ts";
import { deskAccounts, deskSessions } from "#database/schema/desk.ts";
import { leads } from "#database/schema/leads.ts";
import { type Browser, createTestDesk, enrol } from "#tests/desk-browser.ts";
import { aLead } from "#tests/desk-leads.ts";
import { eventually } from "#tests/eventually.ts";
import { describeOnBothEngines, describeWithDatabase } from "#tests/test-database.ts";

type TestDesk = ReturnType<typeof createTestDesk>;

async function somebody(
  database: Database,
  { browser }: TestDesk,
  role: Role,
  name: string = role,
) {
  const person = browser();
  const restaurants = role === "restaurant" ? ["rubaiyat-madrid"] : [];
  const { me } = await enrol(database, person, { email: `${name}@example.com`, role, restaurants });
  return { person, id: me.id };
}

/** Opens the stream; `events` grows until `isOver`. */
async function listen({ desk, siteUrl }: TestDesk, { cookies }: Browser) {
  const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ");
  const response = await desk.request(`${siteUrl}/api/desk/live`, { headers: { Cookie: cookie } });
  const heard = { response, events: [] as string[], isOver: false };
  void (async () => {
    const decoder = new TextDecoder();
    for await (const bytes of response.body!) {
      const text = decoder.decode(bytes);
      heard.events.push(...Array.from(text.matchAll(/^data: (.*)$/gm), ([, event]) => event ?? ""));
    }
    heard.isOver = true;
  })();
  return heard;
}

// Rule 10.90.
describeOnBothEngines("live events", (database) => {
  beforeAll(() => database.onContentChange(() => {}));

  test("tells a page that leads changed, without their data; caches store nothing", async () => {
    const desk = createTestDesk(database);
    const { person } = await somebody(database, desk, "lead-reader");
    const heard = await listen(desk, person);
    expect(Object.fromEntries(heard.response.headers)).toMatchObject({
      "content-type": "text/event-stream",
      "cache-control": "no-store, no-transform",
    });
    const id = await aLead(database);
    await eventually(() => expect(heard.events).toEqual(["beat", "leads"]));
    await database.orm.update(leads).set({ handling: "closed" }).where(eq(leads.id, id));
    await eventually(() => expect(heard.events).toEqual(["beat", "leads", "leads"]));
  });

  test("ends a stream with its session, with another role, and with the process", async () => {
    const stopping = new AbortController();
    const desk = createTestDesk(database, { stopping: stopping.signal });
    const leaver = await somebody(database, desk, "manager");
    const mover = await somebody(database, desk, "lead-reader");
    const last = await somebody(database, desk, "administrator");
    const all = await Promise.all([leaver, mover, last].map(({ person }) => listen(desk, person)));
    await database.orm.delete(deskSessions).where(eq(deskSessions.userId, leaver.id));
    await database.orm
      .update(deskAccounts)
      .set({ role: "editor" })
      .where(eq(deskAccounts.id, mover.id));
    await aLead(database);
    await eventually(() => expect(all.map(({ isOver }) => isOver)).toEqual([true, true, false]));
    await eventually(() =>
      expect(all.map(({ events }) => events)).toEqual([["beat"], ["beat"], ["beat", "leads"]]),
    );
    stopping.abort();
    await eventually(() => expect(all[2]?.isOver).toBe(true));
    expect(await last.person.statusAt("/live")).toBe(429);
  });

  test("limits an account to four streams", async () => {
    const desk = createTestDesk(database);
    const { person } = await somebody(database, desk, "manager");
    for (let tab = 0; tab < 4; tab += 1) await listen(desk, person);
    expect(await person.statusAt("/live")).toBe(429);
    const other = await somebody(database, desk, "administrator");
    expect((await listen(desk, other.person)).response.status).toBe(200);
  });
});

describeWithDatabase("colleagues who are answering", (database, connectAgain) => {
  // Rule 10.90.
  test("are seen from another process, by users who see the lead", async () => {
    const second = await connectAgain();
    await Promise.all([database, second].map((one) => one.onContentChange(() => {})));
    const here = createTestDesk(database);
    const there = createTestDesk(second);
    const ana = await somebody(database, here, "manager", "ana");
    const bea = await somebody(second, there, "administrator", "bea");
    const waiter = await somebody(second, there, "restaurant");
    const rio = await aLead(database, { restaurant: "rubaiyat-rio" });
    const heard = await listen(there, bea.person);
    const say = (person: Browser, isAnswering: boolean) =>
      person.post(`/leads/${rio}/answering`, { isAnswering });
    const progress = async (person: Browser) =>
      (await person.get(`/leads/${rio}/progress`)).body as LeadProgress;
    expect((await say(ana.person, true)).status).toBe(204);
    expect((await say(waiter.person, true)).status).toBe(404);
    await eventually(() => expect(heard.events.at(-1)).toBe("answering"));
    expect((await progress(bea.person)).answering).toHaveLength(1);
    // The account's other tabs do not count.
    expect((await progress(ana.person)).answering).toEqual([]);
    await say(ana.person, false);
    await eventually(async () => expect((await progress(bea.person)).answering).toEqual([]));
    await second.close();
  });
});
