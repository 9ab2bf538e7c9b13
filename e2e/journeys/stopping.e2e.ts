import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "#tests/page-fixtures.ts";
import { startSite } from "#tests/site-process.ts";

const CLIENTS = 20;

/** Sends a request on kept connections; returns the status or the error's code. */
function ask(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.on("end", () => resolve(String(response.statusCode)));
      response.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "broken off"));
    }).on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "broken off"));
  });
}

test("responds to every request sent before a stop under load, and exits cleanly @nightly", async () => {
  test.setTimeout(120_000);
  await using site = await startSite({ STOP_GRACE: "3" });
  // Cached pages, pages rendered again (an unknown preset), the API, and a menu's PDF.
  const paths = ["/pt", "/pt/contato?restaurant=x", "/api/restaurants", "/en/restaurants"];
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const responses: string[] = [];
  const load = { isOn: true };
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let turn = client; load.isOn; turn += 1) {
      responses.push(await ask(site.url + paths[turn % paths.length], agent));
    }
  });
  await expect.poll(() => responses.length).toBeGreaterThan(CLIENTS);
  const beforeSignal = responses.length;

  // A load balancer that polls often and stops sending once told. A refused connection means that
  // it was told too late.
  const balancer = (async () => {
    const probe = new Agent();
    for (;;) {
      const readiness = await ask(`${site.url}/readyz`, probe);
      load.isOn = readiness === "200";
      if (!load.isOn) return readiness;
      await sleep(100);
    }
  })();
  const ended = site.stop("SIGTERM");
  expect(await balancer).toBe("503");
  await Promise.all(clients);
  // A process that exceeds its time limit exits with 1.
  expect(await ended).toBe(0);
  expect(responses.length).toBeGreaterThan(beforeSignal);
  expect(responses.filter((response) => response !== "200")).toEqual([]);
  agent.destroy();
});
