import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { NEWS } from "#content/built-in/built-in-content.server.ts";
import { connectDatabase } from "#database/connect.server.ts";
import { importContent } from "#content/store/publish-content.ts";
import { startPostgres } from "#tests/postgres-server.ts";
import { residentMegabytes } from "#tests/process-figures.ts";
import { type SiteProcess, startSite } from "#tests/site-process.ts";
import { startNginxWith } from "./nginx-server.ts";
import { allBenchPages } from "./pages.ts";
import type { Part } from "./results.ts";
import { readMetrics } from "./site-metrics.ts";

const PROCESSES = [1, 2, 4];
/** Requests per page and round. */
const VISITS = 20;
/** Exceeds the `s-maxage` of pages, so that a proxy's copies are stale. */
const FRESH_MS = 61_000;

/** How long pages are requested without a pause after a publication. */
const PUBLICATION_MS = 4000;

/** Measures the cost of more processes on one PostgreSQL, directly and behind a caching proxy, before and during a publication. */
export async function measureProcesses(): Promise<Part> {
  const paths = allBenchPages();
  const names = [
    "connections to PostgreSQL, at most 11 a process",
    "resident MB, all processes",
    `pages rendered for ${paths.length} pages, each asked for ${VISITS} times`,
    "a publication: pages rendered again in the background",
    "the same: pages that a visitor waited for",
    "the same: event loop held, ms",
    "the same: longest response, ms",
    "behind a caching proxy: share of requests that it answers, %",
    "requests that reach the origins, of each 100",
    "a minute after a publication: pages rendered for it",
    "the same: requests that wait for the origin, of each 100",
  ];
  const found: (string | number)[][] = [];
  for (const count of PROCESSES) found.push(await measure(count, paths));
  return {
    columns: ["processes on one PostgreSQL", ...PROCESSES.map(String)],
    rows: names.map((name, at) => [name, ...found.map((values) => values[at] ?? "")]),
    method:
      "The proxy is nginx with the key that docs/operations.md names; `s-maxage` and " +
      "`stale-while-revalidate` as they are sent. One visitor asks at a time.",
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
    const urls = sites.map(({ url }) => url);
    const publish = () => importContent(database, { news: NEWS });
    /** Requests one page after the other from each server in turn. */
    async function* visit(servers: readonly string[]) {
      for (let at = 0; ; at += 1) {
        const server = servers[Math.floor(at / paths.length) % servers.length] ?? "";
        const began = performance.now();
        const response = await fetch(server + paths[at % paths.length]);
        await response.arrayBuffer();
        yield {
          status: response.headers.get("X-Cache") ?? "",
          milliseconds: performance.now() - began,
        };
      }
    }
    const visitAll = async (servers: readonly string[]) => {
      const statuses: string[] = [];
      for await (const { status } of visit(servers)) {
        if (statuses.push(status) === VISITS * paths.length) break;
      }
      return statuses;
    };
    const start = await readMetrics(urls);
    await visitAll(urls);
    const visited = await readMetrics(urls);
    await publish();
    let longest = 0;
    const end = performance.now() + PUBLICATION_MS;
    for await (const { milliseconds } of visit(urls)) {
      longest = Math.max(longest, milliseconds);
      if (performance.now() > end) break;
    }
    const published = await readMetrics(urls);
    const { rows } = await database.orm.execute<{ connections: string }>(sql`
      select count(*) as connections from pg_stat_activity
      where application_name = 'rubaiyat-site' and pid <> pg_backend_pid()
    `);
    const connections = Number(rows[0]?.connections);
    const resident = sites.reduce((sum, { pid }) => sum + residentMegabytes(pid), 0);
    const awaited = published.awaited - visited.awaited;
    const direct = [
      connections,
      resident,
      visited.renders - start.renders,
      published.renders - visited.renders - awaited,
      awaited,
      published.heldMs,
      Math.round(longest),
    ];
    const proxy = await startCachingProxy(urls);
    if (proxy === undefined) return [...direct, "no nginx"];
    try {
      const share = (statuses: readonly string[], wanted: readonly string[]) =>
        (100 * statuses.filter((status) => wanted.includes(status)).length) / statuses.length;
      const hits = share(await visitAll([proxy.url]), ["HIT", "STALE", "UPDATING"]);
      const before = await readMetrics(urls);
      await publish();
      await sleep(FRESH_MS);
      const waiting = share(await visitAll([proxy.url]), ["MISS", "EXPIRED"]);
      const rendered = (await readMetrics(urls)).renders - before.renders;
      return [...direct, hits.toFixed(1), (100 - hits).toFixed(1), rendered, waiting.toFixed(1)];
    } finally {
      await proxy.stop();
    }
  } finally {
    for (const site of sites) await site.stop();
    await database.close();
    await postgres.remove();
  }
}

/**
 * Starts nginx as a caching proxy that reports its cache status in X-Cache; undefined if it is not installed. It obeys
 * `s-maxage` and `stale-while-revalidate`; its key is the path with the parameters that change a page.
 */
function startCachingProxy(origins: readonly string[]) {
  const servers = origins.map((origin) => `server ${new URL(origin).host};`).join(" ");
  return startNginxWith(
    `proxy_cache_path stored keys_zone=pages:10m max_size=200m inactive=1d;
     upstream site { ${servers} keepalive 32; }`,
    `location / {
       proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection "";
       proxy_set_header Host $host; proxy_set_header Accept-Encoding $http_accept_encoding;
       proxy_cache pages; proxy_cache_lock on; proxy_cache_background_update on;
       proxy_cache_key "$uri|$arg_country|$arg_subject|$arg_restaurant|$arg_experience|$arg_pagina|$arg_page|$http_accept_encoding";
       add_header X-Cache $upstream_cache_status always;
     }`,
  );
}
