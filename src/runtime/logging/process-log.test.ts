import { expect, test } from "vitest";
import { createProcessLog } from "./process-log.ts";
import { withRequestId } from "#runtime/http/current-request.ts";

function written(say: (log: ReturnType<typeof createProcessLog>) => void) {
  const lines: string[] = [];
  say(createProcessLog("info", { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test("truncates a long path and a long reason", () => {
  const lines = written((log) => {
    log.info({ path: "/pt/contato" }, "request");
    log.info({ path: `/${"x".repeat(15_000)}` }, "request");
    log.error({ path: "🎉".repeat(300), reason: "x".repeat(500) }, "Request failed");
    log.error({ reason: "x".repeat(20_000) }, "Request failed");
  });
  expect(lines[0]?.["path"]).toBe("/pt/contato");
  expect(lines[1]?.["path"]).toBe(`/${"x".repeat(199)}…`);
  expect(lines[2]).toMatchObject({ path: `${"🎉".repeat(100)}…`, reason: "x".repeat(500) });
  expect(lines[3]?.["reason"]).toBe(`${"x".repeat(1500)}…`);
});

test("adds the request id to lines about a request", () => {
  const lines = written((log) => {
    withRequestId("request-1", () => log.info({}, "inside"));
    log.info({}, "outside");
  });
  expect(lines.map(({ requestId }) => requestId)).toEqual(["request-1", undefined]);
});
