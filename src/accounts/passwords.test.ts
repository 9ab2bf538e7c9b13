import { afterEach, expect, test, vi } from "vitest";
import { hashPassword, inTurns, verifyPassword } from "./passwords.ts";

afterEach(() => void vi.useRealTimers());

/** The hash of "a long enough pássword" by the former JavaScript implementation. */
const OLD_HASH =
  "0cc451ccd7e3b0fdde3a9d49782b0521:f81b402caa412516cbd109ddc1ce6aefab88f8c0f94a726c1bb148de08a535e89b22f61d0159127aac35facdd4b32f8d30927a57a5128d3e9b6aa52f7b0f6df4";

test("verifies a hash of the former implementation", async () => {
  const password = "a long enough pássword";
  expect(await verifyPassword({ hash: OLD_HASH, password })).toBe(true);
  expect(await verifyPassword({ hash: OLD_HASH, password: "a long enough password" })).toBe(false);
});

test("hashes in threads without blocking", async () => {
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 1);
  const password = "x".repeat(20);
  const hashes = await Promise.all(Array.from({ length: 4 }, () => hashPassword(password)));
  clearInterval(counting);
  expect(turns).toBeGreaterThan(20);
  expect(new Set(hashes).size).toBe(4);
  expect(await verifyPassword({ hash: hashes[0] ?? "", password })).toBe(true);
});

test("hashes two at a time, and asks to retry after too long a wait", async () => {
  vi.useFakeTimers();
  const ends: (() => void)[] = [];
  const slow = inTurns({
    hash: () => new Promise((resolve) => void ends.push(() => resolve("hash"))),
    verify: async () => true,
  });
  const hashes = Array.from({ length: 5 }, () =>
    slow.hashPassword("x").catch((error: unknown) => error),
  );
  await vi.advanceTimersByTimeAsync(2000);
  expect(ends).toHaveLength(2);
  for (const end of ends.splice(0)) end();
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1000);
  for (const end of ends) end();
  const busy = { code: "too-many-attempts", more: { retryAfterSeconds: 5 } };
  expect(await Promise.all(hashes)).toEqual([
    ...Array<string>(4).fill("hash"),
    expect.objectContaining(busy),
  ]);
});
