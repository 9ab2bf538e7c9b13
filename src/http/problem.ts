import type { Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/**
 * Returns an RFC 9457 problem document; `detail` is for people, `type` for programs.
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

/**
 * The last route of an API: 405 with the methods that the URL does have, else 404. Routes for
 * all methods are middleware or make this response themselves, so they do not count.
 */
export function noSuchRoute(api: Hono) {
  return (context: Context) => {
    const { path } = context.req;
    const has = (method: string) =>
      api.router.match(method, path)[0].some(([[, route]]) => route.method === method);
    const allowed = ["GET", "POST"].filter(has);
    if (allowed.length === 0) return problem(context, 404, "Not found");
    context.header("Allow", allowed.join(", ").replace("GET", "GET, HEAD"));
    return problem(context, 405, "Method not allowed");
  };
}
