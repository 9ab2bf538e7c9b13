import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import type { Log } from "#logging/log.ts";
import { describeOperation } from "#http/describe-operation.ts";
import { problem } from "#http/problem.ts";
import { createRateLimiter } from "#concurrency/rate-limiter.ts";

const text = z.string().max(2000).catch("");

/** What a browser reports when a page's Content-Security-Policy stopped something (CSP, `report-uri`). */
const policyReport = z.object({
  "csp-report": z.object({
    "document-uri": text,
    "effective-directive": text,
    "violated-directive": text,
    "blocked-uri": text,
    "source-file": text,
    "line-number": z.number().catch(0),
  }),
});

const MAXIMUM_BODY_BYTES = 8 * 1024;

const describe = describeOperation({
  summary: "What the Content-Security-Policy of a page stopped, as browsers report it.",
  body: policyReport,
  isJsonOnly: true,
  responses: {
    204: ["Accepted"],
    413: ["The body is larger than 8 KB", null],
    422: ["Not a report", null],
  },
});

/**
 * `POST /policy-reports`: what a page's Content-Security-Policy stopped goes to the log (rule
 * 7.5), without queries, which may carry personal data. Extensions of browsers cause most of it and
 * anybody can post it, so only `perMinute` reports a minute are read and written. Returns 204 or 422.
 */
export function policyReportsApi(log: Log, perMinute = 20) {
  const api = new Hono();
  const take = createRateLimiter();
  const limitBody = bodyLimit({
    maxSize: MAXIMUM_BODY_BYTES,
    onError: (context) => problem(context, 413, "Body too large", "At most 8 KB, please."),
  });
  const limitReports: MiddlewareHandler = async (context, next) =>
    take("all", perMinute) > 0 ? context.body(null, 204) : next();
  api.post("/", describe, limitReports, limitBody, async (context) => {
    const parsed = policyReport.safeParse(await context.req.json().catch(() => undefined));
    if (!parsed.success) return problem(context, 422, "No report that is known");
    const report = parsed.data["csp-report"];
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
    return context.body(null, 204);
  });
  return api;
}

/** A URL up to its query; a keyword such as `inline` as it is. */
function withoutQuery(url: string): string {
  return url.split(/[?#]/, 1)[0]?.slice(0, 300) ?? "";
}
