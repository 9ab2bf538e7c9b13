import { expect, test } from "vitest";
import type { Log } from "#runtime/logging/log.ts";
import { noteAttempt } from "./mail-kind.ts";

test.each([
  ["done", "sent", ["info", { lead: "1" }, "Mailed"]],
  ["failed", "failed", ["warn", { lead: "1", outcome: "failed" }, "Not mailed"]],
  ["unknown", "unknown", ["warn", { lead: "1", outcome: "unknown" }, "Not mailed"]],
] as const)(
  "counts and logs an attempt that is %s, without its reason",
  (result, counted, line) => {
    const outcomes: string[] = [];
    const lines: unknown[] = [];
    const level = (name: string) => (about: object, words: string) =>
      void lines.push([name, about, words]);
    const log = { info: level("info"), warn: level("warn") } as Partial<Log> as Log;
    const options = { log, onOutcome: (outcome: string) => void outcomes.push(outcome) };
    const outcome = { result, reason: "550 maria@example.com" };
    noteAttempt(options, outcome, { lead: "1" }, ["Mailed", "Not mailed"]);
    expect(outcomes).toEqual([counted]);
    expect(lines).toEqual([line]);
  },
);
