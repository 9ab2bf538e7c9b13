import { execFileSync } from "node:child_process";
import { mkdtempDisposable, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "#tests/page-fixtures.ts";
import { postContact } from "#tests/post-contact.ts";
import { startSite } from "#tests/site-process.ts";

const IN_A_NAMESPACE = ["unshare", "--map-root-user", "--mount"];

/** Little more room than the embedded database needs. */
const MOUNT_AND_START = 'mount -t tmpfs -o size=56m none "$0" && exec "$@"';

/** Returns whether a process may mount its own disk in a namespace. */
function canMount(): boolean {
  const [command = "", ...options] = IN_A_NAMESPACE;
  try {
    execFileSync(command, [...options, "mount", "-t", "tmpfs", "none", "/mnt"], {
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
}

test("reports a full disk honestly, stores every confirmed lead, and needs no restart @nightly", async () => {
  test.skip(!canMount(), "needs a disk of its own that can be filled");
  test.setTimeout(120_000);
  await using folder = await mkdtempDisposable(join(tmpdir(), "disk-"));
  const disk = folder.path;
  await using site = await startSite({ DATA_DIR: join(disk, "data"), LOG_LEVEL: "error" }, [
    ...IN_A_NAMESPACE,
    "sh",
    "-c",
    MOUNT_AND_START,
    disk,
  ]);
  const filling = join(`/proc/${site.pid}/root`, disk, "filling");
  const thanked: string[] = [];
  const post = async (email: string) => {
    const message = `Uma longa mensagem. ${email} `.repeat(60);
    const { status } = await postContact(site.url, { email, message });
    if (status === 201) thanked.push(email);
    return status;
  };
  expect(await post("before@example.com")).toBe(201);
  await expect(writeFile(filling, Buffer.alloc(64 * 1024 * 1024))).rejects.toThrow("ENOSPC");
  const whileFull: number[] = [];
  while (whileFull.length < 400 && whileFull.filter((status) => status === 503).length < 20) {
    whileFull.push(await post(`full-${whileFull.length}@example.com`));
  }
  expect(whileFull.filter((status) => ![201, 503].includes(status))).toEqual([]);
  expect(whileFull).toContain(503);
  expect((await fetch(`${site.url}/pt`)).status).toBe(200);
  const ready = await fetch(`${site.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: "disk full" }]);
  await expect
    .poll(() => site.output())
    .toContain('"msg":"Lead not stored: the database\'s disk is full"');

  await rm(filling);
  await expect
    .poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: 30_000 })
    .toBe(200);
  await expect.poll(() => post("after@example.com"), { timeout: 30_000 }).toBe(201);

  // Entering another mount namespace starts at its root.
  const place = `--wd=${process.cwd()}`;
  const namespace = ["--target", String(site.pid), "--mount", "--user", place];
  const tool = [process.execPath, resolve("tools/leads/leads.ts"), "list", "--json"];
  const list = execFileSync("nsenter", [...namespace, "--preserve-credentials", ...tool], {
    env: { DATA_DIR: join(disk, "data") },
    encoding: "utf8",
  });
  const stored = (JSON.parse(list) as { email: string }[]).map(({ email }) => email);
  expect(stored.toSorted()).toEqual(thanked.toSorted());
});
