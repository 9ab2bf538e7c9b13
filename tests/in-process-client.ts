import { createApi } from "#api/api.ts";
import { type ApiClient, createApiClient } from "#api/api-client.ts";
import type { Database } from "#database/connect.server.ts";
import { recordLog } from "./log-recorder.ts";

/** What the site reads a database by, without the cache in between. */
export function inProcessClient(database: Database): ApiClient {
  const { log } = recordLog();
  const api = createApi({ database, log });
  return createApiClient({
    baseUrl: "http://in-process/api",
    fetch: (request) => api.fetch(request),
    log,
    hasExtras: true,
  });
}
