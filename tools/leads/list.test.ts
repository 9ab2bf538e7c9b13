import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { leadsTool } from "#tests/leads-tool.ts";
import { aStoredLead } from "#tests/lead-delivery.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

describeWithDatabase("leads list", (database, connectAgain) => {
  const tool = leadsTool(connectAgain);
  const listed = async (...filters: string[]) => {
    const { code, stdout } = await tool("list", "--json", ...filters);
    expect(code).toBe(0);
    return JSON.parse(stdout) as Record<string, unknown>[];
  };
  const emails = async (...filters: string[]) =>
    (await listed(...filters)).map(({ email }) => email);
  const on = (day: string) => ({ createdAt: new Date(day) });

  test("--json is one array of exactly the named fields", async () => {
    const later = { state: "parked", reason: "Erro HTTP: 401", platformId: "rd-7" } as const;
    const createdAt = "2026-11-01T10:00:00.123Z";
    const { id, email } = await aStoredLead(database, {}, { ...on(createdAt), ...later });
    const expected = { id, form: "event_form", email, ...later, score: 100, createdAt };
    expect(await listed()).toEqual([expected]);
  });

  test("shows the newest 100, or as many as --limit says", async () => {
    await aStoredLead(database, {}, on("2026-01-01"));
    // Only microseconds tell them apart.
    await database.orm.execute(sql`
      insert into leads (form, fingerprint, language, name, email, phone, subject, restaurant, message,
        event_type, budget, preferred_date, campaign, score, state, created_at)
      select 'contact_form', n::text, 'pt', '', n || '@example.com', '', '', '', '', '', '', '', '{}', 50,
        'delivered', timestamptz '2026-02-01' + n * interval '1 microsecond'
      from generate_series(1, 1200) as n
    `);
    const newest = Array.from({ length: 1200 }, (_one, index) => `${1200 - index}@example.com`);
    expect(await tool("list", "--json")).toMatchObject({
      stderr: "100 of 1201: --limit shows more.\n",
    });
    expect(await emails()).toEqual(newest.slice(0, 100));
    expect(await emails("--limit", "501")).toEqual(newest.slice(0, 501));
  });

  test("combines filters by form, restaurant, state and e-mail", async () => {
    const make = (email: string, ...[posted, later]: [object, object?]) =>
      aStoredLead(database, { email, ...posted }, later);
    await make("Ana@Example.com", { form: "contact_form", restaurant: "rubaiyat-madrid" });
    await make("bia@example.com", { form: "event_form", restaurant: "rubaiyat-madrid" });
    await make("caio@example.com", { form: "event_form" }, { state: "parked" });
    await make("duda@example.com", { form: "newsletter_form", restaurant: "" });
    for (const [filters, expected] of Object.entries({
      "--form contact_form": "Ana@Example.com",
      "--form newsletter_form": "duda@example.com",
      "--restaurant rubaiyat-madrid --form event_form": "bia@example.com",
      "--house=rubaiyat-madrid --form event_form": "bia@example.com",
      "--state parked": "caio@example.com",
      "--state parked --form contact_form": "",
      "--email ANA@example.COM": "Ana@Example.com",
    })) {
      expect((await emails(...filters.split(" "))).join(), filters).toBe(expected);
    }
    expect(await emails("--restaurant", "' or true --")).toEqual([]);
  });

  test("reads days as whole days of UTC, times exactly", async () => {
    const make = (email: string, createdAt: Date) =>
      aStoredLead(database, { email }, { createdAt });
    await make("a@example.com", new Date("2026-03-01T00:00:00Z"));
    await make("b@example.com", new Date("2026-03-31T23:59:59.999Z"));
    await make("c@example.com", new Date("2026-04-01T00:00:00Z"));
    await make("d@example.com", new Date("2026-05-01T12:00:00Z"));
    const beyond = ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59.999-14:00"];
    for (const [filters, expected] of Object.entries({
      "--since 2026-03-01 --until 2026-03-31": "ba",
      "--until 2026-03-31T23:59:59.999Z": "ba",
      "--until 2026-03-31T23:00:00-01:00": "cba",
      "--since 2026-04-01": "dc",
      "--since 2026-04-01T00:00:00.001Z": "d",
      "--since 0000-01-01 --until 9999-12-31": "dcba",
      [`--since ${beyond[0]} --until ${beyond[1]}`]: "dcba",
    })) {
      const found = (await emails(...filters.split(" "))).map((email) => String(email)[0]);
      expect(found.join(""), filters).toBe(expected);
    }
  });
});
