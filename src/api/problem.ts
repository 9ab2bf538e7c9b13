import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/**
 * Answers with an RFC 9457 problem document; `detail` is for people, `type` for programs.
 * `members` are added as they are, as the RFC's extensions.
 */
export function problem(
  context: Context,
  status: ContentfulStatusCode,
  title: string,
  detail?: string,
  members: Readonly<Record<string, unknown>> = {},
) {
  const body = {
    type: "about:blank",
    title,
    status,
    ...(detail === undefined ? {} : { detail }),
    instance: context.req.path,
    ...members,
  };
  return context.body(JSON.stringify(body), status, {
    "Content-Type": "application/problem+json",
    "Cache-Control": "no-store",
  });
}
