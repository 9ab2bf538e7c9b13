import { expect, test } from "vitest";
import { beaconTo } from "#tests/beacon.ts";
import { aSnapshot } from "#tests/builders/snapshot.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import type { Quota } from "#runtime/concurrency/limits.ts";
import { limitsOf } from "#tests/limits-of.ts";
import type { Database } from "#database/database.ts";
import { dailyVitals } from "#database/schema/daily-vitals.ts";
import { createMetrics } from "#server/metrics.ts";
import { createApi } from "../api.ts";

const VISIT = { path: "/pt/restaurantes/rio/rubaiyat-rio", device: "phone" };

function visitsOf(database: Database, quota?: Quota) {
  const metrics = createMetrics(() => Promise.reject(new Error("not asked")));
  const api = createApi({
    content: () => aSnapshot({}),
    database,
    log: recordLog().log,
    limit: limitsOf(quota && { visit: quota }),
    vitals: {
      countryHeader: "CF-IPCountry",
      countries: ["BR", "ES"],
      siteUrl: "https://www.example.com",
      trustedProxies: 1,
      onVital: metrics.vital,
    },
  });
  return { post: beaconTo(api, "/api/vitals"), metrics };
}

// Rule 7.6.
describeWithDatabase("measured visits", (database) => {
  const rows = async () => {
    const found = await database.orm.select().from(dailyVitals);
    const lines = found.map(({ vital, screen, device, country, bucket, count }) =>
      [vital, screen, device, country, bucket, count].join(" "),
    );
    return lines.toSorted((one, other) => one.localeCompare(other));
  };

  test("counts each value in its bucket by screen, device and country", async () => {
    const { post } = visitsOf(database);
    const spain = { "CF-IPCountry": "es" };
    expect(await post({ ...VISIT, lcp: 1200, inp: 16.5, cls: 0 }, spain)).toBe(204);
    expect(await post({ ...VISIT, lcp: 1000.1, cls: 0.9 }, spain)).toBe(204);
    expect(await post({ path: "/en", device: "desktop", lcp: 90_000 })).toBe(204);
    expect(await rows()).toEqual([
      "cls restaurant phone ES 0 1",
      "cls restaurant phone ES 11 1",
      "inp restaurant phone ES 1 1",
      "lcp home desktop  11 1",
      "lcp restaurant phone ES 4 2",
    ]);
  });

  test("counts other countries as none, and ignores unknown fields", async () => {
    const { post } = visitsOf(database);
    expect(await post({ ...VISIT, lcp: 1 }, { "CF-IPCountry": "FR" })).toBe(204);
    expect(await post({ ...VISIT, lcp: 1, visitor: "me" }, { "CF-IPCountry": "XX" })).toBe(204);
    expect(await post({ ...VISIT, path: "/es/restaurantes/x/y", lcp: 2 })).toBe(204);
    expect(await rows()).toEqual(["lcp restaurant phone  0 3"]);
    expect(await post(VISIT), "measured nothing").toBe(204);
    expect(await rows()).toHaveLength(1);
  });

  test("counts 100 concurrent visits", async () => {
    const { post } = visitsOf(database);
    const posts = Array.from({ length: 100 }, (_, index) =>
      post({ ...VISIT, lcp: 1, inp: 1, cls: 0 }, { "X-Forwarded-For": `203.0.113.${index}` }),
    );
    expect(new Set(await Promise.all(posts))).toEqual(new Set([204]));
    expect(await rows()).toEqual(
      ["cls", "inp", "lcp"].map((vital) => `${vital} restaurant phone  0 100`),
    );
  });

  test.each([
    ["an unknown page", { ...VISIT, path: "/pt/nada", lcp: 1 }],
    ["an unknown device", { ...VISIT, device: "fridge", lcp: 1 }],
    ["a negative time", { ...VISIT, lcp: -1 }],
    ["an excessive time", { ...VISIT, inp: 1e9 }],
    ["a text for a number", { ...VISIT, cls: "0" }],
  ])("refuses %s", async (_, body) => {
    expect(await visitsOf(database).post(body)).toBe(422);
    expect(await rows()).toEqual([]);
  });

  test("does not count bots; refuses other sites' pages and too many visits per IP", async () => {
    const { post } = visitsOf(database, { seconds: 60, each: 1 });
    const visit = { ...VISIT, lcp: 1 };
    expect(await post(visit, { "User-Agent": "curl/8.5.0" })).toBe(204);
    expect(await post(visit, { "Sec-Fetch-Site": "cross-site" })).toBe(403);
    const again = { "X-Forwarded-For": "203.0.113.1" };
    expect([await post(visit, again), await post(visit, again)]).toEqual([204, 429]);
    expect(await rows()).toEqual(["lcp restaurant phone  0 1"]);
  });

  test("reports values in the metrics, in seconds", async () => {
    const { post, metrics } = visitsOf(database);
    await post({ ...VISIT, lcp: 1200, inp: 40 });
    const text = await metrics.text();
    const bucket = (name: string, le: string) =>
      RegExp(`${name}_bucket\\{le="${le}",device="phone"\\} (\\d)`).exec(text)?.[1];
    expect(bucket("site_visit_largest_paint_seconds", "1")).toBe("0");
    expect(bucket("site_visit_largest_paint_seconds", "1.2")).toBe("1");
    expect(bucket("site_visit_interaction_seconds", "0.05")).toBe("1");
    expect(text).not.toContain("site_visit_layout_shift_bucket{");
  });
});
