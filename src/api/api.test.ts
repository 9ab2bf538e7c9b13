import { expect, test } from "vitest";
import { createDatabasePlace, ENGINES } from "#tests/test-database.ts";
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

test.each([
  ["GET", "/api/nothing-here"],
  ["GET", "/api"],
  ["POST", "/api/nothing-here"],
])("%s %s is a problem 404", async (method, path) => {
  const place = await createDatabasePlace("pglite");
  const database = await connectDatabase(place.options);
  const response = await createApi({ database, log: recordLog().log }).request(path, { method });
  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Type")).toBe("application/problem+json");
  expect(await response.json()).toMatchObject({ status: 404, title: "Not found" });
  await database.close();
  await place.remove();
});

test.each([
  ["POST", "/api/restaurants"],
  ["DELETE", "/api/restaurants/rubaiyat-rio"],
  ["PUT", "/api/news/slug/abc"],
])("%s %s is a problem 405 that names what is allowed", async (method, path) => {
  const place = await createDatabasePlace("pglite");
  const database = await connectDatabase(place.options);
  const response = await createApi({ database, log: recordLog().log }).request(path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe("GET, HEAD");
  expect(response.headers.get("Content-Type")).toBe("application/problem+json");
  expect(await response.json()).toMatchObject({ status: 405, instance: path });
  await database.close();
  await place.remove();
});
