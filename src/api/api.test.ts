import { expect, test } from "vitest";
import { createDatabasePlace, describeWithDatabase, ENGINES } from "#tests/test-database.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { connectDatabase } from "#database/connect.server.ts";
import { createApi } from "./api.ts";

test.each(ENGINES)(
  "without its %s database the API says so as a problem, and nothing of its inside",
  async (engine) => {
    const place = await createDatabasePlace(engine);
    const database = await connectDatabase(place.options);
    const { log, lines } = recordLog();
    const api = createApi({ database, log });
    await database.close();
    await place.remove();

    for (const path of ["/api/restaurants", "/api/restaurants/rubaiyat-rio"]) {
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
    expect(lines).toMatchObject([
      { level: "error", fields: { path: "/api/restaurants", reason: expect.any(String) } },
      { level: "error", fields: { path: "/api/restaurants/rubaiyat-rio" } },
    ]);
  },
);

describeWithDatabase("the API", (getDatabase) => {
  const ask = (method: string, path: string) =>
    createApi({ database: getDatabase(), log: recordLog().log }).request(path, { method });

  test.each([
    ["GET", "/api/nothing-here"],
    ["GET", "/api"],
    ["POST", "/api/nothing-here"],
  ])("%s %s is a problem 404", async (method, path) => {
    const response = await ask(method, path);
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    expect(await response.json()).toMatchObject({ status: 404, title: "Not found" });
  });

  test.each([
    ["POST", "/api/restaurants"],
    ["DELETE", "/api/restaurants/rubaiyat-rio"],
    ["PUT", "/api/news/slug/abc"],
  ])("%s %s is a problem 405 that names what is allowed", async (method, path) => {
    const response = await ask(method, path);
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD");
    expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    expect(await response.json()).toMatchObject({ status: 405, instance: path });
  });
});
