import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { openServer, requestHead } from "#tests/open-http-server.ts";
import { currentRequestId } from "./current-request.ts";
import type { SERVER_LIMITS } from "./http-server.ts";

const KEPT_OPEN = "GET /pt HTTP/1.1\r\nHost: site.example\r\n\r\n";

/** A server and a client whose bytes have reached the application. */
async function openWith(
  bytes: string,
  respond: (received: Request) => Response | Promise<Response>,
  limits: Partial<typeof SERVER_LIMITS> = {},
) {
  const reached = Promise.withResolvers<void>();
  const opened = await openServer((received) => {
    reached.resolve();
    return respond(received);
  }, limits);
  const socket = connect(opened.port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(bytes);
  await reached.promise;
  return { ...opened, socket };
}

test("an idle connection is closed after its time", async () => {
  // Node adds a second to it, so that the client's own limit runs out first.
  const responses = [3000, 100].map(async (keepAliveTimeout) => {
    const { ask } = await openServer(() => new Response(`for ${keepAliveTimeout} ms`), {
      keepAliveTimeout,
    });
    return ask(KEPT_OPEN);
  });
  expect(await Promise.race(responses)).toContain("for 100 ms");
});

test("headers beyond the limit are refused, and the application never sees them", async () => {
  const { ask, completed } = await openServer(() => new Response("ok"));
  const response = await ask(requestHead("GET /pt", `X-Long: ${"x".repeat(17 * 1024)}\r\n`));
  expect(response).toMatch(/^HTTP\/1\.1 431 /);
  expect(completed).toEqual([]);
});

test.each(["TRACE", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])(
  "%s is refused with the methods that are not",
  async (method) => {
    const { ask } = await openServer(() => new Response("reached"));
    const response = await ask(requestHead(`${method} /pt`));
    expect(response).toMatch(/^HTTP\/1\.1 405 /);
    expect(response).toContain("Allow: GET, HEAD, POST\r\n");
    expect(response).toContain("X-Content-Type-Options: nosniff\r\n");
    expect(response).not.toContain("reached");
  },
);

test.each(["/%", "/%zz", "/news/%E0%A4%A", "/news/%00", "/a%0Ab", "//%/x/en.data"])(
  "refuses %s, which cannot be decoded, before the application sees it",
  async (path) => {
    const { ask } = await openServer(() => new Response("reached"));
    const problem = await ask(requestHead(`GET /api${path}`));
    expect(problem).toContain("Content-Type: application/problem+json\r\n");
    const body: unknown = JSON.parse(problem.slice(problem.indexOf("\r\n\r\n")));
    expect(body).toMatchObject({ status: 400, title: "Malformed URL" });
    for (const line of [`GET ${path}`, `HEAD /pt${path}`, `POST /pt${path}`, `GET ${path}.data`])
      expect(await ask(requestHead(line)), line).toMatch(/^HTTP\/1\.1 400 /);
    expect(await ask(requestHead(`GET ${path}`))).toMatch(/\r\n\r\nMalformed URL$/);
  },
);

test("an error in the application is logged, and not shown", async () => {
  const { ask, failed } = await openServer(() => Promise.reject(new Error("insides")));
  const response = await ask(requestHead("GET /pt"));
  expect(response).toMatch(/^HTTP\/1\.1 503 /);
  expect(response).not.toContain("insides");
  expect(failed.map(String)).toEqual(["Error: insides"]);
});

test("each request has its own id, in its response and for all it starts", async () => {
  const { ask, completed } = await openServer(async () => {
    await sleep(5);
    return new Response(`worked for ${currentRequestId()}`);
  });
  const responses = await Promise.all([1, 2, 3].map(() => ask(requestHead("GET /pt?name=Maria"))));
  const ids = responses.map((response) => /X-Request-Id: (\S+)/.exec(response)?.[1]);
  expect(new Set(ids).size).toBe(3);
  for (const [index, id] of ids.entries()) expect(responses[index]).toContain(`worked for ${id}`);
  expect(completed.map(({ requestId }) => requestId).toSorted()).toEqual(ids.toSorted());
  expect(completed[0]).toMatchObject({ method: "GET", path: "/pt", status: 200 });
});

test("an id is taken from a proxy that is trusted, if it is well formed", async () => {
  const fetch = () => new Response("ok");
  const given = "X-Request-Id: 0f8e-edge.7\r\n";
  const open = await openServer(fetch, {}, true);
  expect(await open.ask(requestHead("GET /pt", given))).toContain(given);
  for (const bad of ["short", "x".repeat(65), 'a"},{"b":"c', "a b c d e f"]) {
    const response = await open.ask(requestHead("GET /pt", `X-Request-Id: ${bad}\r\n`));
    expect(response).not.toContain(bad);
  }
  await open.server.close();
  const alone = await openServer(fetch, {}, false);
  expect(await alone.ask(requestHead("GET /pt", given))).not.toContain("0f8e-edge.7");
});

test("a client that leaves before its response is counted as such", async () => {
  const left = Promise.withResolvers<void>();
  const { socket, completed } = await openWith(requestHead("GET /pt"), async () => {
    await left.promise;
    return new Response("late");
  });
  socket.destroy();
  await expect.poll(() => completed.map(({ status }) => status)).toEqual([499]);
  left.resolve();
});

test("closing finishes what is under way, ends idle connections, and takes no more", async () => {
  const idleEnded = Promise.withResolvers<void>();
  const respond = async () => {
    await idleEnded.promise;
    return new Response("done");
  };
  // Nothing but the end of the server ends the idle one.
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

test("at the end half a request has two seconds, a response its limit, and one that nobody reads no more than that", async () => {
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

test("a response from memory has the headers of all, is counted, and asks nothing behind", async () => {
  const body = new Uint8Array(Buffer.from("kept"));
  const { ask, completed } = await openServer(
    () => new Response("made"),
    {},
    false,
    ({ url }) =>
      url === "/pt"
        ? { status: 200, headers: ["ETag", '"1"', "Content-Length", "4"], body }
        : undefined,
  );
  const kept = await ask(requestHead("GET /pt"));
  expect(kept).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\r\n\r\nkept$/s);
  expect(kept).toContain('\r\nETag: "1"\r\n');
  expect(kept).toContain("\r\nX-Content-Type-Options: nosniff\r\n");
  expect(await ask(requestHead("GET /en"))).toMatch(/\r\n\r\nmade$/);
  expect(await ask(requestHead("HEAD /pt"))).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\r\n\r\n$/s);
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
])("a host that is none, or could be read as a path, reaches nothing: %j", async (head) => {
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
])("%j is a request like any other", async (head, url) => {
  const { ask } = await openServer((received) => new Response(received.url));
  const response = await ask(`${head}\r\nConnection: close\r\n\r\n`);
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  expect(response).toContain(url);
});

test("a response without Cache-Control must not be cached", async () => {
  const { ask } = await openServer(({ url }) =>
    url.endsWith("/kept")
      ? new Response("ok", { headers: { "Cache-Control": "max-age=60" } })
      : new Response("ok"),
  );
  expect(await ask(requestHead("GET /pt"))).toContain("\r\nCache-Control: no-store\r\n");
  const kept = await ask(requestHead("GET /kept"));
  expect(kept.match(/cache-control: [^\r]*/gi)).toEqual([expect.stringMatching(/max-age=60$/)]);
});

test("a client that sends requests without reading a response is cut off", async () => {
  const { port, completed } = await openServer(() => new Response("ok"), { pipelined: 5 });
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(KEPT_OPEN.repeat(500));
  await text(socket).catch(() => "");
  await expect.poll(() => completed.length).toBeGreaterThan(0);
  expect(completed.length).toBeLessThan(20);
});
