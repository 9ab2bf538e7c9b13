import { expect, test } from "vitest";
import { limitsOf } from "#tests/limits-of.ts";
import {
  createDatabasePlace,
  describeWithDatabase,
  enginesOfThisRun,
} from "#tests/test-database.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { ownApi, ownContent } from "#tests/own-api.ts";
import { connectDatabase } from "#database/connect.server.ts";
import { prepareDatabase } from "#content/store/seed.ts";
import { createApi } from "./api.ts";

test.each(enginesOfThisRun())(
  "answers a problem document without internals if the %s database is away",
  async (engine) => {
    const place = await createDatabasePlace(engine);
    const database = await connectDatabase(place.options);
    await prepareDatabase(database);
    const { current: content } = await ownContent(database);
    const { log, lines } = recordLog();
    const api = createApi({ content, database, log, limit: limitsOf() });
    await database.close();
    await place.remove();

    const paths = ["/api/news", "/api/news/slug/nova-carta-vinhos"];
    for (const path of paths) {
      const response = await api.request(path);
      expect(response.status).toBe(503);
      expect(response.headers.get("Content-Type")).toBe("application/problem+json");
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(await response.json()).toEqual({
        type: "about:blank",
        title: "Service unavailable",
        status: 503,
        detail: "Please try again in a moment.",
        instance: path,
      });
    }
    expect(lines).toMatchObject(
      paths.map((path) => ({ level: "error", fields: { path, reason: expect.any(String) } })),
    );
    // The snapshot needs no database.
    expect((await api.request("/api/restaurants/rubaiyat-rio")).status).toBe(200);
  },
);

describeWithDatabase("the API", (database) => {
  test.each([
    ["GET", "/api/nothing-here", 404, "Not found"],
    ["GET", "/api", 404, "Not found"],
    ["POST", "/api/nothing-here", 404, "Not found"],
    ["POST", "/api/restaurants", 405, "Method not allowed"],
    ["DELETE", "/api/restaurants/rubaiyat-rio", 405, "Method not allowed"],
    ["PUT", "/api/news/slug/abc", 405, "Method not allowed"],
  ])("answers %s %s with the problem %i: %s", async (method, path, status, title) => {
    const response = await (await ownApi(database)).request(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    expect(response.headers.get("Allow")).toBe(status === 405 ? "GET, HEAD" : null);
    expect(await response.json()).toMatchObject({ status, title, instance: path });
  });
});
