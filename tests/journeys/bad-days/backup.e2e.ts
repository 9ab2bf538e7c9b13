import { execFileSync } from "node:child_process";
import { cp, mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "#tests/page-fixtures.ts";
import { postContact } from "#tests/post-contact.ts";
import { startSite } from "#tests/site-process.ts";

/** Runs a site for as long as it takes to leave a lead, then stops it in good order. */
async function leaveLead(dataDir: string, email: string): Promise<void> {
  const site = await startSite({ DATA_DIR: dataDir });
  expect((await postContact(site.url, { email })).status).toBe(201);
  expect(await site.stop()).toBe(0);
}

function leadEmails(dataDir: string): string[] {
  const options = { env: { DATA_DIR: dataDir }, encoding: "utf8" } as const;
  const list = execFileSync(process.execPath, ["scripts/leads.ts", "list", "--json"], options);
  return (JSON.parse(list) as { email: string }[]).map(({ email }) => email).toSorted();
}

// Of PostgreSQL point-in-time.e2e.ts restores one.
test("the copied data folder of a stopped site is a whole backup @nightly", async () => {
  test.setTimeout(120_000);
  await using folder = await mkdtempDisposable(join(tmpdir(), "backup-"));
  const [live, backup, restored] = ["live", "backup", "restored"].map((name) =>
    join(folder.path, name),
  ) as [string, string, string];
  await leaveLead(live, "saved@example.com");
  await cp(live, backup, { recursive: true });
  await leaveLead(live, "after@example.com");

  await cp(backup, restored, { recursive: true });
  expect(leadEmails(restored)).toEqual(["saved@example.com"]);
  await leaveLead(restored, "new@example.com");
  expect(leadEmails(restored)).toEqual(["new@example.com", "saved@example.com"]);
});
