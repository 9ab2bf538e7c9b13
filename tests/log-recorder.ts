import type { Log } from "#runtime/logging/log.ts";

export function recordLog() {
  const lines: { level: keyof Log; fields: Record<string, unknown>; message: string }[] = [];
  const write = (level: keyof Log) => (fields: object, message: string) => {
    lines.push({ level, fields: { ...fields }, message });
  };
  const log: Log = { info: write("info"), warn: write("warn"), error: write("error") };
  return { log, lines, messages: () => lines.map((line) => line.message) };
}
