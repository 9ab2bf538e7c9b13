import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { leadsTool } from "#tests/leads-tool.ts";
import { aStoredLead } from "#tests/lead-delivery.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

/** Parses CSV (RFC 4180). */
function readCsv(text: string): Record<string, string>[] {
  const cells = Array.from(
    text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g),
    ([, quoted, plain = "", end]) => ({ value: quoted?.replaceAll('""', '"') ?? plain, end }),
  );
  const rows: string[][] = [[]];
  for (const { value, end } of cells) {
    rows.at(-1)?.push(value);
    if (end === "\r\n") rows.push([]);
  }
  const [names = [], ...others] = rows.slice(0, -1);
  return others.map((row) => {
    expect(row).toHaveLength(names.length);
    return Object.fromEntries(names.map((name, index) => [name, row[index] ?? ""]));
  });
}

describeWithDatabase("leads export", (database, connectAgain) => {
  const tool = leadsTool(connectAgain);

  test("CSV keeps every field, and lets no cell be a formula", async () => {
    const message = 'Ela disse "sim", e\r\nnós:\n;também – ação';
    const formulas = ["=1+1", "+1", "-1", "@SUM(A1)", "＝1"];
    await aStoredLead(database, { message, consent: { text: "Concordo", version: "1" } });
    for (const name of formulas) await aStoredLead(database, { name });
    const { code, stdout } = await tool("export", "--csv");
    expect(code).toBe(0);
    expect(stdout.startsWith("\uFEFFid,createdAt,form,state,")).toBe(true);
    expect(stdout.endsWith("\r\n")).toBe(true);
    const rows = readCsv(stdout.slice(1)).toReversed();
    expect(rows[0]).toMatchObject({
      message,
      name: "Maria Silva",
      phone: "'+55 11 99999-0000",
      guestCount: "120",
      consentText: "Concordo",
      utmTerm: "casamento",
      platformId: "",
    });
    expect(rows.slice(1).map(({ name }) => name)).toEqual(formulas.map((one) => `'${one}`));
  });

  test("JSON has the same fields unchanged; both follow the filters", async () => {
    const { id } = await aStoredLead(database, { name: "=1+1" }, { state: "parked" });
    await aStoredLead(database);
    const { stdout } = await tool("export", "--json", "--state", "parked");
    const [lead, ...others] = JSON.parse(stdout) as Record<string, unknown>[];
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ id, name: "=1+1", guestCount: 120, platformId: null });
    const csv = await tool("export", "--csv", "--state", "parked");
    const [row] = readCsv(csv.stdout.slice(1));
    expect(Object.keys(row ?? {})).toEqual(Object.keys(lead ?? {}));
  });

  test("--to writes a private file, and never overwrites one", async () => {
    const folder = await temporaryFolder();
    await aStoredLead(database);
    const file = join(folder, "leads.csv");
    const { code, stdout } = await tool("export", "--csv", "--to", file);
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining(file) });
    expect(readCsv((await readFile(file, "utf8")).slice(1))).toHaveLength(1);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await writeFile(file, "mine");
    expect(await tool("export", "--csv", "--to", file)).toMatchObject({ code: 1, stdout: "" });
    expect(await readFile(file, "utf8")).toBe("mine");
  });

  test("exports each of many leads once; leaves no file if interrupted", async () => {
    const folder = await temporaryFolder();
    const { id } = await aStoredLead(database);
    // Many have the same time, so the cursor needs more than that.
    await database.orm.execute(sql`
      insert into leads
      select copy.* from leads as lead, generate_series(0, 1599) as number,
        jsonb_populate_record(lead, jsonb_build_object(
          'id', gen_random_uuid(), 'submission_id', null, 'email', number || '@example.com',
          'created_at', timestamptz '2026-01-01Z' + number / 700 * interval '1 second')) as copy`);
    // JSON needs separators and an end.
    const whole = join(folder, "whole.json");
    expect(await tool("export", "--json", "--to", whole)).toMatchObject({ code: 0, stderr: "" });
    const expected = await readFile(whole, "utf8");
    expect(JSON.parse(expected)).toHaveLength(1601);
    expect(new Set(expected.match(/\d+@example\.com/g)).size).toBe(1600);
    expect((await tool("export", "--json")).stdout).toBe(expected);
    await database.orm.execute(sql`update leads set consent = '[]' where email = '0@example.com'`);
    const breaking = leadsTool(connectAgain, {
      writeErr(text) {
        if (text.includes("unexpected content")) throw new Error("the power is gone");
      },
    });
    const broken = await breaking("export", "--csv", "--to", join(folder, "broken.csv"));
    expect(broken).toMatchObject({ code: 1, stdout: "" });
    expect(await readdir(folder)).toEqual(["whole.json"]);
    expect(expected).toContain(id);
  });
});
