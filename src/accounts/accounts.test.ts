import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDesk, enrol, invalid, signedIn } from "#tests/desk-browser.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { aLead } from "#tests/desk-leads.ts";
import { MENUS, RESTAURANTS } from "#content/built-in/built-in-content.server.ts";
import { auditLog } from "#database/schema/audit-log.ts";
import { deskAccounts, deskPasskeys } from "#database/schema/desk.ts";
import { importContent } from "#content/store/publish-content.ts";
import type { AuditPage } from "./contract.ts";

describeWithDatabase("accounts", (database) => {
  async function anAdministrator(at = 0) {
    const { browser } = createTestDesk(database);
    const one = browser(`198.51.100.${at}`);
    const { me } = await enrol(database, one, { email: `person${at}@example.com` });
    return { ...one, id: me.id };
  }
  const two = async () => [await anAdministrator(0), await anAdministrator(1)] as const;
  type Person = Awaited<ReturnType<typeof anAdministrator>>;

  const EDITOR = { role: "editor", restaurants: [] };
  const LAST = { status: 409, body: { code: "last-administrator" } };

  // Rule 10.3.
  test("never removes the last administrator", async () => {
    const only = await anAdministrator();
    expect(await only.put(`/accounts/${only.id}`, EDITOR)).toMatchObject(LAST);
    expect(await only.delete(`/accounts/${only.id}`)).toMatchObject(LAST);
    const accept = async (email: string, role: string) => {
      const request = { email, role, restaurants: [], language: "en" };
      const { body } = await only.post("/invitations", request);
      const token = new URL(body.link).hash.slice(1);
      const { person } = createTestDesk(database);
      return person.post("/invitations/accept", { token, name: "New" });
    };
    // An account that has not enrolled cannot take over.
    await accept("new@example.com", "administrator");
    expect(await only.delete(`/accounts/${only.id}`)).toMatchObject(LAST);
    expect(await accept("person0@example.com", "editor")).toMatchObject(LAST);
    expect((await only.get("/me")).body).toMatchObject({ role: "administrator" });
  });

  test.each([
    ["change", (by: Person, who: Person) => by.put(`/accounts/${who.id}`, EDITOR)],
    ["removal", (by: Person, who: Person) => by.delete(`/accounts/${who.id}`)],
  ])("keeps one of two administrators who end each other at once by %s", async (_, end) => {
    const [one, other] = await two();
    const results = await Promise.all([end(one, other), end(other, one)]);
    const statuses = results.map(({ status }) => status);
    expect(statuses).toContain(204);
    expect(statuses.some((status) => [401, 403, 409].includes(status))).toBe(true);
    const left = eq(deskAccounts.role, "administrator");
    expect(await database.orm.$count(deskAccounts, left)).toBe(1);
  });

  // Rule 10.3.
  test("applies another role at once and ends the sessions", async () => {
    const [administrator, person] = await two();
    await importContent(database, { restaurants: RESTAURANTS });
    const path = `/accounts/${person.id}`;
    const restaurant = { role: "restaurant", restaurants: ["rubaiyat-rio"] };
    for (const restaurants of [[], ["rubaiyat-nowhere"], ["rubaiyat-rio", "no"]]) {
      const wrong = await administrator.put(path, { ...restaurant, restaurants });
      expect(wrong).toMatchObject(invalid("restaurants"));
    }
    expect(await person.statusAt("/accounts")).toBe(200);
    expect((await administrator.put(path, restaurant)).status).toBe(204);
    expect(await person.statusAt("/accounts")).toBe(401);
    expect((await administrator.get("/accounts")).body).toMatchObject([
      { name: "person0", role: "administrator", isEnrolled: true, lastUsedAt: expect.any(String) },
      { name: "person1", role: "restaurant" },
    ]);
  });

  // Rule 10.3.
  test("opens nothing for a former role or a removed account", async () => {
    const { orm } = database;
    const [administrator, person] = await two();
    const path = `/accounts/${person.id}`;
    // Simulates another process, without ending the session.
    const ofPerson = eq(deskAccounts.id, person.id);
    await orm.update(deskAccounts).set({ role: "lead-reader" }).where(ofPerson);
    expect((await person.get("/accounts")).body).toMatchObject({ code: "not-allowed" });
    expect((await administrator.delete(path)).status).toBe(204);
    expect(await person.statusAt("/me")).toBe(401);
    expect(await orm.$count(deskPasskeys)).toBe(1);
    expect((await administrator.delete(path)).status).toBe(404);
    expect((await administrator.put(path, EDITOR)).status).toBe(404);
  });

  test("lets users end their own sessions, administrators those of others", async () => {
    const [administrator, person] = await two();
    const [session] = (await person.get("/sessions")).body as [{ id: string }];
    expect(session).toMatchObject({ isCurrent: true, userAgent: "A test's browser" });
    expect((await administrator.delete(`/sessions/${session.id}`)).status).toBe(404);
    expect(await person.statusAt("/me")).toBe(200);
    expect((await administrator.delete(`/accounts/${person.id}/sessions`)).status).toBe(204);
    expect(await person.statusAt("/me")).toBe(401);
    const [own] = (await administrator.get("/sessions")).body as [{ id: string }];
    expect((await administrator.delete(`/sessions/${own.id}`)).status).toBe(204);
    expect(await administrator.statusAt("/me")).toBe(401);
  });

  test("logs who did what to whom, without typed text", async () => {
    const [administrator, person] = await two();
    await administrator.put(`/accounts/${person.id}`, EDITOR);
    const { entries, next } = (await administrator.get("/audit?limit=3")).body as AuditPage;
    expect(entries).toHaveLength(3);
    expect(entries[0]).toMatchObject({
      actor: "person0",
      action: "account.changed",
      details: { account: person.id, name: "person1", role: "editor" },
    });
    const older = (await administrator.get(`/audit?before=${next}`)).body as AuditPage;
    expect(older.next).toBe(null);
    const ids = older.entries.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(await administrator.statusAt("/audit?limit=201")).toBe(422);
    await administrator.delete(`/accounts/${person.id}`);
    const { rows } = await database.orm.execute(sql`select * from audit_log`);
    expect(JSON.stringify(rows)).not.toContain("@");
    const { entries: last } = (await administrator.get("/audit?limit=1")).body as AuditPage;
    expect(last[0]).toMatchObject({ action: "account.removed", details: { account: person.id } });
    await expect(database.orm.execute(sql`delete from audit_log`)).rejects.toThrow();
  });

  // Rule 10.40.
  test("filters the audit log by actor, subject, restaurant and day; managers read it without accounts", async () => {
    const administrator = await anAdministrator();
    await importContent(database, { restaurants: RESTAURANTS, menus: MENUS });
    const lead = await aLead(database, { restaurant: "rubaiyat-madrid" });
    const other = await aLead(database, { restaurant: "rubaiyat-rio" });
    const menu = MENUS.find(({ restaurant }) => restaurant === "rubaiyat-madrid")?.slug ?? "";
    const line = (action: string, details: object, days = 0) => ({
      actor: "somebody",
      action,
      details,
      at: sql`timestamptz '2026-11-25 12:00Z' - make_interval(days => ${days}::int)`,
    });
    const lines = [
      line("lead.read", { lead }, 2),
      line("lead.note", { lead: other }),
      line("content.publish", { revision: "7", menus: { added: [], changed: [menu] } }, 1),
      line("content.publish", { revision: "8", restaurants: { changed: ["rubaiyat-rio"] } }),
      line("content.translation-holds", { kind: "restaurants", slug: "rubaiyat-madrid" }),
      line("content.publish", { revision: "9", restaurants: "of an older version" }),
      line("picture.uploaded", { picture: "gone" }),
    ];
    await database.orm.insert(auditLog).values(lines);
    const read = async (query: string, by: Pick<typeof administrator, "get"> = administrator) => {
      const { entries } = (await by.get(`/audit?${query}`)).body as AuditPage;
      return entries.map(({ action }) => action);
    };
    const ofMadrid = "restaurant=rubaiyat-madrid&actor=somebody";
    expect(await read(ofMadrid)).toEqual([
      "content.translation-holds",
      "content.publish",
      "lead.read",
    ]);
    const today = await read(`${ofMadrid}&subject=content&since=2026-11-25`);
    expect(today).toEqual(["content.translation-holds"]);
    expect(await read("actor=somebody&until=2026-11-23&restaurant=")).toEqual(["lead.read"]);
    expect(await read("subject=pictures")).toEqual(["picture.uploaded"]);
    expect(await read("subject=accounts")).not.toEqual([]);
    expect(await administrator.statusAt("/audit?since=yesterday")).toBe(422);

    const manager = await signedIn(database, "manager");
    expect(await read("limit=200", manager)).toHaveLength(
      (await read("actor=somebody")).length + 1,
    );
    expect(await read("subject=accounts", manager)).toEqual([]);
    const { people } = (await manager.get("/audit")).body as AuditPage;
    expect(people.map(({ name }) => name)).toContain("manager");
  });
});
