import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { openServer, requestHead } from "#tests/open-http-server.ts";

// If the server does not disconnect the client, the test times out: Node's own limits are longer.
vi.setConfig({ testTimeout: 50_000 });

test("disconnects a client that sends its headers too slowly", async () => {
  const { port, completed } = await openServer(() => new Response("ok"));
  const socket = connect(port, "127.0.0.1");
  const bytes = requestHead("GET /pt");
  const dripping = setInterval(() => socket.write(bytes[Math.floor(Math.random() * 3)] ?? ""), 40);
  socket.write("GET /pt HTTP/1.1\r\nHost: site.example\r\nX-Slow: ");
  socket.on("error", () => {});
  const response = await text(socket).catch(() => "");
  clearInterval(dripping);
  expect(response).toMatch(/^HTTP\/1\.1 408 |^$/);
  expect(completed).toEqual([]);
});

test("disconnects a client that sends its body too slowly", async () => {
  const respond = async (received: Request) => new Response(await received.text());
  const { port } = await openServer(respond, { limits: { requestTimeout: 400 } });
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write("POST /upload HTTP/1.1\r\nHost: site.example\r\nContent-Length: 1000\r\n\r\n");
  const dripping = setInterval(() => socket.write("x"), 30);
  const response = await text(socket).catch(() => "");
  clearInterval(dripping);
  expect(response).not.toContain("200 OK");
});

test("disconnects a client that reads its response too slowly, and cancels the response", async () => {
  let isLetGo = false;
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
      cancel: () => {
        isLetGo = true;
      },
    });
  const { port, completed } = await openServer(() => new Response(endless()), {
    limits: { response: 400 },
  });
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(requestHead("GET /images/a.svg"));
  // Neither silent nor done.
  socket.pause();
  const reading = setInterval(() => socket.read(1), 30);
  await expect.poll(() => completed.length).toBe(1);
  clearInterval(reading);
  socket.destroy();
  await expect.poll(() => isLetGo).toBe(true);
});
