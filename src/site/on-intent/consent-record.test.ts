import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storeChoices, storedChoices } from "./consent-record.ts";

const stored = new Map<string, string>();
const BOTH = ["statistics", "marketing"] as const;
const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => {
  stored.clear();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("stores a choice with time, text version and language", () => {
  storeChoices({ statistics: true, marketing: false }, "v1", "es");
  expect(JSON.parse(stored.get("rubaiyat-consent") ?? "")).toEqual({
    time: "2026-11-21T00:00:00.000Z",
    version: "v1",
    language: "es",
    choices: { statistics: true, marketing: false },
  });
  expect(storedChoices(BOTH, "v1")).toEqual({ statistics: true, marketing: false });
});

test("asks again for another text or service, or after a year", () => {
  storeChoices({ statistics: true }, "v1", "pt");
  expect(storedChoices(["statistics"], "v1")).toEqual({ statistics: true });
  expect(storedChoices(["statistics"], "v2")).toBeUndefined();
  expect(storedChoices(BOTH, "v1")).toBeUndefined();
  vi.advanceTimersByTime(364 * DAY);
  expect(storedChoices(["statistics"], "v1")).toBeDefined();
  vi.advanceTimersByTime(DAY);
  expect(storedChoices(["statistics"], "v1")).toBeUndefined();
});

test.each(["", "null", "[]", '{"choices":{"statistics":"yes"}}', '{"time":"x","version":"v1"}'])(
  "treats the invalid record %s as no choice",
  (text) => {
    stored.set("rubaiyat-consent", text);
    expect(storedChoices(BOTH, "v1")).toBeUndefined();
  },
);

test("treats forbidden storage as no choice", () => {
  const forbid = () => {
    throw new Error("denied");
  };
  vi.stubGlobal("localStorage", { getItem: forbid, setItem: forbid });
  storeChoices({ statistics: true }, "v1", "pt");
  expect(storedChoices(["statistics"], "v1")).toBeUndefined();
});
