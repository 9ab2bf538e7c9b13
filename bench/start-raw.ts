import { fork } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { RawResponses } from "./raw-server.ts";

export async function startRaw(responses: RawResponses) {
  const child = fork("bench/raw-server.ts", { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  child.send(responses);
  const [{ port }] = (await once(child, "message")) as [AddressInfo];
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill() };
}
