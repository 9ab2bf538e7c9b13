import { expect, test } from "vitest";
import { createUncachedLimit } from "./uncached-limit.ts";

const read = (path = "/pt/reservas?people=2") => new Request(`http://site${path}`);
const post = () => new Request("http://site/pt/reservas", { method: "POST" });

const LIMITS = { perIp: 2, together: 5, little: 0 };
const limitOf = () =>
  createUncachedLimit(LIMITS, { ...LIMITS, together: Number.POSITIVE_INFINITY });

test("one too many of an IP is refused, in the page's language; another IP's are not", async () => {
  const refuse = limitOf();
  for (let time = 0; time < 2; time += 1) {
    expect(await refuse(read(), "203.0.113.1")).toBeUndefined();
  }
  const refusal = await refuse(read("/en/reservations?people=2"), "203.0.113.1");
  expect(refusal?.status).toBe(429);
  expect(Number(refusal?.headers.get("Retry-After"))).toBeGreaterThan(50);
  expect(refusal?.headers.get("Cache-Control")).toBe("no-store");
  expect(refusal?.headers.get("Content-Language")).toBe("en");
  expect(await refusal?.text()).toBe(
    "Too many requests in a short time. Please try again in a minute.",
  );
  expect(await refuse(read(), "203.0.113.2")).toBeUndefined();
});

test("neither a /48 nor a thousand IPs close pages to somebody who asks for few", async () => {
  const refuse = createUncachedLimit();
  let admitted = 0;
  for (let at = 0; at < 3100; at += 1) {
    const ip = `2001:db8:77:${at.toString(16)}::1`;
    if ((await refuse(read(), ip)) === undefined) admitted += 1;
  }
  expect(admitted).toBe(360);
  for (let at = 0; at < 3000; at += 1) {
    await refuse(read(), `198.51.${Math.floor(at / 250)}.${at % 250}`);
  }
  const statuses = [];
  for (let time = 0; time < 7; time += 1) {
    statuses.push((await refuse(read(), "203.0.113.5"))?.status);
  }
  expect(statuses).toEqual([...Array<undefined>(6).fill(undefined), 429]);
});

test("visitors without an IP of their own count together alone, and posts nowhere but by IP", async () => {
  const refuse = limitOf();
  for (const ip of ["127.0.0.1", "127.0.0.1", "127.0.0.1", "203.0.113.1", undefined]) {
    expect(await refuse(read(), ip)).toBeUndefined();
  }
  expect((await refuse(read(), "127.0.0.1"))?.status).toBe(429);
  for (let time = 0; time < 20; time += 1)
    expect(await refuse(post(), "127.0.0.1")).toBeUndefined();
  const statuses = [];
  for (let time = 0; time < 3; time += 1) {
    statuses.push((await refuse(post(), "203.0.113.9"))?.status);
  }
  expect(statuses).toEqual([undefined, undefined, 429]);
});
