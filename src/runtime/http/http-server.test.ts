import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { openServer, requestHead } from "#tests/open-http-server.ts";
import { currentRequestId } from "./current-request.ts";
import type { SERVER_LIMITS } from "./http-server.ts";

const KEPT_OPEN = "GET /pt HTTP/1.1\r\nHost: site.example\r\n\r\n";

async function openWith(
  bytes: string,
  respond: (received: Request) => Response | Promise<Response>,
  limits: Partial<typeof SERVER_LIMITS> = {},
) {
  const reached = Promise.withResolvers<void>();
  const opened = await openServer(
    (received) => {
      reached.resolve();
      return respond(received);
    },
    { limits },
  );
  const socket = connect(opened.port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(bytes);
  await reached.promise;
  return { ...opened, socket };
}

test("closes an idle connection after keepAliveTimeout", async () => {
  // Node adds a second to the limit.
  const responses = [3000, 100].map(async (keepAliveTimeout) => {
    const respond = () => new Response(`for ${keepAliveTimeout} ms`);
    const { ask } = await openServer(respond, { limits: { keepAliveTimeout } });
    return ask(KEPT_OPEN);
  });
  expect(await Promise.race(responses)).toContain("for 100 ms");
});

test("refuses oversized headers before the application", async () => {
  const { request, completed } = await openServer(() => new Response("ok"));
  const response = await request("GET /pt", `X-Long: ${"x".repeat(17 * 1024)}\r\n`);
  expect(response).toMatch(/^HTTP\/1\.1 431 /);
  expect(completed).toEqual([]);
});

test.each(["TRACE", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])(
  "refuses %s and names the allowed methods",
  async (method) => {
    const { request } = await openServer(() => new Response("reached"));
    const response = await request(`${method} /pt`);
    expect(response).toMatch(/^HTTP\/1\.1 405 /);
    expect(response).toContain("Allow: GET, HEAD, POST\r\n");
    expect(response).toContain("X-Content-Type-Options: nosniff\r\n");
    expect(response).not.toContain("reached");
  },
);

test.each(["/%", "/%zz", "/news/%E0%A4%A", "/news/%00", "/a%0Ab", "//%/x/en.data"])(
  "refuses the malformed URL %s before the application",
  async (path) => {
    const { request } = await openServer(() => new Response("reached"));
    const problem = await request(`GET /api${path}`);
    expect(problem).toContain("Content-Type: application/problem+json\r\n");
    const body: unknown = JSON.parse(problem.slice(problem.indexOf("\r\n\r\n")));
    expect(body).toMatchObject({ status: 400, title: "Malformed URL" });
    for (const line of [`GET ${path}`, `HEAD /pt${path}`, `POST /pt${path}`, `GET ${path}.data`])
      expect(await request(line), line).toMatch(/^HTTP\/1\.1 400 /);
    expect(await request(`GET ${path}`)).toMatch(/\r\n\r\nMalformed URL$/);
  },
);

test("logs an application error without showing it", async () => {
  const { request, failed } = await openServer(() => Promise.reject(new Error("insides")));
  const response = await request("GET /pt");
  expect(response).toMatch(/^HTTP\/1\.1 503 /);
  expect(response).not.toContain("insides");
  expect(failed.map(String)).toEqual(["Error: insides"]);
});

test("gives each request its own id", async () => {
  const { request, completed } = await openServer(async () => {
    await sleep(5);
    return new Response(`worked for ${currentRequestId()}`);
  });
  const responses = await Promise.all([1, 2, 3].map(() => request("GET /pt?name=Maria")));
  const ids = responses.map((response) => /X-Request-Id: (\S+)/.exec(response)?.[1]);
  expect(new Set(ids).size).toBe(3);
  for (const [index, id] of ids.entries()) expect(responses[index]).toContain(`worked for ${id}`);
  expect(completed.map(({ requestId }) => requestId).toSorted()).toEqual(ids.toSorted());
  expect(completed[0]).toMatchObject({ method: "GET", path: "/pt", status: 200 });
});

test("takes only a well-formed id of a trusted proxy", async () => {
  const fetch = () => new Response("ok");
  const given = "X-Request-Id: 0f8e-edge.7\r\n";
  const { request } = await openServer(fetch, { isBehindProxy: true });
  expect(await request("GET /pt", given)).toContain(given);
  for (const bad of ["short", "x".repeat(65), 'a"},{"b":"c', "a b c d e f"])
    expect(await request("GET /pt", `X-Request-Id: ${bad}\r\n`)).not.toContain(bad);
  const alone = await openServer(fetch);
  expect(await alone.request("GET /pt", given)).not.toContain("0f8e-edge.7");
});

test("reports 499 if the client leaves before its response", async () => {
  const left = Promise.withResolvers<void>();
  const { socket, completed } = await openWith(requestHead("GET /pt"), async () => {
    await left.promise;
    return new Response("late");
  });
  socket.destroy();
  await expect.poll(() => completed.map(({ status }) => status)).toEqual([499]);
  left.resolve();
});

test("closes gracefully: finishes responses, ends idle connections, accepts none", async () => {
  const idleEnded = Promise.withResolvers<void>();
  const respond = async () => {
    await idleEnded.promise;
    return new Response("done");
  };
  // Only the server's end closes the idle connection.
  const { server, port, socket } = await openWith(KEPT_OPEN, respond, { headersTimeout: 60_000 });
  const idle = connect(port, "127.0.0.1");
  await once(idle, "connect");
  const reading = text(socket);
  const closing = server.close();
  idle.resume();
  await once(idle, "close");
  idleEnded.resolve();
  await closing;
  expect(await reading).toMatch(/\r\nConnection: close\r\n.*done/s);
  const late = connect(port, "127.0.0.1");
  await expect(once(late, "connect")).rejects.toThrow("ECONNREFUSED");
});

test("limits the wait for half-sent requests and unread responses at the end", async () => {
  const half = await openWith(
    "POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 100\r\n\r\nhalf",
    async (received) => new Response(await received.text()),
  );
  const large = new Uint8Array(64 * 1024 * 1024);
  const unread = await openWith(KEPT_OPEN, () => new Response(large));
  unread.socket.pause();
  const slow = await openWith(KEPT_OPEN, async () => {
    await sleep(2500);
    return new Response("late");
  });
  const late = text(slow.socket);
  const began = performance.now();
  const timeToClose = async ({ server }: typeof half, limitMs?: number) => {
    await server.close(limitMs);
    return performance.now() - began;
  };
  const times = [timeToClose(half), timeToClose(unread, 500), timeToClose(slow, 20_000)];
  const [halfMs, unreadMs] = await Promise.all(times);
  expect(halfMs).toBeGreaterThan(1900);
  expect(unreadMs).toBeGreaterThan(450);
  expect(await late).toContain("late");
});

test("sends a response from memory with the common headers, without asking the application", async () => {
  const headers = ["ETag", '"1"', "Content-Length", "4"];
  const cached = { status: 200 as const, headers, body: new Uint8Array(Buffer.from("kept")) };
  const { request, completed } = await openServer(() => new Response("made"), {
    fromCache: ({ url }) => (url === "/pt" ? cached : undefined),
  });
  const kept = await request("GET /pt");
  expect(kept).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\r\n\r\nkept$/s);
  expect(kept).toContain('\r\nETag: "1"\r\n');
  expect(kept).toContain("\r\nX-Content-Type-Options: nosniff\r\n");
  expect(await request("GET /en")).toMatch(/\r\n\r\nmade$/);
  expect(await request("HEAD /pt")).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\r\n\r\n$/s);
  expect(completed.map(({ path, status }) => [path, status])).toEqual([
    ["/pt", 200],
    ["/en", 200],
    ["/pt", 200],
  ]);
  expect(kept).toContain(`\r\nX-Request-Id: ${completed[0]?.requestId}\r\n`);
});

