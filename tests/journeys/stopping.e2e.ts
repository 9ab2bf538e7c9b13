import { once } from "node:events";
import { Agent, get } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, NIGHTLY, test } from "../page-fixtures.ts";
import { postContact } from "../post-contact.ts";
import { startPostgres } from "../postgres-server.ts";
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
  const site = await startSite({ STOP_GRACE: "3" });
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
  await expect.poll(() => responses.length).toBeGreaterThan(CLIENTS);
  const beforeSignal = responses.length;

  // A balancer: it looks often, and sends nothing more once it is told. Whoever finds nobody there was not told in time.
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
  // What does not end within its time ends with 1.
  expect(await ended).toBe(0);
  expect(responses.length).toBeGreaterThan(beforeSignal);
  expect(responses.filter((response) => response !== "200")).toEqual([]);
  agent.destroy();
});

/** A mail server that takes a message and then says nothing; resolves `holds` once it has one. */
async function silentMailServer() {
  const holds = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.write("220 mail\r\n");
    socket.on("data", (data) => {
      const isMessage = /^DATA/i.test(data.toString());
      socket.write(isMessage ? "354 go on\r\n" : "250 ok\r\n");
      if (!isMessage) return;
      socket.removeAllListeners("data").resume();
      holds.resolve();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, ...holds, server };
}

/** A way to the database that can become a hole: connections stay open, and nothing passes. */
async function wayTo(databaseUrl: string) {
  const way = { isHole: false };
  const { port, hostname } = new URL(databaseUrl);
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    client.on("data", (data) => way.isHole || database.write(data)).on("error", () => {});
    database.on("data", (data) => way.isHole || client.write(data)).on("error", () => {});
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      one.on("close", () => way.isHole || other.destroy());
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return { way, url: url.href, server };
}

// By day shut-down.test.ts leaves what does not end in time.
test(
  "a mail server that is silent and a database that swallows everything do not hold up the end",
  NIGHTLY,
  async () => {
    test.setTimeout(120_000);
    const [mails, database] = await Promise.all([silentMailServer(), startPostgres()]);
    const { way, url, server } = await wayTo(database.url);
    const site = await startSite({
      DATABASE_URL: url,
      SMTP_URL: mails.url,
      LEADS_MAIL_TO: "leads@example.com",
    });
    const posted = await postContact(site.url, {});
    expect(posted.status).toBe(201);
    await mails.promise;
    way.isHole = true;
    const started = performance.now();
    // Its end is not in good order, and says so.
    expect(await site.stop("SIGTERM")).toBe(1);
    expect(performance.now() - started).toBeLessThan(25_500);
    expect(site.output()).toContain("Stopped before all work was done");
    for (const one of [mails.server, server]) one.close();
    await database.remove();
  },
);
