import { type Log, redactedError } from "./log.ts";

const LEVELS = {
  debug: "info",
  error: "error",
  info: "info",
  log: "info",
  trace: "warn",
  warn: "warn",
} as const;
const LONGEST = 300;
/** Libraries quote visitors' input. */
const QUOTED = /(["'`])[^]*?\1/g;
const EMAIL_ADDRESS = /[^\s"'<>]+@[^\s"'<>]+/g;
const MESSAGE = "A library wrote to the console";

/** Redirects the console and Node's warnings to the log, one truncated JSON line each, without values and quotations. */
export function logConsole(log: Log, from: Console, warnings: NodeJS.EventEmitter): void {
  for (const [method, level] of Object.entries(LEVELS))
    from[method as keyof typeof LEVELS] = (first: unknown) =>
      log[level]({ console: redactedText(first) }, MESSAGE);
  warnings.removeAllListeners("warning");
  warnings.on("warning", (warning: Error) => log.warn({ console: redactedText(warning) }, MESSAGE));
}

function redactedText(first: unknown): string {
  const text = first instanceof Error ? redactedError(first) : String(first);
  // Truncated first, so that no pattern reads megabytes.
  const redacted = text
    .slice(0, 10 * LONGEST)
    .replaceAll(QUOTED, "…")
    .replaceAll(EMAIL_ADDRESS, "…");
  return redacted.length > LONGEST ? `${redacted.slice(0, LONGEST).toWellFormed()}…` : redacted;
}
