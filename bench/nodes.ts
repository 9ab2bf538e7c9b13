import { once } from "node:events";
import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { startPostgres } from "#tests/postgres-server.ts";
import { type SiteProcess, startSite } from "#tests/site-process.ts";
import { startNginxWith } from "./nginx-server.ts";
import { allBenchPages } from "./pages.ts";
import { cpuTicks, load, quantile } from "./requests.ts";
import { addHost, type Host } from "./hosts.ts";
import type { Part } from "./results.ts";

const PROCESSES = [1, 2, 4, 8];
/** Requests per second, regardless of pending responses, and the duration in seconds. */
const RATE = 200;
const SECONDS = 8;
/** Sequential requests for the cost per request, three scripts per page. */
const PAGES = 1500;
/** A slow node alternately stops and works for this long. */
const SLOW_MS = 200;
/** Requests per second in the busiest hour: a tenth of ten million daily visits, twenty requests each. */
const BUSIEST = (10_000_000 * 0.1 * 20) / 3600;

/** How long nginx avoids a failed server. */
const FAILED_SECONDS = 10;

/** The settings of docs/operations.md ("Behind nginx"). */
const FOR_SERVER = `proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $host;
  proxy_connect_timeout 1s; proxy_read_timeout 3s; proxy_next_upstream error timeout; proxy_next_upstream_tries 2;
  location / { proxy_pass http://site; }`;

interface Node {
  readonly host: Host;
  readonly site: SiteProcess;
}
type Trouble = (node: Node, signal: AbortSignal) => Promise<void>;

const TROUBLES: Readonly<Record<string, Trouble>> = {
  "all well": async () => {},
  "one slow": async ({ site: { pid } }, signal) => {
    while (!signal.aborted) {
      process.kill(pid, "SIGSTOP");
      await sleep(SLOW_MS);
      process.kill(pid, "SIGCONT");
      await sleep(SLOW_MS);
    }
  },
  "one stands still": async ({ site: { pid } }, signal) => {
    process.kill(pid, "SIGSTOP");
    await once(signal, "abort");
    process.kill(pid, "SIGCONT");
  },
  "one silent": async ({ host }, signal) => {
    host.silence("add");
    await once(signal, "abort");
    host.silence("delete");
  },
  "one lost": async ({ site }) => {
    await site.stop("SIGKILL");
  },
};

/**
 * Measures processes on one PostgreSQL behind nginx, each on its own host, without a cache: the effect of a lost, silent
 * or slow one on visitors, and the cost of a request. Needs root.
 */
export async function measureNodes(): Promise<Part> {
  const rows: (string | number)[][] = [];
  const failures: string[] = [];
  for (const count of PROCESSES) {
    const postgres = await startPostgres();
    const hosts: Host[] = [];
    const nodes: Node[] = [];
    try {
      const start = async (number: number) => {
        const host = await addHost(number, postgres.url);
        hosts.push(host);
        const settings = { DATABASE_URL: host.databaseUrl, TRUST_PROXY: "1" };
        nodes.push({ host, site: await startSite(settings, host.within, ".", host.address) });
      };
      await start(1);
      await Promise.all(Array.from({ length: count - 1 }, (_, at) => start(at + 2)));
      const sites = nodes.map(({ site }) => site);
      const servers = sites.map(
        ({ url }) => `server ${new URL(url).host} max_fails=1 fail_timeout=${FAILED_SECONDS}s;`,
      );
      const nginx = await startNginxWith(
        `upstream site { ${servers.join(" ")} keepalive 32; }`,
        FOR_SERVER,
      );
      if (nginx === undefined) throw new Error("nginx is not installed");
      const [last] = nodes.slice(-1);
      try {
        const paths = await visitPaths(nginx.url);
        for (const path of new Set(paths)) {
          for (const site of sites) await (await fetch(site.url + path)).arrayBuffer();
        }
        const costs = await costOfRequest(nginx, sites, paths);
        for (const [name, trouble] of Object.entries(TROUBLES)) {
          if (last === undefined || (count === 1 && name !== "all well")) continue;
          // Waits until nginx has forgotten the previous failure.
          if (name !== "all well") await sleep(FAILED_SECONDS * 1000);
          const row = await measure({ nginx, paths }, (signal) => trouble(last, signal));
          rows.push([count, name, ...row, ...(name === "all well" ? costs : ["", "", "", ""])]);
          const errors = Number(row[0]);
          if (errors > 0) failures.push(`${count} processes, ${name}: ${errors} errors`);
        }
      } finally {
        await nginx.stop();
      }
    } finally {
      for (const { site } of nodes) await site.stop("SIGKILL");
      for (const host of hosts) host.remove();
      await postgres.remove();
    }
  }
  return {
    columns: ["processes", "state", "errors", "p50 ms", "p99 ms", "longest ms"].concat([
      "CPU µs a request: site",
      "nginx",
      "cores for 10 million visits a day: site",
      "nginx",
    ]),
    rows,
    method:
      `${RATE} requests a second for ${SECONDS} seconds, one page to three scripts, ` +
      "counted from when they were due. Ten million visits a day are " +
      `${Math.round(BUSIEST)} requests a second in the busiest hour (a tenth of the visits, 20 requests each).`,
    failures,
  };
}

