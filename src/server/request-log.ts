import type { MiddlewareHandler } from "hono";
import type { Log } from "../api/log.ts";

/** One line per answered request: path without query (it may carry personal data), status, time. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now();
    await next();
    const milliseconds = Math.round(performance.now() - started);
    const { method, path } = context.req;
    log.info({ method, path, status: context.res.status, milliseconds }, "request");
  };
}
