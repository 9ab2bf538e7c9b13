import { setTimeout as sleep } from "node:timers/promises";
import { startRdStation } from "#services/rd-station/rd-station.fake.ts";
import { startMovingAddress } from "#tests/moving-address.ts";
import { expect, test } from "#tests/page-fixtures.ts";
import { postContact } from "#tests/post-contact.ts";
import { baseBackup, POSTGRES_VERSIONS } from "#tests/postgres-copy.ts";
import { askPostgres } from "#tests/postgres-databases.ts";
import { startPostgres } from "#tests/postgres-server.ts";
import { startSite } from "#tests/site-process.ts";

const SETTINGS = ["synchronous_commit=on", "full_page_writes=on", "wal_keep_size=256MB"];
const WAYS = ["ends", "is gone without a word"] as const;

for (const [{ name, bin }, way] of POSTGRES_VERSIONS.flatMap((version) =>
  WAYS.map((one) => [version, one] as const),
)) {
  test(`${name}: the primary ${way}, its replica takes over, and no acknowledged lead is lost or sent twice @nightly`, async () => {
    test.setTimeout(240_000);
    const primary = await startPostgres({ ...(bin && { bin }), settings: SETTINGS });
    const backup = await baseBackup(primary);
    const from = new URL(primary.url);
    const replica = await backup.start("standby", [
      ...SETTINGS,
      `primary_conninfo=host=127.0.0.1 port=${from.port} user=postgres password=${from.password}`,
    ]);
    const address = await startMovingAddress(Number(from.port));
    const platform = await startRdStation();
    from.port = String(address.port);
    const site = await startSite({ DATABASE_URL: from.href, ...platform.settings });
    const acknowledged: string[] = [];
    const post = async (email: string) => {
      const message = `Uma mensagem de ${email}`;
      const { status } = await postContact(site.url, { email, message });
      if (status === 201) acknowledged.push(email);
      return status;
    };
    const watch = { isOver: false };
    const failed: number[] = [];
    const readPages = async () => {
      while (!watch.isOver) {
        const { status } = await fetch(`${site.url}/pt`);
        if (status !== 200) failed.push(status);
        await sleep(50);
      }
    };
    const writeLeads = async (writer: number) => {
      for (let number = 0; !watch.isOver; number += 1) {
        await post(`writer-${writer}-${number}@example.com`);
        await sleep(100);
      }
    };
    let writers: Promise<unknown> = Promise.resolve();
    try {
      await askPostgres(primary.url, "alter system set synchronous_standby_names = '*'");
      await askPostgres(primary.url, "select pg_reload_conf()");
      await expect
        .poll(() => askPostgres(primary.url, "select sync_state as is from pg_stat_replication"))
        .toEqual([{ is: "sync" }]);
      // A lead is acknowledged only once the replica has it.
      const [{ pid } = { pid: 0 }] = await askPostgres<{ pid: number }>(
        replica.url,
        "select pid from pg_stat_wal_receiver",
      );
      process.kill(pid, "SIGSTOP");
      const held = post("held@example.com");
      const early = await Promise.race([held, sleep(3000, "not yet")]);
      process.kill(pid, "SIGCONT");
      expect(early).toBe("not yet");
      expect(await held).toBe(201);

      writers = Promise.all([readPages(), ...[1, 2, 3].map(writeLeads)]);
      await sleep(2000);
      const before = acknowledged.length;
      const began = performance.now();
      if (way === "ends") await primary.stop("SIGKILL");
      else address.fallSilent();
      await askPostgres(replica.url, "select pg_promote()");
      address.moveTo(Number(new URL(replica.url).port));
      await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before);
      const description = `${((performance.now() - began) / 1000).toFixed(1)} s`;
      test.info().annotations.push({ type: "takes leads again after", description });
      await expect
        .poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: 60_000 })
        .toBe(200);
      watch.isOver = true;
      await writers;
      expect(failed).toEqual([]);

      const states = () =>
        askPostgres<{ email: string; state: string }>(
          replica.url,
          "select email, state from leads",
        );
      const stored = (await states()).map(({ email }) => email);
      expect(acknowledged.filter((email) => !stored.includes(email))).toEqual([]);
      await expect
        .poll(async () => (await states()).filter(({ state }) => state === "waiting"), {
          timeout: 90_000,
        })
        .toEqual([]);
      for (const { email, state } of await states()) {
        const times = platform.taken(email);
        expect(times, email).toBeLessThanOrEqual(1);
        if (state === "delivered") expect(times, email).toBe(1);
      }
    } finally {
      watch.isOver = true;
      await site.stop("SIGKILL");
      await writers.catch(() => {});
      address.close();
      await Promise.all([primary.remove(), replica.remove(), platform.close()]);
    }
  });
}
