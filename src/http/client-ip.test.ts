import { Hono } from "hono";
import { expect, test } from "vitest";
import { clientIp } from "./client-ip.ts";

async function addressOf(options: {
  forwarded?: string;
  connection?: string | undefined;
  trusted: number;
}) {
  const app = new Hono().get("/", (context) =>
    context.text(clientIp(context, options.trusted) ?? "none"),
  );
  const headers = options.forwarded === undefined ? {} : { "X-Forwarded-For": options.forwarded };
  const { connection } = options;
  const env =
    connection === undefined ? {} : { incoming: { socket: { remoteAddress: connection } } };
  return (await app.request("/", { headers }, env)).text();
}

test.each([
  [0, "1.1.1.1, 2.2.2.2", "9.9.9.9"],
  [1, "1.1.1.1, 2.2.2.2", "2.2.2.2"],
  [2, "1.1.1.1, 2.2.2.2", "1.1.1.1"],
  [3, "1.1.1.1, 2.2.2.2", "1.1.1.1"],
  [1, undefined, "9.9.9.9"],
  [1, "forged, 2.2.2.2", "2.2.2.2"],
  [2, "forged, 2.2.2.2", "none"],
])("with %i trusted proxies and X-Forwarded-For %j the visitor is %s", async (...line) => {
  const [trusted, forwarded, expected] = line;
  const header = forwarded === undefined ? {} : { forwarded };
  expect(await addressOf({ ...header, trusted, connection: "9.9.9.9" })).toBe(expected);
});

test.each([
  ["::ffff:9.9.9.9", "9.9.9.9"],
  ["2001:db8::7", "2001:db8::7"],
  [undefined, "none"],
])("a connection from %s is read as %s", async (connection, expected) => {
  expect(await addressOf({ trusted: 0, connection })).toBe(expected);
});

test.each([
  ["1.2.3.4:5678", "1.2.3.4"],
  ["[2001:db8::7]:443", "2001:db8::7"],
  ["[2001:db8::7]", "2001:db8::7"],
  ["unknown", "none"],
  ["<script>", "none"],
])("a proxy that writes %s means %s", async (forwarded, expected) => {
  expect(await addressOf({ forwarded, trusted: 1, connection: "10.0.0.1" })).toBe(expected);
});
