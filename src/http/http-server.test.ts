import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { openServer, requestHead } from "#tests/open-http-server.ts";
import { currentRequestId } from "./current-request.ts";

test("an idle connection is closed after its time", async () => {
  // Node adds a second to it, so that the client's own limit runs out first.
  const responses = [3000, 100].map(async (keepAliveMs) => {
    const { port } = await openServer(() => new Response(`for ${keepAliveMs} ms`), { keepAliveMs });
    const socket = connect(port, "127.0.0.1");
    socket.write("GET /pt HTTP/1.1\r\nHost: site.example\r\n\r\n");
    return text(socket);
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

test.each(["/%", "/%zz", "/news/%E0%A4%A", "/%c0%ae%c0%ae/x", "/news/%00"])(
  "/api%s cannot be decoded: 400, and the application never sees it",
  async (path) => {
    const { ask } = await openServer(() => new Response("reached"));
    const problem = await ask(requestHead(`GET /api${path}`));
    expect(problem).toContain("Content-Type: application/problem+json\r\n");
    const body: unknown = JSON.parse(problem.slice(problem.indexOf("\r\n\r\n")));
    expect(body).toMatchObject({ status: 400, title: "Malformed URL" });
  },
);

test("a percent sign in the query is the visitor's own business", async () => {
  const { ask } = await openServer(() => new Response("reached"));
  expect(await ask(requestHead("GET /pt?utm_term=100%"))).toContain("reached");
});

test("a host name that is none is refused without a trace of the cause", async () => {
  const { port } = await openServer(() => new Response("reached"));
  const socket = connect(port, "127.0.0.1");
  socket.end("GET /pt HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n");
  const response = await text(socket);
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response).not.toMatch(/\bat |Error|reached/);
});

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
  const reached = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const { port, completed } = await openServer(async () => {
    reached.resolve();
    await left.promise;
    return new Response("late");
  });
  const socket = connect(port, "127.0.0.1");
  socket.write(requestHead("GET /pt"));
  await reached.promise;
  socket.destroy();
  await expect.poll(() => completed.map(({ status }) => status)).toEqual([499]);
  left.resolve();
});

test("closing finishes what is under way, ends idle connections, and takes no more", async () => {
  const reached = Promise.withResolvers<void>();
  const idleEnded = Promise.withResolvers<void>();
  const respond = async (received: Request) => {
    reached.resolve();
    await idleEnded.promise;
    return new Response(`done ${new URL(received.url).pathname}`);
  };
  // Nothing but the end of the server ends the idle one.
  const { server, port } = await openServer(respond, { headersMs: 60_000 });
  const idle = connect(port, "127.0.0.1");
  await once(idle, "connect");
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /under-way HTTP/1.1\r\nHost: site.example\r\n\r\n");
  const reading = text(socket);
  await reached.promise;
  const closing = server.close();
  idle.resume();
  await once(idle, "close");
  idleEnded.resolve();
  await closing;
  const response = await reading;
  expect(response).toContain("done /under-way");
  expect(response).toContain("Connection: close\r\n");
  const late = connect(port, "127.0.0.1");
  await expect(once(late, "connect")).rejects.toThrow("ECONNREFUSED");
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
])("a host that could be read as a path reaches nothing: %j", async (head) => {
  const seen: string[] = [];
  const { port } = await openServer(({ url }) => {
    seen.push(url);
    return new Response("ok");
  });
  const socket = connect(port, "127.0.0.1");
  socket.write(`${head}\r\nConnection: close\r\n\r\n`, "latin1");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  expect(seen).toEqual([]);
});

test.each([
  ["GET /pt HTTP/1.0", "http://localhost/pt"],
  ["GET /pt HTTP/1.1\r\nHost: [::1]:3000", "http://[::1]:3000/pt"],
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
  const { port, completed } = await openServer(() => new Response("ok"), { pipelinedRequests: 5 });
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write("GET /pt HTTP/1.1\r\nHost: site.example\r\n\r\n".repeat(500));
  await text(socket).catch(() => "");
  await expect.poll(() => completed.length).toBeGreaterThan(0);
  expect(completed.length).toBeLessThan(20);
});
