import { afterEach, expect, test, vi } from "vitest";
import { cacheFor } from "./cache-for.ts";

afterEach(() => void vi.useRealTimers());

test("shares a result until its time is over", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const load = vi.fn<() => Promise<string>>(async () => "loaded");
  const cached = cacheFor(1000, load);
  expect(await Promise.all([cached(), cached()])).toEqual(["loaded", "loaded"]);
  vi.advanceTimersByTime(1000);
  await cached();
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await cached();
  expect(load).toHaveBeenCalledTimes(2);
});

test("does not cache a failure", async () => {
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new Error("down")).mockResolvedValueOnce("loaded");
  const cached = cacheFor(1000, load);
  await expect(cached()).rejects.toThrow("down");
  expect(await cached()).toBe("loaded");
});
