import { type DestinationStream, pino } from "pino";
import { currentRequestId } from "#http/current-request.ts";

/** The client chooses the path: it must not bloat the log. */
const LONGEST_PATH = 200;
/** A stack of usual depth; with it a line stays below 2 KB. */
const LONGEST_REASON = 1500;

/** The last lines of a process that is killed outright are lost. */
const LOG_DELAY_MS = 200;

/** Standard output: writing each line by itself would cost more than a response from memory. */
export function standardOutput() {
  return pino.destination({ sync: false, minLength: 16_000, periodicFlush: LOG_DELAY_MS });
}

/**
 * The log of the process, one line of JSON each. Lines about a request name it, and every `path`
 * and `reason` is cut to what a person may want to read of it.
 */
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
