import { type DestinationStream, pino } from "pino";
import { currentRequestId } from "#http/current-request.ts";

/** The client chooses the path: it must not bloat the log. */
const LONGEST_PATH = 200;

/** The last lines of a process that is killed outright are lost. */
const LOG_DELAY_MS = 200;

/** Standard output: writing each line by itself would cost more than a response from memory. */
export function standardOutput() {
  return pino.destination({ sync: false, minLength: 16_000, periodicFlush: LOG_DELAY_MS });
}

/**
 * The log of the process, one line of JSON each. Lines about a request name it, and every `path`
 * is cut to what a person may want to read of it.
 */
export function createProcessLog(level: string, destination: DestinationStream) {
  return pino(
    {
      level,
      serializers: { path: shortened },
      mixin() {
        const requestId = currentRequestId();
        return requestId === undefined ? {} : { requestId };
      },
    },
    destination,
  );
}

function shortened(path: unknown): unknown {
  const isLong = typeof path === "string" && path.length > LONGEST_PATH;
  return isLong ? `${path.slice(0, LONGEST_PATH).toWellFormed()}…` : path;
}
