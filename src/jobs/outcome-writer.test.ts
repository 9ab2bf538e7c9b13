import { afterEach, expect, test, vi } from "vitest";
import { recordLog } from "#tests/log-recorder.ts";
import type { Job, JobOutcome } from "./job-kind.ts";
import { createOutcomeWriter } from "./outcome-writer.ts";

const DONE: JobOutcome = { result: "done", details: { platformId: "42" } };
const JOB = { kind: "platform", key: "7f9c24e8-3b0a-4d1e-8f00-1d2c3b4a5968", attempts: 1 } as Job;

type RecordOutcome = (job: Job, outcome: JobOutcome) => Promise<void>;

afterEach(() => {
  vi.useRealTimers();
});

const refusedWith = (code: string) =>
  new Error("Failed query", { cause: Object.assign(new Error("no"), { code }) });

function writer(record: RecordOutcome) {
  vi.useFakeTimers();
  const stopping = new AbortController();
  const { log, lines } = recordLog();
  return { stopping, lines, ...createOutcomeWriter({ record, log, stopping: stopping.signal }) };
}

test("gives up a refused statement after a few attempts, and logs it", async () => {
  const record = vi.fn<RecordOutcome>(() => Promise.reject(refusedWith("42501")));
  const { write, settled, lines } = writer(record);
  await write(JOB, DONE);
  expect(record).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await settled();
  expect(record).toHaveBeenCalledTimes(5);
  expect(lines.at(-1)).toMatchObject({ level: "error", fields: { key: JOB.key } });
});

test.each([
  new Error("write EPIPE"),
  refusedWith("EPIPE"),
  refusedWith("57P01"),
  refusedWith("53100"),
])("outlasts %s: writes the outcome half an hour later", async (error) => {
  const record = vi.fn<RecordOutcome>().mockRejectedValue(error);
  const { write, settled, lines } = writer(record);
  await write(JOB, DONE);
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  record.mockResolvedValue();
  await vi.advanceTimersByTimeAsync(60_000);
  await settled();
  expect(lines.filter(({ level }) => level === "error")).toEqual([]);
  // Growing backoff: at most two a minute in the end.
  expect(record.mock.calls.length).toBeLessThan(70);
});

test("stops retrying with the process, and after an hour", async () => {
  const record = () => Promise.reject(new Error("Connection terminated"));
  const long = writer(record);
  await long.write(JOB, DONE);
  await vi.advanceTimersByTimeAsync(61 * 60_000);
  await long.settled();
  const stopped = writer(record);
  await stopped.write(JOB, DONE);
  stopped.stopping.abort();
  await stopped.settled();
  expect(stopped.lines.at(-1)).toMatchObject({ level: "error" });
});

test("is behind with ten unwritten outcomes", async () => {
  const { write, isBehind, stopping, settled } = writer(() => Promise.reject(new Error("gone")));
  for (let count = 0; count < 9; count++) await write(JOB, DONE);
  expect(isBehind()).toBe(false);
  await write(JOB, DONE);
  expect(isBehind()).toBe(true);
  stopping.abort();
  await settled();
});

test("leaves out an id that the database refuses", async () => {
  const record = vi
    .fn<RecordOutcome>()
    .mockRejectedValueOnce(refusedWith("22021"))
    .mockResolvedValue();
  const { write, lines } = writer(record);
  await write(JOB, DONE);
  const withoutId: JobOutcome = { result: "done" };
  expect(record.mock.calls).toEqual([
    [JOB, DONE],
    [JOB, withoutId],
  ]);
  expect(lines).toEqual([]);
});
