import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Log } from "../log.ts";
import { problem } from "../problem.ts";
import { policyReport } from "./policy-reports.contract.ts";

const MAXIMUM_BODY_BYTES = 8 * 1024;
const WINDOW_MS = 60_000;

/**
 * `POST /policy-reports`: what a page's Content-Security-Policy stopped goes to the log (standards
 * B6), without queries, which may carry personal data. Extensions of browsers cause most of it and
 * anybody can post it, so only `perMinute` reports a minute are written. Answers 204 or 422.
 */
export function policyReportsApi(log: Log, perMinute = 20) {
  const api = new Hono();
  let written = 0;
  let windowStart = performance.now();

  function isRoomInLog(): boolean {
    if (performance.now() - windowStart >= WINDOW_MS) {
      written = 0;
      windowStart = performance.now();
    }
    written += 1;
    return written <= perMinute;
  }

  const limitBody = bodyLimit({
    maxSize: MAXIMUM_BODY_BYTES,
    onError: (context) => problem(context, 413, "Body too large", "At most 8 KB, please."),
  });
  api.post("/", limitBody, async (context) => {
    const parsed = policyReport.safeParse(await context.req.json().catch(() => undefined));
    if (!parsed.success) return problem(context, 422, "No report that is known");
    const report = parsed.data["csp-report"];
    if (isRoomInLog()) {
      log.warn(
        {
          directive: report["effective-directive"] || report["violated-directive"],
          blocked: withoutQuery(report["blocked-uri"]),
          page: withoutQuery(report["document-uri"]),
          source: withoutQuery(report["source-file"]),
          line: report["line-number"],
        },
        "A page's policy stopped something",
      );
    }
    return context.body(null, 204);
  });
  api.all("/", (context) => {
    context.header("Allow", "POST");
    return problem(context, 405, "Method not allowed");
  });
  return api;
}

/** An address up to its query; a keyword such as `inline` as it is. */
function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1)[0]?.slice(0, 300) ?? "";
}
