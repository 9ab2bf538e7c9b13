import { expect, test } from "vitest";
import { aSnapshot } from "#tests/builders/snapshot.ts";
import { recordLog } from "#tests/log-recorder.ts";
import type { Database } from "#database/connect.server.ts";
import { createApi } from "../api.ts";
import { policyReportsApi } from "./policy-reports.api.ts";

const REPORT = {
  "csp-report": {
    "document-uri": "https://www.example.com/pt/contato?email=maria@example.com",
    "effective-directive": "script-src-elem",
    "violated-directive": "script-src",
    "blocked-uri": "https://elsewhere.example/x.js?token=1",
    "source-file": "https://www.example.com/pt/contato",
    "line-number": 7,
    "original-policy": "default-src 'none'",
  },
};

function reports(perMinute?: number) {
  const { log, lines } = recordLog();
  const api = policyReportsApi(log, perMinute);
  const headers = { "Content-Type": "application/csp-report" };
  const post = async (body: unknown) => {
    const sent = typeof body === "string" ? body : JSON.stringify(body);
    return (await api.request("/", { method: "POST", headers, body: sent })).status;
  };
  return { lines, post };
}

// Rule 7.5.
test("what a policy stopped is a warning in the log, without queries", async () => {
  const { lines, post } = reports();
  expect(await post(REPORT)).toBe(204);
  expect(lines).toEqual([
    {
      level: "warn",
      fields: {
        directive: "script-src-elem",
        blocked: "https://elsewhere.example/x.js",
        page: "https://www.example.com/pt/contato",
        source: "https://www.example.com/pt/contato",
        line: 7,
      },
      message: "A page's policy stopped something",
    },
  ]);
});

test("browsers before effective directives are understood, and a URL without end is cut", async () => {
  const { lines, post } = reports();
  const { "effective-directive": _, ...older } = REPORT["csp-report"];
  await post({ "csp-report": { ...older, "blocked-uri": "x".repeat(400) } });
  expect(lines).toMatchObject([{ fields: { directive: "script-src", blocked: "x".repeat(300) } }]);
});

test("nobody can fill the log with reports", async () => {
  const { lines, post } = reports(3);
  for (let count = 0; count < 10; count += 1) expect(await post(REPORT)).toBe(204);
  expect(lines).toHaveLength(3);
  expect(await post("x".repeat(9000)), "not even read").toBe(204);
});

test.each(["", "{", "[]", '{"csp-report":1}'])("%j is not a report", async (body) => {
  const { lines, post } = reports();
  expect(await post(body)).toBe(422);
  expect(lines).toEqual([]);
});

test("a report beyond its size is refused, and nothing but a POST is accepted", async () => {
  const { post } = reports();
  expect(await post("x".repeat(9000))).toBe(413);
  const parts = { content: () => aSnapshot({}), database: {} as Database };
  const api = createApi({ ...parts, log: recordLog().log });
  const response = await api.request("/api/policy-reports");
  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe("POST");
});
