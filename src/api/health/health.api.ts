import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "#database/database.ts";
import { type Log, redactedError } from "#runtime/logging/log.ts";
import { describeOperation } from "#runtime/http/describe-operation.ts";

const healthStatus = z.object({ status: z.string() });

const describeHealth = describeOperation({
  summary: "Whether the process is alive.",
  responses: { 200: ["Alive", healthStatus] },
});

const describeReadiness = describeOperation({
  summary: "Whether pages can be served.",
  responses: {
    200: ["Ready", healthStatus],
    503: ["Not ready: stopping, the disk is full, or no database", healthStatus],
  },
});

/**
 * `GET /healthz`: the process is alive. `GET /readyz`: the database responds and has room for leads, and the process is
 * not stopping.
 */
export function healthApi(options: {
  readonly database: Pick<Database, "ping">;
  readonly hasRoom: () => Promise<boolean>;
  readonly log: Log;
  readonly isStopping: () => boolean;
}) {
  const { database, hasRoom, log, isStopping } = options;
  return new Hono()
    .get("/healthz", describeHealth, (context) => context.json({ status: "alive" }, 200, NO_STORE))
    .get("/readyz", describeReadiness, async (context) => {
      if (isStopping()) return context.json({ status: "stopping" }, 503, NO_STORE);
      try {
        await database.ping();
        if (!(await hasRoom())) {
          log.error({}, "Not ready: the database's disk is full");
          return context.json({ status: "disk full" }, 503, NO_STORE);
        }
        return context.json({ status: "ready" }, 200, NO_STORE);
      } catch (error) {
        log.warn({ reason: redactedError(error) }, "Not ready: the database does not respond");
        return context.json({ status: "database unreachable" }, 503, NO_STORE);
      }
    });
}

const NO_STORE = { "Cache-Control": "no-store" };
