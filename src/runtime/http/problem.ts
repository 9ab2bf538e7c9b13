import type { Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** Returns an RFC 9457 problem document; `members` are the RFC's extension members. */
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

/** The last route of an API: 405 with the URL's methods, else 404. */
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
