import { setTimeout as sleep } from "node:timers/promises";
import { connectDatabase } from "#database/connect.server.ts";
import { importContent } from "#content/store/publish-content.ts";
import { startPostgres } from "#tests/postgres-server.ts";
import { type SiteProcess, startSite } from "#tests/site-process.ts";
import { grownArticles, growDatabase } from "./grown-content.ts";
import { compressedResponse, cpuTicks } from "./requests.ts";
import type { Part } from "./results.ts";
import { readMetrics } from "./site-metrics.ts";

const SIZES = [10, 100, 1000];
/** Enough for the background to render the requested pages. */
const REFRESH_MS = 6000;

/** Transferred bytes; the list is requested first, uncached. */
const WEIGHED: Readonly<Record<string, string>> = {
  "list of news, HTML": "/pt/novidades",
  "its last page, HTML": "/pt/novidades?pagina=",
  "list, data of an in-app navigation": "/pt/novidades.data",
  "an article, HTML": "/pt/novidades/nova-carta-vinhos",
  "/api/news": "/api/news",
  "a feed": "/feeds/pt.xml",
  "sitemap of a site with so many articles": "/sitemap.xml",
};

const MAX_HELD_MS = 60;
const MAX_PAGE_BYTES = 20_000;

/** Measures how news list, API, feed and sitemap grow with articles, and the cost of publishing one. */
export async function measureArticles(): Promise<Part> {
  const rows = new Map<string, (string | number)[]>();
  const failures: string[] = [];
  const add = (name: string, value: number, maximum = Infinity) => {
    rows.set(name, [...(rows.get(name) ?? []), value]);
    if (value > maximum) failures.push(`${name}: ${value}; the target is ${maximum}.`);
  };
  for (const size of SIZES) {
    const postgres = await startPostgres();
    let site: SiteProcess | undefined;
    try {
      await growDatabase({ databaseUrl: postgres.url, dataDir: "" }, { news: size });
      site = await startSite({ DATABASE_URL: postgres.url });
      const { url, pid } = site;
      // The very first page includes compilation.
      await compressedResponse(`${url}/pt/contato`);
      for (const [name, path] of Object.entries(WEIGHED)) {
        const whole = path.endsWith("=") ? path + Math.max(1, Math.ceil(size / 48)) : path;
        await readMetrics([url]);
        const cpu = cpuMilliseconds(pid);
        const { body } = await compressedResponse(url + whole);
        const isPage = path.startsWith("/pt/") && !path.endsWith(".data");
        add(`${name}, bytes`, body.length, isPage ? MAX_PAGE_BYTES : Infinity);
        if (path !== "/pt/novidades") continue;
        add("its first rendering, CPU ms", cpu());
        const { heldMs } = await readMetrics([url]);
        add("its first rendering, event loop held, ms", heldMs, MAX_HELD_MS);
      }
      for (let page = 1; page <= Math.ceil(size / 48); page += 1) {
        await compressedResponse(`${url}/pt/novidades?pagina=${page}`);
      }
      const before = await readMetrics([url]);
      await publish(postgres.url, size);
      await sleep(REFRESH_MS);
      const after = await readMetrics([url]);
      add(
        "a publication: pages rendered again, no visitor waiting",
        after.renders - before.renders,
      );
      add("a publication: event loop held, ms", after.heldMs, MAX_HELD_MS);
    } finally {
      await site?.stop();
      await postgres.remove();
    }
  }
  return {
    columns: ["articles", ...SIZES.map(String)],
    rows: [...rows].map(([name, values]) => [name, ...values]),
    method: "On PostgreSQL. Bytes as they travel (pages brotli, all else gzip).",
    failures,
  };
}

async function publish(databaseUrl: string, size: number): Promise<void> {
  const database = await connectDatabase({ databaseUrl, dataDir: "" });
  await importContent(database, { news: grownArticles(size).toReversed() });
  await database.close();
}

/** Returns a function that reports the CPU time of a process since now, in steps of 10 ms. */
function cpuMilliseconds(pid: number): () => number {
  const before = cpuTicks(pid);
  return () => (cpuTicks(pid) - before) * 10;
}
