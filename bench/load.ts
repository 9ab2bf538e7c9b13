import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import type { AddressInfo } from "node:net";
import { residentMegabytes } from "../tests/resident-memory.ts";
import { startSite } from "../tests/site-process.ts";
import { startNginx } from "./nginx-server.ts";
import type { Part } from "./results.ts";

const CONNECTIONS = 50;
const ROUNDS = 5;
const TICKS_PER_SECOND = 100;
/** The design's target for a kept page against the plainest server (docs/architecture.md). */
const TARGET_RATIO = 1.5;
const KEPT_PAGE = "kept page";

interface Server {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  readonly requests: number;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Round {
  readonly cpuMicroseconds: number;
  readonly milliseconds: readonly number[];
}

/** CPU and waiting time per request, each server in turn, round after round. */
export async function measureLoad(): Promise<Part> {
  const started = performance.now();
  const site = await startSite({ LOG_LEVEL: "info" });
  const readyAfter = Math.round(performance.now() - started);
  const page = await fetch(`${site.url}/pt`, { headers: { "Accept-Encoding": "br" } });
  const kept = { headers: plainHeaders(page.headers), body: await bytesOf(`${site.url}/pt`) };
  const raw = fork("bench/raw-server.ts", { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  raw.send({ ...kept, body: kept.body.toString("base64") });
  const nginx = await startNginx(kept);
  const [address] = (await once(raw, "message")) as [AddressInfo];
  const of = { url: site.url, pid: site.pid };
  const servers: readonly Server[] = [
    {
      name: "raw Node server, same bytes",
      url: `http://127.0.0.1:${address.port}/`,
      pid: raw.pid ?? 0,
      requests: 10_000,
    },
    ...(nginx ? [{ name: "nginx, same bytes from a file", requests: 10_000, ...nginx }] : []),
    { ...of, name: KEPT_PAGE, url: `${site.url}/pt`, requests: 10_000 },
    {
      ...of,
      name: "kept page, 304",
      url: `${site.url}/pt`,
      requests: 10_000,
      headers: { "If-None-Match": page.headers.get("ETag") ?? "" },
    },
    { ...of, name: "script file", url: site.url + scriptOf(await page.text()), requests: 10_000 },
    {
      ...of,
      name: "data of an in-app navigation",
      url: `${site.url}/pt/restaurantes.data`,
      requests: 500,
    },
    {
      ...of,
      name: "page rendered anew",
      url: `${site.url}/pt/contato?restaurant=x`,
      requests: 200,
    },
  ];
  const rounds = new Map<Server, Round[]>(servers.map((server) => [server, []]));
  try {
    for (const server of servers) await load(server, 200);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const server of servers) rounds.get(server)?.push(await load(server, server.requests));
    }
    const memory = residentMegabytes(site.pid);
    const cost = (server: Server) =>
      median((rounds.get(server) ?? []).map(({ cpuMicroseconds }) => cpuMicroseconds));
    const base = cost(servers[0] as Server);
    const rows = servers.map((server) => {
      const waits = (rounds.get(server) ?? []).flatMap(({ milliseconds }) => milliseconds);
      const sorted = waits.toSorted((a, b) => a - b);
      const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
      const ratio = (cost(server) / base).toFixed(2);
      return [server.name, ratio, Math.round(cost(server)), at(0.5), at(0.99)];
    });
    const ofKept = cost(servers.find(({ name }) => name === KEPT_PAGE) as Server) / base;
    return {
      columns: ["answer", "CPU, ratio to raw", "CPU µs", "p50 ms", "p99 ms"],
      rows,
      method:
        `${CONNECTIONS} connections kept open, ${ROUNDS} rounds in turn, medians; CPU is the ` +
        `server's own. Ready ${readyAfter} ms after its start, ${memory} MB resident afterwards.`,
      failures:
        ofKept > TARGET_RATIO
          ? [`${KEPT_PAGE}: ${ofKept.toFixed(2)} × the raw server; the target is ${TARGET_RATIO}.`]
          : [],
    };
  } finally {
    raw.kill();
    await nginx?.stop();
    await site.stop();
  }
}

async function load({ url, pid, headers = {} }: Server, requests: number): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const milliseconds: number[] = [];
  let left = requests;
  const before = cpuTicks(pid);
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      const began = performance.now();
      await ask(url, agent, headers);
      milliseconds.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  const seconds = (cpuTicks(pid) - before) / TICKS_PER_SECOND;
  agent.destroy();
  return { cpuMicroseconds: (seconds * 1e6) / requests, milliseconds };
}

function ask(url: string, agent: Agent, headers: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      { agent, headers: { "Accept-Encoding": "br", ...headers } },
      (answer) => {
        answer.resume();
        answer.on("end", resolve);
      },
    );
    request.on("error", reject);
  });
}

/** The bytes as they travel: `fetch` would unpack them. */
function bytesOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": "br" } }, async (answer) => {
      const parts: Buffer[] = await Array.fromAsync(answer);
      resolve(Buffer.concat(parts));
    }).on("error", reject);
  });
}

function plainHeaders(headers: Headers): Record<string, string> {
  const hop = ["connection", "keep-alive", "transfer-encoding", "content-length", "date"];
  return Object.fromEntries([...headers].filter(([name]) => !hop.includes(name)));
}

function scriptOf(html: string): string {
  return /<script type="module" async="" src="([^"]+)"/.exec(html)?.[1] ?? "/favicon.svg";
}

/** Time on the processor since its start, in hundredths of a second (Linux). */
function cpuTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
