import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { ARTICLES } from "#content/news/all-articles.ts";
import { connectDatabase } from "#database/connect.server.ts";
import { importContent } from "#database/import-content.ts";
import { startPostgres } from "../tests/postgres-server.ts";
import { residentMegabytes } from "../tests/resident-memory.ts";
import { type SiteProcess, startSite } from "../tests/site-process.ts";
import { startCachingProxy } from "./caching-proxy.ts";
import { allBenchPages } from "./pages.ts";
import type { Part } from "./results.ts";

const PROCESSES = [1, 2, 4];
/** How often every page is asked for in a round. */
const VISITS = 20;
/** A little more than the `s-maxage` of pages: what a proxy stored is stale then. */
const FRESH_MS = 61_000;

/**
 * What more processes on one PostgreSQL cost, directly and behind a caching proxy: all pages are asked
 * for, then content is published and all are asked for again.
 */
export async function measureProcesses(): Promise<Part> {
  const paths = allBenchPages();
  const names = [
    "connections to PostgreSQL, at most 11 a process",
    "resident MB, all processes",
    `pages rendered for ${paths.length} pages, each asked for ${VISITS} times`,
    "the same again after a publication",
    "behind a caching proxy: share of requests that it answers, %",
    "requests that reach the origins, of each 100",
    "a minute after a publication: pages rendered behind it",
    "the same: requests that wait for a page to be rendered, of each 100",
  ];
  const found: (string | number)[][] = [];
  for (const count of PROCESSES) found.push(await measure(count, paths));
  return {
    columns: ["processes on one PostgreSQL", ...PROCESSES.map(String)],
    rows: names.map((name, at) => [name, ...found.map((values) => values[at] ?? "")]),
    method: "The proxy is nginx; s-maxage and stale-while-revalidate as they are sent.",
    failures: [],
  };
}

async function measure(count: number, paths: readonly string[]): Promise<(string | number)[]> {
  const postgres = await startPostgres();
  const sites: SiteProcess[] = [];
  const database = await connectDatabase({ databaseUrl: postgres.url, dataDir: "" });
  try {
    for (let made = 0; made < count; made += 1) {
      sites.push(await startSite({ DATABASE_URL: postgres.url }));
    }
    const publish = async () => {
      await importContent(database, { articles: ARTICLES });
      // Every process hears of it within two seconds.
      await sleep(2500);
    };
    const visitAll = async (urls: readonly string[]) => {
      const before = await rendered(sites);
      const statuses: string[] = [];
      for (let visit = 0; visit < VISITS; visit += 1) {
        for (const path of paths) {
          const response = await fetch(urls[visit % urls.length] + path);
          statuses.push(response.headers.get("X-Cache") ?? "");
          await response.arrayBuffer();
        }
      }
      return { statuses, pages: (await rendered(sites)) - before };
    };
    const urls = sites.map(({ url }) => url);
    const first = await visitAll(urls);
    await publish();
    const again = await visitAll(urls);
    const { rows } = await database.orm.execute<{ connections: string }>(sql`
      select count(*) as connections from pg_stat_activity
      where application_name = 'rubaiyat-site' and pid <> pg_backend_pid()
    `);
    const connections = Number(rows[0]?.connections);
    const resident = sites.reduce((sum, { pid }) => sum + residentMegabytes(pid), 0);
    const direct = [connections, resident, first.pages, again.pages];
    const proxy = await startCachingProxy(urls);
    if (proxy === undefined) return [...direct, "no nginx"];
    try {
      const { statuses } = await visitAll([proxy.url]);
      const hits = statuses.filter((status) =>
        ["HIT", "STALE", "UPDATING"].includes(status),
      ).length;
      const share = (100 * hits) / statuses.length;
      await publish();
      await sleep(FRESH_MS);
      const published = await visitAll([proxy.url]);
      const waited = published.statuses.filter((status) => ["MISS", "EXPIRED"].includes(status));
      const waiting = ((100 * waited.length) / published.statuses.length).toFixed(1);
      return [...direct, share.toFixed(1), (100 - share).toFixed(1), published.pages, waiting];
    } finally {
      await proxy.stop();
    }
  } finally {
    for (const site of sites) await site.stop();
    await database.close();
    await postgres.remove();
  }
}

/** How many pages all processes have rendered. */
async function rendered(sites: readonly SiteProcess[]): Promise<number> {
  const metrics = await Promise.all(
    sites.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()),
  );
  return metrics.reduce(
    (sum, text) =>
      sum + Number(/^site_pages_total\{source="rendered"\} (\d+)/m.exec(text)?.[1] ?? 0),
    0,
  );
}
