import type { Context, Hono } from "hono";
import { problem } from "./problem.ts";

/**
 * The last route of an API: 405 with the methods that the address does have, else 404. Routes for
 * all methods are middleware or make this answer themselves, so they do not count.
 */
export function noSuchCall(api: Hono) {
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