test.each([
  "GET /nope HTTP/1.1\r\nHost: \xe9.\xe9/metrics?abc",
  "GET /nope HTTP/1.1\r\nHost: \xe9.\xe9\\metrics?abc",
  "GET /nope HTTP/1.1\r\nHost: site.example/metrics",
  "GET /nope HTTP/1.1\r\nHost: user@site.example",
  "GET http://\xe9.\xe9\\metrics/nope HTTP/1.1\r\nHost: site.example",
  "GET nope HTTP/1.1\r\nHost: site.example",
  "GET /nope HTTP/1.1\r\nHost: a b/c",
])("refuses an invalid or ambiguous host: %j", async (head) => {
  const seen: string[] = [];
  const { ask } = await openServer(({ url }) => {
    seen.push(url);
    return new Response("ok");
  });
  const response = await ask(`${head}\r\nConnection: close\r\n\r\n`);
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response).not.toMatch(/\bat |Error/);
  expect(seen).toEqual([]);
});

test.each([
  ["GET /pt HTTP/1.0", "http://localhost/pt"],
  ["GET /pt HTTP/1.1\r\nHost: [::1]:3000", "http://[::1]:3000/pt"],
  ["GET /pt?utm_term=100% HTTP/1.1\r\nHost: site.example", "http://site.example/pt?utm_term=100%"],
  ["GET /pt?q=/a\\b HTTP/1.1\r\nHost: Site.Example", "http://site.example/pt?q=/a\\b"],
  ["GET http://site.example/pt HTTP/1.1\r\nHost: site.example", "http://site.example/pt"],
])("accepts %j", async (head, url) => {
  const { ask } = await openServer((received) => new Response(received.url));
  const response = await ask(`${head}\r\nConnection: close\r\n\r\n`);
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  expect(response).toContain(url);
});

test("marks a response without Cache-Control as no-store", async () => {
  const { request } = await openServer(({ url }) =>
    url.endsWith("/kept")
      ? new Response("ok", { headers: { "Cache-Control": "max-age=60" } })
      : new Response("ok"),
  );
  expect(await request("GET /pt")).toContain("\r\nCache-Control: no-store\r\n");
  const kept = await request("GET /kept");
  expect(kept.match(/cache-control: [^\r]*/gi)).toEqual([expect.stringMatching(/max-age=60$/)]);
});

test("disconnects a client that pipelines too many requests", async () => {
  const { port, completed } = await openServer(() => new Response("ok"), {
    limits: { pipelined: 5 },
  });
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(KEPT_OPEN.repeat(500));
  await text(socket).catch(() => "");
  await expect.poll(() => completed.length).toBeGreaterThan(0);
  expect(completed.length).toBeLessThan(20);
});