/** Returns each page followed by three scripts. */
async function visitPaths(url: string): Promise<string[]> {
  const home = await (await fetch(`${url}/pt`)).text();
  const [, script = ""] = /"(\/assets\/[^"]+\.js)"/.exec(home) ?? [];
  return allBenchPages().flatMap((page) => [page, script, script, script]);
}

/** Returns CPU microseconds per request in the sites and in nginx, and the cores that the busiest hour needs. */
async function costOfRequest(
  { url, pid }: { readonly url: string; readonly pid: number },
  sites: readonly SiteProcess[],
  [page = "", script = ""]: readonly string[],
): Promise<string[]> {
  const ticks = () => [sites.reduce((sum, site) => sum + cpuTicks(site.pid), 0), cpuTicks(pid)];
  const ask = async (pages: number) => {
    await load({ name: "", url: url + page, pid, requests: pages }, pages);
    await load({ name: "", url: url + script, pid, requests: 3 * pages }, 3 * pages);
  };
  await ask(PAGES);
  const before = ticks();
  await ask(PAGES);
  // A tick is a hundredth of a second.
  const costs = ticks().map((value, at) => ((value - (before[at] ?? 0)) * 10_000) / (4 * PAGES));
  const cores = costs.map((cost) => ((cost * BUSIEST) / 1e6).toFixed(1));
  return [...costs.map((cost) => cost.toFixed(0)), ...cores];
}

async function measure(
  { nginx, paths }: { readonly nginx: { readonly url: string }; readonly paths: readonly string[] },
  cause: (signal: AbortSignal) => Promise<void>,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const waits: number[] = [];
  let errors = 0;
  const ask = async (path: string, due: number) => {
    const isWell = await isServed(nginx.url + path, agent);
    waits.push(performance.now() - due);
    if (!isWell) errors += 1;
  };
  const ending = new AbortController();
  const began = performance.now();
  let caused = Promise.resolve();
  const asked: Promise<void>[] = [];
  for (let number = 0; number < RATE * SECONDS; number += 1) {
    const due = began + (number * 1000) / RATE;
    await sleep(Math.max(0, due - performance.now()));
    if (number === Math.round((RATE * SECONDS) / 4)) caused = cause(ending.signal);
    asked.push(ask(paths[number % paths.length] ?? "/pt", due));
  }
  await Promise.all(asked);
  ending.abort();
  await caused;
  agent.destroy();
  return [errors, ...[0.5, 0.99, 1].map((share) => Math.round(quantile(waits, share)))];
}

function isServed(url: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = { "Accept-Encoding": "gzip, deflate, br" };
    const request = get(url, { agent, headers }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode === 200));
      response.on("error", () => resolve(false));
    });
    request.on("error", () => resolve(false));
  });
}
