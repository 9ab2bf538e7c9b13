import { brotliDecompressSync } from "node:zlib";
import { residentMegabytes } from "#tests/process-figures.ts";
import { startSite } from "#tests/site-process.ts";
import { startNginx } from "./nginx-server.ts";
import {
  CONNECTIONS,
  load,
  median,
  quantile,
  type Round,
  type Server,
  compressedResponse,
} from "./requests.ts";
import type { Part } from "./results.ts";
import { preparedServers } from "./prepared.ts";
import { startRaw } from "./start-raw.ts";

const ROUNDS = 7;
/** The target for a cached page relative to the plainest server (README.md). */
const TARGET_RATIO = 1.5;
const CACHED_PAGE = "cached page";

/** Measures CPU and latency per request, each server in turn, over several rounds. */
export async function measureLoad(): Promise<Part> {
  const started = performance.now();
  // Like the compared servers, which log no requests.
  const site = await startSite({ LOG_LEVEL: "warn" });
  const readyAfter = Math.round(performance.now() - started);
  const logging = await startSite({ LOG_LEVEL: "info" });
  const kept = await compressedResponse(`${site.url}/pt`);
  const raw = await startRaw({ "*": { ...kept, body: kept.body.toString("base64") } });
  const nginx = await startNginx(kept);
  const of = { url: site.url, pid: site.pid };
  const fromMemory: readonly Server[] = [
    { ...raw, name: "raw Node server, same bytes", requests: 10_000 },
    ...(nginx ? [{ name: "nginx, same bytes from a file", requests: 10_000, ...nginx }] : []),
    { ...of, name: CACHED_PAGE, url: `${site.url}/pt`, requests: 10_000 },
    {
      name: "cached page, each request logged",
      url: `${logging.url}/pt`,
      pid: logging.pid,
      requests: 10_000,
    },
    {
      ...of,
      name: "cached page, 304",
      url: `${site.url}/pt`,
      requests: 10_000,
      headers: { "If-None-Match": kept.headers["etag"] ?? "" },
    },
    { ...of, name: "script file", url: site.url + scriptOf(kept.body), requests: 10_000 },
  ];
  const prepared = await preparedServers(of);
  const made: readonly Server[] = [
    {
      ...of,
      name: "data rendered anew",
      url: `${site.url}/pt/restaurantes.data?_routes=x`,
      // Together below one process's render limit per minute for visitors with an IP.
      requests: 150,
    },
    {
      ...of,
      name: "page rendered anew",
      url: `${site.url}/pt/contato?restaurant=x`,
      requests: 100,
    },
  ];
  const rounds = new Map<Server, Round[]>();
  try {
    // Separate, because rendering leaves garbage whose collection would be charged to the next server.
    await loadInTurn([...fromMemory, ...prepared], rounds);
    await loadInTurn(made, rounds);
    const memory = residentMegabytes(site.pid);
    const costs = (server: Server) =>
      (rounds.get(server) ?? []).map(({ cpuMicroseconds }) => cpuMicroseconds);
    const rawCosts = costs(fromMemory[0] as Server);
    const ratio = (server: Server) =>
      median(costs(server).map((cost, round) => cost / (rawCosts[round] ?? Number.NaN)));
    const ofKept = ratio(fromMemory.find(({ name }) => name === CACHED_PAGE) as Server);
    const rows = [...fromMemory, ...prepared, ...made].map((server) => {
      const waits = (rounds.get(server) ?? []).flatMap(({ milliseconds }) => milliseconds);
      const at = (share: number) => quantile(waits, share).toFixed(1);
      const cost = Math.round(median(costs(server)));
      const [toRaw, toKept] = [ratio(server), ratio(server) / ofKept];
      return [server.name, toRaw.toFixed(2), toKept.toFixed(2), cost, at(0.5), at(0.99)];
    });
    return {
      columns: ["response", "CPU, ratio to raw", "to a cached page", "CPU µs", "p50 ms", "p99 ms"],
      rows,
      method:
        `${CONNECTIONS} connections kept open, ${ROUNDS} rounds in turn, medians (of ratios too); CPU is the ` +
        `server's own. Ready ${readyAfter} ms after its start, ${memory} MB resident afterwards.`,
      failures: [
        ...(ofKept > TARGET_RATIO
          ? [
              `${CACHED_PAGE}: ${ofKept.toFixed(2)} × the raw server; the target is ${TARGET_RATIO}.`,
            ]
          : []),
        ...prepared
          .map((server) => ({ ...server, times: ratio(server) / ofKept }))
          .filter(({ times, maxRatio }) => times > maxRatio)
          .map(({ name, times, maxRatio }) => {
            return `${name}: ${times.toFixed(2)} × a cached page; the target is ${maxRatio}.`;
          }),
      ],
    };
  } finally {
    raw.stop();
    await nginx?.stop();
    await Promise.all([site.stop(), logging.stop()]);
  }
}

async function loadInTurn(servers: readonly Server[], rounds: Map<Server, Round[]>) {
  for (const server of servers) await load(server, server.requests / 2);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const server of servers) {
      const known = rounds.get(server) ?? [];
      rounds.set(server, [...known, await load(server, server.requests)]);
    }
  }
}

function scriptOf(page: Buffer): string {
  const html = brotliDecompressSync(page).toString();
  return /<script type="module" async="" src="([^"]+)"/.exec(html)?.[1] ?? "/favicon.svg";
}
