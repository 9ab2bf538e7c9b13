import { Agent, get } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { startSite } from "../site-process.ts";

const CLIENTS = 20;

/** One request on the agent's kept connections: the status, or the error's code. */
function ask(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.on("end", () => resolve(String(response.statusCode)));
      response.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "broken off"));
    }).on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "broken off"));
  });
}

test("stopped under load, the process responds to every request that was sent, and ends well", async () => {
  test.setTimeout(120_000);
  const site = await startSite({ STOP_GRACE: "2" });
  // Pages that are kept, pages rendered again (an unknown preset), the API, and a menu's PDF.
  const paths = ["/pt", "/pt/contato?restaurant=x", "/api/restaurants", "/en/restaurants"];
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const responses: string[] = [];
  const load = { isOn: true };
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let turn = client; load.isOn; turn += 1) {
      responses.push(await ask(site.url + paths[turn % paths.length], agent));
    }
  });
  await sleep(1500);
  const beforeSignal = responses.length;
  expect(beforeSignal).toBeGreaterThan(CLIENTS);

  // A balancer: it looks often, and sends nothing more once it is told.
  const balancer = (async () => {
    const probe = new Agent();
    while ((await ask(`${site.url}/readyz`, probe)) === "200") await sleep(100);
    load.isOn = false;
  })();
  const started = performance.now();
  const ended = site.stop("SIGTERM");
  await balancer;
  expect(performance.now() - started).toBeLessThan(2000);
  await Promise.all(clients);
  expect(await ended).toBe(0);
  expect(performance.now() - started).toBeLessThan(15_000);
  expect(responses.length).toBeGreaterThan(beforeSignal);
  expect(responses.filter((response) => response !== "200")).toEqual([]);
  agent.destroy();
});

test("a post that never ends does not decide how the process ends", async () => {
  test.setTimeout(60_000);
  const site = await startSite();
  const { port } = new URL(site.url);
  const socket = connect(Number(port), "localhost");
  socket.on("error", () => {});
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n` +
      'Content-Length: 5000\r\n\r\n{"name": "',
  );
  // It continues as slowly as it can, so that it is never silent.
  const dripping = setInterval(() => socket.write("a"), 300);
  await sleep(1000);
  const started = performance.now();
  expect(await site.stop("SIGTERM")).toBe(0);
  clearInterval(dripping);
  socket.destroy();
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(site.output()).not.toContain("Stopped before all work was done");
});
