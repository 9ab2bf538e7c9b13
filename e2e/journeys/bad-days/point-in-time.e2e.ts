import { execFile } from "node:child_process";
import { mkdtempDisposable, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startRdStation } from "#services/rd-station/rd-station.fake.ts";
import { expect, test } from "#tests/page-fixtures.ts";
import { postContact } from "#tests/post-contact.ts";
import { askPostgres } from "#tests/postgres-databases.ts";
import { baseBackup, POSTGRES_VERSIONS } from "#tests/postgres-copy.ts";
import { lend, startPostgres } from "#tests/postgres-server.ts";
import { startSite } from "#tests/site-process.ts";

type Settings = Readonly<Record<string, string>>;

/** The archive of operations.md with a shorter timeout. */
const archiveTo = (folder: string) => [
  "archive_mode=on",
  `archive_command=test ! -f ${folder}/%f && cp %p ${folder}/%f.part && mv ${folder}/%f.part ${folder}/%f`,
  "archive_timeout=2",
  "synchronous_commit=on",
  "full_page_writes=on",
];

async function leads(settings: Settings, ...args: string[]) {
  const command = ["tools/leads/leads.ts", ...args];
  return (await promisify(execFile)(process.execPath, command, { env: settings })).stdout;
}

async function statesOf(settings: Settings): Promise<string[]> {
  const list = JSON.parse(await leads(settings, "list", "--json")) as {
    email: string;
    state: string;
  }[];
  return list.map(({ email, state }) => `${email}: ${state}`).toSorted();
}

for (const { name, bin } of POSTGRES_VERSIONS) {
  // Rule 6.23.
  test(`${name} lost with its disk is restored to a moment between two leads, and nothing is sent twice @nightly`, async () => {
    test.setTimeout(240_000);
    await using folder = await mkdtempDisposable(join(tmpdir(), "archive-"));
    const archive = folder.path;
    await using platform = await startRdStation();
    await using live = await startPostgres({ ...(bin && { bin }), settings: archiveTo(archive) });
    await lend(archive, live.files.runAs);
    await using before = await startSite({ DATABASE_URL: live.url, ...platform.settings });
    const post = async ({ url }: { readonly url: string }, email: string) =>
      expect((await postContact(url, { email })).status, email).toBe(201);
    const isTaken = (email: string) =>
      expect.poll(() => platform.taken(email), { timeout: 15_000 }).toBe(1);
    await using backup = await baseBackup(live);
    await post(before, "delivered@example.com");
    await isTaken("delivered@example.com");
    platform.state.always = { status: 503 };
    await post(before, "delivered-later@example.com");
    await expect.poll(() => platform.state.received.length).toBe(2);
    const [{ moment = "" } = {}] = await askPostgres<{ moment: string }>(
      live.url,
      "select clock_timestamp()::text as moment",
    );
    platform.state.always = "accept";
    await leads({ DATABASE_URL: live.url }, "redeliver", await idOf(live.url));
    await isTaken("delivered-later@example.com");
    await post(before, "posted-later@example.com");
    await isTaken("posted-later@example.com");
    // Not forced: `archive_timeout` alone bounds the loss.
    const [{ segment = "" } = {}] = await askPostgres<{ segment: string }>(
      live.url,
      "select pg_walfile_name(pg_current_wal_lsn()) as segment",
    );
    await expect.poll(() => readdir(archive), { timeout: 30_000 }).toContain(segment);
    await before.stop("SIGKILL");
    await live.remove();

    const began = performance.now();
    await using restored = await backup.start("recovery", [
      `restore_command=cp ${archive}/%f %p`,
      `recovery_target_time=${moment}`,
      "recovery_target_action=promote",
    ]);
    const settings = { DATABASE_URL: restored.url };
    await expect
      .poll(() => askPostgres(restored.url, "select pg_is_in_recovery() as is"))
      .toEqual([{ is: false }]);
    expect(await statesOf(settings)).toEqual([
      "delivered-later@example.com: waiting",
      "delivered@example.com: delivered",
    ]);
    await leads(settings, "restored", "--yes");
    await using site = await startSite({ ...settings, ...platform.settings });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    test.info().annotations.push({ type: "serves again after", description: `${seconds} s` });
    expect((await fetch(`${site.url}/pt`)).status).toBe(200);
    await post(site, "new@example.com");
    await isTaken("new@example.com");
    expect(await statesOf(settings)).toEqual([
      "delivered-later@example.com: unknown",
      "delivered@example.com: delivered",
      "new@example.com: delivered",
    ]);
    for (const email of ["delivered@example.com", "delivered-later@example.com"]) {
      expect(platform.taken(email), email).toBe(1);
    }
  });
}

/** Returns the id of the one waiting lead. */
async function idOf(url: string): Promise<string> {
  const [lead] = await askPostgres<{ id: string }>(
    url,
    "select id from leads where state = 'waiting'",
  );
  return lead?.id ?? "";
}
