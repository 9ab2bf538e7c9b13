import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "node:net";
import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { openServer, requestHead } from "#tests/open-http-server.ts";
import { streamedBody } from "./streamed-body.ts";

const failed: unknown[] = [];
let ended = 0;

async function* pieces(isBroken: boolean) {
  try {
    for (const piece of ["one", "two", "three"]) {
      yield Buffer.from(piece);
      // The client has read part of an apparently good response.
      await sleep(20);
    }
    if (isBroken) throw new Error("secret words");
  } finally {
    ended += 1;
  }
}

const app = new Hono().get("/:kind", (context) => {
  const body = pieces(context.req.param("kind") === "broken");
  return context.body(streamedBody(context, body, (error) => failed.push(error)));
});

test("breaks the transfer if the body fails, without showing the error", async () => {
  const printed = vi.spyOn(console, "error").mockImplementation(() => {});
  const { request, port } = await openServer(app.fetch);
  const received = await request("GET /broken").catch(() => "reset");
  expect(received).toContain("three");
  expect(received).not.toContain("secret");
  // A complete body ends with a chunk of length 0.
  expect(received).not.toMatch(/\r\n0\r\n/);
  const response = await fetch(`http://127.0.0.1:${port}/broken`);
  await expect(response.text()).rejects.toThrow("terminated");
  expect(failed.splice(0)).toEqual([new Error("secret words"), new Error("secret words")]);
  expect(printed).not.toHaveBeenCalled();
});

test("sends a whole body; ends the source if the client leaves", async () => {
  const { port } = await openServer(app.fetch);
  const response = await fetch(`http://127.0.0.1:${port}/whole`);
  expect(await response.text()).toBe("onetwothree");
  ended = 0;
  const socket = connect(port, "127.0.0.1");
  socket.write(requestHead("GET /whole"));
  socket.once("data", () => socket.destroy());
  await expect.poll(() => ended).toBe(1);
  expect(failed).toEqual([]);
});
