import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { recordLog } from "#tests/log-recorder.ts";
import { logConsole } from "./console-log.ts";

function consoleAndLog() {
  const { log, lines } = recordLog();
  const from = {} as Console;
  const warnings = new EventEmitter();
  logConsole(log, from, warnings);
  return { from, warnings, lines };
}

test("logs console output at its level, text only", () => {
  const { from, lines } = consoleAndLog();
  from.warn("Deprecated: use the other one", { name: "Maria" });
  from.error(new TypeError("Cannot read it"));
  from.log(undefined);
  from.trace("here");
  expect(lines.map(({ level, fields }) => [level, fields["console"]])).toEqual([
    ["warn", "Deprecated: use the other one"],
    ["error", "TypeError: Cannot read it"],
    ["info", "undefined"],
    ["warn", "here"],
  ]);
});

test.each([
  `The URL path "/pt/maria@example.com-${"a".repeat(14_000)}%E0%A4%A" could not be decoded`,
  "Unknown name 'Maria\nda Silva' of maria+a@example.com",
  `Bad token \`Maria ${"x".repeat(50_000)}`,
  `No "Maria`.repeat(3),
])("truncates a long text and omits quotations and e-mail addresses: %#", (text) => {
  const { from, lines } = consoleAndLog();
  from.warn(text);
  const logged = JSON.stringify(lines);
  expect(logged.length).toBeLessThan(500);
  expect(logged).not.toMatch(/example\.com|aaaa/);
});

test("logs Node's warnings in place of printing them", () => {
  const { log, lines } = recordLog();
  const warnings = new EventEmitter().on("warning", () => expect.fail("printed"));
  logConsole(log, {} as Console, warnings);
  warnings.emit("warning", new Error("Possible leak"));
  expect(lines).toMatchObject([{ level: "warn", fields: { console: "Error: Possible leak" } }]);
});
