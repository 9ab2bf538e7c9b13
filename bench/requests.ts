import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";

export const CONNECTIONS = 50;
const TICKS_PER_SECOND = 100;
const ENCODINGS = { "Accept-Encoding": "gzip, deflate, br" };
const OF_CONNECTION = ["connection", "keep-alive", "transfer-encoding", "content-length", "date"];

export interface Server {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  readonly requests: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Round {
  readonly cpuMicroseconds: number;
  readonly milliseconds: readonly number[];
}

/** Sends requests over kept connections; returns the process's CPU per request. */
export async function load({ url, pid, headers = {} }: Server, requests: number): Promise<Round> {
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
    const request = get(url, { agent, headers: { ...ENCODINGS, ...headers } }, (response) => {
      response.resume();
      response.on("end", resolve);
    });
    request.on("error", reject);
  });
}

/** Returns a response undecoded, unlike `fetch`, with lower-case header names. */
export function compressedResponse(url: string) {
  return new Promise<{ headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    get(url, { headers: ENCODINGS }, async (response) => {
      const parts: Buffer[] = await Array.fromAsync(response);
      const own = Object.entries(response.headers).filter(
        ([name]) => !OF_CONNECTION.includes(name),
      );
      resolve({
        headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
        body: Buffer.concat(parts),
      });
    }).on("error", reject);
  });
}

/** Returns the process's CPU time in hundredths of a second (Linux). */
export function cpuTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

/** Returns the quantile of this share; 1 is the maximum. */
export function quantile(values: readonly number[], share: number): number {
  const at = Math.min(values.length - 1, Math.floor(values.length * share));
  return values.toSorted((a, b) => a - b)[at] ?? 0;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
