import { type DestinationStream, pino } from "pino";
import { currentRequestId } from "#runtime/http/current-request.ts";

/** Visitors choose the path; it must not bloat the log. */
const LONGEST_PATH = 200;
/** A stack of usual depth; a line stays below 2 KB. */
const LONGEST_REASON = 1500;

/** A killed process loses this many milliseconds of lines. */
const LOG_DELAY_MS = 200;

/** Standard output, buffered: a write per line costs more than a response from memory. */
export function standardOutput() {
  return pino.destination({ sync: false, minLength: 16_000, periodicFlush: LOG_DELAY_MS });
}
/** Creates the process's log, one line of JSON each, with the request id and truncated `path` and `reason`. */
export function createProcessLog(level: string, destination: DestinationStream) {
  return pino(
    {
      level,
      serializers: { path: shortened(LONGEST_PATH), reason: shortened(LONGEST_REASON) },
      mixin() {
        const requestId = currentRequestId();
        return requestId === undefined ? {} : { requestId };
      },
    },
    destination,
  );
}

function shortened(longest: number): (value: unknown) => unknown {
  return (value) => {
    const isLong = typeof value === "string" && value.length > longest;
    return isLong ? `${value.slice(0, longest).toWellFormed()}…` : value;
  };
}
