import { fork } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { RawAnswers } from "./raw-server.ts";
import { bytesOf } from "./requests.ts";

/** Starts the plainest server there is, in a process of its own. */
export async function startRaw(answers: RawAnswers) {
  const child = fork("bench/raw-server.ts", { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  child.send(answers);
  const [{ port }] = (await once(child, "message")) as [AddressInfo];
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill() };
}

/** An answer of the site as it travels: its bytes, and the headers that are not the connection's. */
export async function travellingAnswer(url: string) {
  const { headers } = await fetch(url, { headers: { "Accept-Encoding": "gzip, deflate, br" } });
  const ofConnection = ["connection", "keep-alive", "transfer-encoding", "content-length", "date"];
  return {
    headers: Object.fromEntries([...headers].filter(([name]) => !ofConnection.includes(name))),
    body: await bytesOf(url),
  };
}
