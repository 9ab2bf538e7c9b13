import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, NIGHTLY, test } from "#tests/page-fixtures.ts";
import { postContact } from "#tests/post-contact.ts";
import { askPostgres, withDatabase } from "#tests/postgres-databases.ts";
import { startPostgres } from "#tests/postgres-server.ts";
import { startSite } from "#tests/site-process.ts";

type Settings = Readonly<Record<string, string>>;

/** Runs a site for as long as it takes to leave a lead, then stops it in good order. */
async function leaveLead(settings: Settings, email: string): Promise<void> {
  const site = await startSite(settings);
  expect((await postContact(site.url, { email })).status).toBe(201);
  expect(await site.stop()).toBe(0);
}

async function leadEmails(settings: Settings): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["scripts/leads.ts", "list", "--json"],
    { env: settings },
  );
  return (JSON.parse(stdout) as { email: string }[]).map(({ email }) => email).toSorted();
}

test("the copied data folder of a stopped site is a whole backup", NIGHTLY, async () => {
  test.setTimeout(120_000);
  const folder = await mkdtemp(join(tmpdir(), "backup-"));
  const [live, restored] = ["live", "restored"].map((name) => ({ DATA_DIR: join(folder, name) }));
  if (live === undefined || restored === undefined) throw new Error("no folders");
  try {
    await leaveLead(live, "saved@example.com");
    await cp(live.DATA_DIR, join(folder, "backup"), { recursive: true });
    await leaveLead(live, "after@example.com");

    await cp(join(folder, "backup"), restored.DATA_DIR, { recursive: true });
    expect(await leadEmails(restored)).toEqual(["saved@example.com"]);
    await leaveLead(restored, "new@example.com");
    expect(await leadEmails(restored)).toEqual(["new@example.com", "saved@example.com"]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test(
  "a PostgreSQL database restored under another name serves, and takes leads again",
  NIGHTLY,
  async () => {
    test.setTimeout(180_000);
    const postgres = await startPostgres();
    const at = (name: string) => ({ DATABASE_URL: withDatabase(postgres.url, name) });
    try {
      await askPostgres(postgres.url, "create database live");
      await leaveLead(at("live"), "saved@example.com");
      // What pg_dump and pg_restore do, by the server itself: its packages carry no client programs.
      await askPostgres(postgres.url, "create database restored template live");
      await leaveLead(at("live"), "after@example.com");

      expect(await leadEmails(at("restored"))).toEqual(["saved@example.com"]);
      await leaveLead(at("restored"), "new@example.com");
      expect(await leadEmails(at("restored"))).toEqual(["new@example.com", "saved@example.com"]);
    } finally {
      await postgres.remove();
    }
  },
);
