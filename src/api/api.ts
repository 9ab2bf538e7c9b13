import { Hono } from "hono";
import type { Database } from "../database/connect.server.ts";
import type { Log } from "./log.ts";
import { problem } from "./problem.ts";
import { restaurantsApi } from "./restaurants/restaurants.api.ts";

/** The product API under `/api`: the only door to the rows, for the site and for everybody else. */
export function createApi(options: { readonly database: Database; readonly log: Log }) {
  const api = new Hono().basePath("/api");
  api.route("/restaurants", restaurantsApi(options.database));
  api.notFound((context) => problem(context, 404, "Not found"));
  api.onError((error, context) => {
    options.log.error({ reason: String(error), path: context.req.path }, "API request failed");
    return problem(context, 503, "Service unavailable", "Please try again in a moment.");
  });
  return api;
}
