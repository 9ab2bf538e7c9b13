import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDesk, enrol, signedIn } from "#tests/desk-browser.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { aLead } from "#tests/desk-leads.ts";
import { MENUS } from "#content/menus/all-menus.ts";
import { auditLog } from "#database/schema/audit-log.ts";
import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import { importContent } from "#database/publish-content.ts";
import type { AuditPage, ListedAccount } from "../contract.ts";

describeWithDatabase("accounts", (getDatabase) => {
  const actors = async (count: number, role: "administrator" | "editor" = "administrator") => {
    const { browser } = createTestDesk(getDatabase());
    const people = [];
    for (let at = 0; at < count; at += 1) {
      const person = browser(`198.51.100.${at}`);
      const { me } = await enrol(getDatabase(), person, { email: `person${at}@example.com`, role });
      people.push({ ...person, id: me.id });
    }
    return people;
  };
  const EDITOR = { role: "editor", restaurants: [] };
  const LAST = { status: 409, body: { code: "last-administrator" } };

  // Rule 10.3.
  test("the last administrator stays one", async () => {
    const [only] = await actors(1);
    expect(await only?.put(`/accounts/${only.id}`, EDITOR)).toMatchObject(LAST);
    expect(await only?.delete(`/accounts/${only.id}`)).toMatchObject(LAST);
    // One who has not enrolled cannot take over.
    const { browser } = createTestDesk(getDatabase());
    const invited = await only?.post("/invitations", {
      email: "new@example.com",
      role: "administrator",
      restaurants: [],
      language: "en",
    });
    const token = new URL(invited?.body.link).hash.slice(1);
    await browser().post("/invitations/accept", { token, name: "New" });
    expect(await only?.delete(`/accounts/${only.id}`)).toMatchObject(LAST);
    const demotion = await only?.post("/invitations", {
      ...EDITOR,
      email: "person0@example.com",
      language: "en",
    });
    const own = new URL(demotion?.body.link).hash.slice(1);
    const accepted = await browser().post("/invitations/accept", { token: own, name: "Me" });
    expect(accepted).toMatchObject(LAST);
    expect((await only?.get("/me"))?.body).toMatchObject({ role: "administrator" });
  });

  test.each(["change", "removal"])(
    "of two administrators who end each other at once by %s one is left",
    async (kind) => {
      const [one, other] = await actors(2);
      if (one === undefined || other === undefined) throw new Error("nobody");
      const end = (by: typeof one, who: typeof one) =>
        kind === "change"
          ? by.put(`/accounts/${who.id}`, EDITOR)
          : by.delete(`/accounts/${who.id}`);
      const results = await Promise.all([end(one, other), end(other, one)]);
      const statuses = results.map(({ status }) => status);
      expect(statuses).toContain(204);
      expect(statuses.some((status) => [401, 403, 409].includes(status))).toBe(true);
      const { rows } = await getDatabase().orm.execute(
        sql`select 1 from desk_accounts where role = 'administrator'`,
      );
      expect(rows).toHaveLength(1);
    },
  );

  // Rule 10.3.
  test("another role holds at once and ends the sessions, and so does removal", async () => {
    const [administrator, person] = await actors(2);
    if (administrator === undefined || person === undefined) throw new Error("nobody");
    await importContent(getDatabase(), { restaurants: RESTAURANTS });
    const path = `/accounts/${person.id}`;
    const restaurant = { role: "restaurant", restaurants: ["rubaiyat-rio"] };
    for (const restaurants of [[], ["rubaiyat-nowhere"], ["rubaiyat-rio", "no"]]) {
      const wrong = await administrator.put(path, { ...restaurant, restaurants });
      expect(wrong.body).toMatchObject({ code: "invalid", fields: ["restaurants"] });
    }
    expect((await person.get("/accounts")).status).toBe(200);
    expect((await administrator.put(path, restaurant)).status).toBe(204);
    expect((await person.get("/accounts")).status).toBe(401);
    const listed = (await administrator.get("/accounts")).body as ListedAccount[];
    expect(listed.map(({ name, role }) => [name, role])).toEqual([
      ["person0", "administrator"],
      ["person1", "restaurant"],
    ]);
    expect(listed[0]).toMatchObject({ isEnrolled: true, lastUsedAt: expect.any(String) });
    expect((await administrator.delete(path)).status).toBe(204);
    expect((await administrator.delete(path)).status).toBe(404);
    expect((await administrator.put(path, EDITOR)).status).toBe(404);
  });

  test("a removed account's session and a role that was taken away open nothing", async () => {
    const [administrator, person] = await actors(2);
    if (administrator === undefined || person === undefined) throw new Error("nobody");
    // As another process would, without ending the session.
    await getDatabase().orm.execute(
      sql`update desk_accounts set role = 'lead-reader' where id = ${person.id}`,
    );
    expect((await person.get("/accounts")).body).toMatchObject({ code: "not-allowed" });
    await administrator.delete(`/accounts/${person.id}`);
    expect((await person.get("/me")).status).toBe(401);
  });

  test("one ends one's own sessions, administrators those of others", async () => {
    const [administrator, person] = await actors(2);
    if (administrator === undefined || person === undefined) throw new Error("nobody");
    const [session] = (await person.get("/sessions")).body as [{ id: string }];
    expect(session).toMatchObject({ isCurrent: true, userAgent: "A test's browser" });
    expect((await administrator.delete(`/sessions/${session.id}`)).status).toBe(404);
    expect((await person.get("/me")).status).toBe(200);
    expect((await administrator.delete(`/accounts/${person.id}/sessions`)).status).toBe(204);
    expect((await person.get("/me")).status).toBe(401);
    const [own] = (await administrator.get("/sessions")).body as [{ id: string }];
    expect((await administrator.delete(`/sessions/${own.id}`)).status).toBe(204);
    expect((await administrator.get("/me")).status).toBe(401);
  });

  test("the audit log says who did what to whom, without what anybody typed", async () => {
    const [administrator, person] = await actors(2);
    if (administrator === undefined || person === undefined) throw new Error("nobody");
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
    expect(older.entries.map(({ id }) => id)).toEqual(
      older.entries.map(({ id }) => id).toSorted((a, b) => b - a),
    );
    expect((await administrator.get("/audit?limit=201")).status).toBe(422);
    await administrator.delete(`/accounts/${person.id}`);
    const { rows } = await getDatabase().orm.execute(sql`select * from audit_log`);
    expect(JSON.stringify(rows)).not.toContain("@");
    const { entries: last } = (await administrator.get("/audit?limit=1")).body as AuditPage;
    expect(last[0]).toMatchObject({ action: "account.removed", details: { account: person.id } });
    await expect(getDatabase().orm.execute(sql`delete from audit_log`)).rejects.toThrow();
  });

  // Rule 10.40.
  test("the audit log is filtered by who, what, restaurant and day; managers read it without accounts", async () => {
    const [administrator] = await actors(1);
    if (administrator === undefined) throw new Error("nobody");
    await importContent(getDatabase(), { restaurants: RESTAURANTS, menus: MENUS });
    const { orm } = getDatabase();
    const lead = await aLead(getDatabase(), { restaurant: "rubaiyat-madrid" });
    const other = await aLead(getDatabase(), { restaurant: "rubaiyat-rio" });
    const menu = MENUS.find(({ restaurant }) => restaurant === "rubaiyat-madrid")?.slug ?? "";
    const line = (action: string, details: object, days = 0) => ({
      actor: "somebody",
      action,
      details,
      at: sql`timestamptz '2026-11-25 12:00Z' - make_interval(days => ${days}::int)`,
    });
    await orm
      .insert(auditLog)
      .values([
        line("lead.read", { lead }, 2),
        line("lead.note", { lead: other }),
        line("content.publish", { revision: "7", menus: { added: [], changed: [menu] } }, 1),
        line("content.publish", { revision: "8", restaurants: { changed: ["rubaiyat-rio"] } }),
        line("content.translation-holds", { kind: "restaurants", slug: "rubaiyat-madrid" }),
        line("content.publish", { revision: "9", restaurants: "of an older version" }),
        line("picture.uploaded", { picture: "gone" }),
      ]);
    const read = async (query: string, by: Pick<typeof administrator, "get"> = administrator) => {
      const { entries } = (await by.get(`/audit?${query}`)).body as AuditPage;
      return entries.map(({ action }) => action);
    };
    expect(await read("restaurant=rubaiyat-madrid&actor=somebody")).toEqual([
      "content.translation-holds",
      "content.publish",
      "lead.read",
    ]);
    expect(
      await read("restaurant=rubaiyat-madrid&subject=content&since=2026-11-25&actor=somebody"),
    ).toEqual(["content.translation-holds"]);
    expect(await read("actor=somebody&until=2026-11-23&restaurant=")).toEqual(["lead.read"]);
    expect(await read("subject=pictures")).toEqual(["picture.uploaded"]);
    expect(await read("subject=accounts")).not.toEqual([]);
    expect((await administrator.get("/audit?since=yesterday")).status).toBe(422);

    const manager = await signedIn(getDatabase(), "manager");
    expect(await read("limit=200", manager)).toHaveLength(
      (await read("actor=somebody")).length + 1,
    );
    expect(await read("subject=accounts", manager)).toEqual([]);
    const { people } = (await manager.get("/audit")).body as AuditPage;
    expect(people.map(({ name }) => name)).toContain("manager");
  });

  test("people of a restaurant choose among their own", async () => {
    await importContent(getDatabase(), { restaurants: RESTAURANTS });
    const person = await signedIn(getDatabase(), "restaurant", ["rubaiyat-madrid"]);
    expect((await person.get("/restaurants")).body).toMatchObject([
      { slug: "rubaiyat-madrid", name: expect.any(String) },
    ]);
  });
});
