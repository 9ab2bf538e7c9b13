import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createHttpServer } from "./http-server.ts";

/** A server that responds as it is told, and a client that has sent these bytes. */
async function openWith(
  respond: (request: Request) => Response | Promise<Response>,
  bytes: string,
) {
  const reached = Promise.withResolvers<void>();
  const server = createHttpServer({
    fetch: (request) => {
      reached.resolve();
      return respond(request);
    },
    headersOf: () => [],
    isBehindProxy: false,
    onCompleted: () => {},
    onFailed: () => {},
  });
  const socket = connect(await server.listen(0, "127.0.0.1"), "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(bytes);
  await reached.promise;
  return { server, socket };
}

async function timeToClose(close: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await close();
  return performance.now() - started;
}

test.concurrent("a request that is not sent to its end is cut off two seconds after the stop", async () => {
  const half = "POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 100\r\n\r\nhalf";
  const { server, socket } = await openWith(async (request) => {
    await request.text();
    return new Response("ok");
  }, half);
  const time = await timeToClose(() => server.close());
  socket.destroy();
  expect(time).toBeGreaterThan(1900);
});

test.concurrent("a response under way has its time, one that nobody reads is cut off at the limit", async () => {
  const whole = "GET / HTTP/1.1\r\nHost: site\r\n\r\n";
  const slow = await openWith(async () => {
    await sleep(2500);
    return new Response("late");
  }, whole);
  let received = "";
  slow.socket.on("data", (bytes) => (received += bytes.toString()));
  await slow.server.close(20_000);
  expect(received).toContain("late");

  const large = new Uint8Array(64 * 1024 * 1024);
  const unread = await openWith(() => new Response(large), whole);
  unread.socket.pause();
  await unread.server.close(500);
  unread.socket.destroy();
});
