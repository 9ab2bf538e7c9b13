import { expect, test } from "vitest";
import { createUncachedLimit } from "./uncached-limit.ts";

const LIMITS = { perIp: 2, together: 5, windowMs: 60_000 };
const read = (path = "/pt/reservas?people=2") => new Request(`http://site${path}`);
const post = () => new Request("http://site/pt/reservas", { method: "POST" });

const limitOf = () =>
  createUncachedLimit(LIMITS, { ...LIMITS, together: Number.POSITIVE_INFINITY });

test("one too many of an IP is refused, in the page's language; another IP's are not", async () => {
  const refuse = limitOf();
  for (let time = 0; time < 2; time += 1) expect(refuse(read(), "203.0.113.1")).toBeUndefined();
  const refusal = refuse(read("/en/reservations?people=2"), "203.0.113.1");
  expect(refusal?.status).toBe(429);
  expect(refusal?.headers.get("Retry-After")).toBe("60");
  expect(refusal?.headers.get("Cache-Control")).toBe("no-store");
  expect(refusal?.headers.get("Content-Language")).toBe("en");
  expect(await refusal?.text()).toBe(
    "Too many requests in a short time. Please try again in a minute.",
  );
  expect(refuse(read(), "203.0.113.2")).toBeUndefined();
});

test("a whole /64 counts as one IP", () => {
  const refuse = limitOf();
  const ips = ["2001:db8::1", "2001:db8::2", "2001:db8::ffff:3"];
  expect(ips.map((ip) => refuse(read(), ip)?.status)).toEqual([undefined, undefined, 429]);
});

test("many together are refused too, visitors without an IP of their own count there alone, and posts nowhere but by IP", () => {
  const refuse = limitOf();
  for (const ip of ["127.0.0.1", "127.0.0.1", "127.0.0.1", "203.0.113.1", undefined])
    expect(refuse(read(), ip)).toBeUndefined();
  expect(refuse(read(), "203.0.113.9")?.status).toBe(429);
  for (let time = 0; time < 20; time += 1) expect(refuse(post(), "127.0.0.1")).toBeUndefined();
  const statuses = [1, 2, 3].map(() => refuse(post(), "203.0.113.9")?.status);
  expect(statuses).toEqual([undefined, undefined, 429]);
});
