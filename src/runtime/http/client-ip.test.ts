import { Hono } from "hono";
import { expect, test } from "vitest";
import { clientIp, ipKey, networksOf } from "./client-ip.ts";
import { createHash } from "node:crypto";

test.each([
  [0, "1.1.1.1, 2.2.2.2", "9.9.9.9", "9.9.9.9"],
  [1, "1.1.1.1, 2.2.2.2", "9.9.9.9", "2.2.2.2"],
  [2, "1.1.1.1, 2.2.2.2", "9.9.9.9", "1.1.1.1"],
  [1, undefined, "9.9.9.9", "9.9.9.9"],
  [1, "forged, 2.2.2.2", "9.9.9.9", "2.2.2.2"],
  [2, "forged, 2.2.2.2", "9.9.9.9", "none"],
  [0, undefined, "::ffff:9.9.9.9", "9.9.9.9"],
  [0, undefined, "2001:db8::7", "2001:db8::7"],
  [0, undefined, undefined, "none"],
  [1, "1.2.3.4:5678", "10.0.0.1", "1.2.3.4"],
  [1, "[2001:db8::7]:443", "10.0.0.1", "2001:db8::7"],
  [1, "<script>", "10.0.0.1", "none"],
])(
  "with %i trusted proxies, X-Forwarded-For %j and connection %s: visitor %s",
  async (trusted, forwarded, remoteAddress, expected) => {
    const app = new Hono().get("/", (context) =>
      context.text(clientIp(context, trusted) ?? "none"),
    );
    const headers = forwarded === undefined ? {} : { "X-Forwarded-For": forwarded };
    const env = remoteAddress === undefined ? {} : { incoming: { socket: { remoteAddress } } };
    expect(await (await app.request("/", { headers }, env)).text()).toBe(expected);
  },
);

test("keys an IP by a secret, so that a hash of all IPs reveals none", () => {
  expect(ipKey("203.0.113.7")).toMatch(/^[0-9a-f]{24}$/);
  expect(ipKey("203.0.113.7")).toBe(ipKey("203.0.113.7"));
  const names = [ipKey("203.0.113.7"), ipKey("203.0.113.7", "a"), ipKey("203.0.113.7", "b")];
  expect(new Set(names).size).toBe(3);
  const plain = createHash("sha256").update("203.0.113.7").digest("hex");
  expect(names).not.toContain(plain.slice(0, 24));
  const prefixes = ["a", "b"].map((secret) => networksOf("2001:db8:1::1", secret).prefix);
  expect(new Set(prefixes).size).toBe(2);
});

test.each([
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "one"],
  ["2001:db8:1:2::1", "2001:0DB8:0001:0002:0:0:0:7", "one"],
  ["2001:db8::1", "2001:db8:0:0:5::1", "one"],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", "two"],
  ["::5:1:2:3:4", "::6:1:2:3:4", "two"],
  ["203.0.113.7", "203.0.113.8", "two"],
])("%s and %s belong to %s", (first, second, customers) => {
  expect(ipKey(first) === ipKey(second) ? "one" : "two").toBe(customers);
});

test("keys the /48 of a public IPv6 address too", () => {
  const [one, neighbour, stranger] = ["2001:db8:1:2::1", "2001:db8:1:3::1", "2001:db8:2:2::1"].map(
    (ip) => networksOf(ip),
  );
  expect(one?.own).toBe(ipKey("2001:db8:1:2::1"));
  expect(one?.prefix).toMatch(/^[0-9a-f]{24}$/);
  expect(neighbour).toEqual({
    own: expect.not.stringMatching(one?.own ?? ""),
    prefix: one?.prefix,
  });
  expect(stranger?.prefix).not.toBe(one?.prefix);
  expect(networksOf("203.0.113.7")).toEqual({ own: ipKey("203.0.113.7"), prefix: undefined });
  expect(networksOf("fd12:3456::1")).toEqual({ own: undefined, prefix: undefined });
});

const PRIVATE = "127.0.0.1 10.1.2.3 172.17.0.1 169.254.7.7 ::1 fd12:3456::1 fe80::1%eth0".split(
  " ",
);
const PUBLIC = "172.15.0.1 172.32.0.1 11.0.0.1 192.169.0.1 2001:db8::1".split(" ");

test("keys public IPs only", () => {
  expect([...PRIVATE, undefined].filter((ip) => ipKey(ip) !== undefined)).toEqual([]);
  expect(PUBLIC.filter((ip) => ipKey(ip) === undefined)).toEqual([]);
});
