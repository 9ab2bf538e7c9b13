import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** Answers with an RFC 9457 problem document; `detail` is for people, `type` for programs. */
export function problem(
  context: Context,
  status: ContentfulStatusCode,
  title: string,
  detail?: string,
) {
  const body = {
    type: "about:blank",
    title,
    status,
    ...(detail === undefined ? {} : { detail }),
    instance: context.req.path,
  };
  return context.body(JSON.stringify(body), status, {
    "Content-Type": "application/problem+json",
    "Cache-Control": "no-store",
  });
}
