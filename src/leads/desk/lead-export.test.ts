import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { leads } from "#database/schema/leads.ts";
import { detailsOf } from "#tests/desk-leads.ts";
import { createTestDesk, enrol } from "#tests/desk-browser.ts";
import { aStoredLead } from "#tests/lead-delivery.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

const BATCH = 500;
const ASKED = "search=Zenobia&since=2026-01-01";

describeWithDatabase("an export of leads", (database) => {
  /** Starts a lead-reader's download of that many leads, read piece by piece. */
  async function download(number: number) {
    const stored = await aStoredLead(database, { name: "Zenobia" });
    const { id: _, submissionId: __, ...lead } = stored;
    const copies = Array.from({ length: number - 1 }, (___, index) => {
      return { ...lead, email: `zenobia-${index}@example.com` };
    });
    if (copies.length > 0) await database.orm.insert(leads).values(copies);
    const { desk, person, lines, siteUrl } = createTestDesk(database);
    await enrol(database, person, { email: "reader@example.com", role: "lead-reader" });
    const Cookie = Array.from(person.cookies, ([name, value]) => `${name}=${value}`).join("; ");
    const headers = { Cookie, "X-Forwarded-For": "203.0.113.7" };
    const ask = () => desk.request(`${siteUrl}/api/desk/leads.csv?${ASKED}`, { headers });
    return { ask, lines };
  }

  const broken = () => detailsOf(database, "leads.export-broken");
  const rename = (from: string, to: string) =>
    database.orm.execute(sql.raw(`alter table ${from} rename to ${to}`));

  test("breaks a failed download, and logs only the number of rows sent", async () => {
    const { ask, lines } = await download(BATCH + 10);
    const printed = vi.spyOn(console, "error").mockImplementation(() => {});
    const response = await ask();
    expect(response.status).toBe(200);
    const body = response.body?.getReader() ?? expect.fail("no body");
    await body.read();
    const { value } = await body.read();
    expect(new TextDecoder().decode(value).trim().split("\r\n")).toHaveLength(BATCH);
    await rename("leads", "leads_away");
    await expect(body.read()).rejects.toThrow();
    await rename("leads_away", "leads");
    await expect.poll(broken).toEqual([{ since: "2026-01-01", rows: BATCH }]);
    expect(await detailsOf(database, "leads.exported")).toEqual([]);
    expect(lines).toMatchObject([{ message: "Export aborted", fields: { rows: BATCH } }]);
    expect(JSON.stringify(lines)).not.toMatch(/zenobia/i);
    expect(printed).not.toHaveBeenCalled();
  });
});
