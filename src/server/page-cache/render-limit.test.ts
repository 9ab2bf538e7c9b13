import { beforeEach, expect, test } from "vitest";
import { localLimits } from "#runtime/concurrency/limits.ts";
import { countRender } from "./render-limit.ts";

const read = (path = "/pt/reservas?people=2") => new Request(`http://site${path}`);
const post = () => new Request("http://site/pt/reservas", { method: "POST" });

let limits = localLimits();
beforeEach(() => (limits = localLimits()));

const count = (request: Request, ip: string) => countRender(limits, request, ip);
const ask = async (times: number, request: () => Request, ip: string) => {
  for (let time = 0; time < times; time += 1) expect(await count(request(), ip)).toBeUndefined();
  return count(request(), ip);
};

test("refuses an IP over its limit in the page's language, but not other IPs or its posts", async () => {
  const refusal = await ask(120, () => read("/en/reservations?people=2"), "203.0.113.1");
  expect(refusal?.status).toBe(429);
  expect(Number(refusal?.headers.get("Retry-After"))).toBeGreaterThan(50);
  expect(refusal?.headers.get("Cache-Control")).toBe("no-store");
  expect(refusal?.headers.get("Content-Language")).toBe("en");
  expect(await refusal?.text()).toBe(
    "Too many requests in a short time. Please try again in a minute.",
  );
  expect(await ask(119, post, "203.0.113.1")).toBeUndefined();
  expect((await count(post(), "203.0.113.1"))?.status).toBe(429);
});

test("in a flood serves visitors with few requests, and every post", async () => {
  for (let at = 0; at < 3000; at += 1)
    await count(read(), `198.51.${Math.floor(at / 250)}.${at % 250}`);
  expect((await ask(6, read, "203.0.113.5"))?.status).toBe(429);
  // Visitors without an IP of their own are indistinguishable.
  expect((await count(read(), "127.0.0.1"))?.status).toBe(429);
  expect(await ask(200, post, "127.0.0.1")).toBeUndefined();
});
