import { setTimeout as sleep } from "node:timers/promises";
import { startRdStation } from "#external-services/rd-station/rd-station.fake.ts";
import { startBalancer } from "../balancer.ts";
import { buildEarlierVersion, commitBefore } from "../other-version.ts";
import { expect, test } from "../page-fixtures.ts";
import { postContact } from "../post-contact.ts";
import { askPostgres } from "../postgres-databases.ts";
import { startPostgres } from "../postgres-server.ts";
import { startSite } from "../site-process.ts";

/** What came after the one migration that no version survives (docs/operations.md, Upgrade). */
const FIRST_BRIDGED = "0034_guests-are-answered";
const PATHS = ["/pt", "/en/restaurants", "/es", "/api/restaurants", "/pt/contato?restaurant=x"];

test("the oldest version that can be upgraded without a pause runs beside this one, and again after it @nightly", async () => {
  const commit = commitBefore(FIRST_BRIDGED);
  test.skip(commit === undefined, "needs the history of the project");
  // The older version encodes its pictures first.
  test.setTimeout(1_200_000);
  const older = await buildEarlierVersion(commit ?? "");
  const postgres = await startPostgres();
  const platform = await startRdStation();
  const settings = { DATABASE_URL: postgres.url, ...platform.settings };
  const startOlder = () => startSite(settings, [], older.folder);
  const first = await startOlder();
  const running = [first];
  let requests = 0;
  const balancer = await startBalancer(() => running[(requests += 1) % running.length]?.url ?? "");
  const watch = { isOver: false, longest: 0, posts: 0 };
  const failed: string[] = [];
  const visit = async (ask: () => Promise<Response>, expected: number) => {
    const began = performance.now();
    const { status, url } = await ask();
    watch.longest = Math.max(watch.longest, performance.now() - began);
    if (status !== expected) failed.push(`${url}: ${status}`);
    await sleep(100);
  };
  const read = async () => {
    for (let at = 0; !watch.isOver; at += 1) {
      await visit(() => fetch(balancer.url + PATHS[at % PATHS.length]), 200);
    }
  };
  const write = async () => {
    while (!watch.isOver) {
      const email = `visitor-${(watch.posts += 1)}@example.com`;
      await visit(() => postContact(balancer.url, { email, message: `De ${email}` }), 201);
      await sleep(400);
    }
  };
  try {
    const visitors = Promise.all([read(), write()]);
    await sleep(2000);
    const second = await startSite(settings);
    running.push(second);
    await sleep(4000);
    running.splice(0, 1);
    await first.stop();
    await sleep(2000);
    // The way back: the older version again, on the tables of this one.
    const again = await startOlder();
    running.push(again);
    await sleep(2000);
    running.splice(0, 1);
    await second.stop();
    await sleep(2000);
    watch.isOver = true;
    await visitors;
    const description = `${Math.round(watch.longest)} ms`;
    test.info().annotations.push({ type: "longest response", description });
    expect(failed).toEqual([]);
    const states = () =>
      askPostgres(postgres.url, "select state, count(*)::int as leads from leads group by state");
    await expect.poll(states).toEqual([{ state: "delivered", leads: watch.posts }]);
    const emails = Array.from({ length: watch.posts }, (_, at) => `visitor-${at + 1}@example.com`);
    expect(emails.filter((email) => platform.taken(email) !== 1)).toEqual([]);
  } finally {
    watch.isOver = true;
    await balancer.close();
    await Promise.all(running.map((site) => site.stop("SIGKILL")));
    await Promise.all([postgres.remove(), platform.close(), older.remove()]);
  }
});
