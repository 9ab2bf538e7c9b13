import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { describeOnBothEngines } from "#tests/test-database.ts";
import { takeDeliverySlot } from "./delivery-slot.ts";

describeOnBothEngines("the platform's calls", (getDatabase) => {
  test("are evenly spaced: the next one says how far off it is", async () => {
    const { orm } = getDatabase();
    expect(await takeDeliverySlot(orm, 120)).toBe(0);
    const wait = await takeDeliverySlot(orm, 120);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(500);
    await new Promise((resolve) => setTimeout(resolve, wait + 20));
    expect(await takeDeliverySlot(orm, 120)).toBe(0);
  });

  test("asked for at the same moment, one gets it", async () => {
    const { orm } = getDatabase();
    const waits = await Promise.all(Array.from({ length: 8 }, () => takeDeliverySlot(orm, 10)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(1);
  });

  test("are free again when the clock was set back, or the rate was raised", async () => {
    const { orm } = getDatabase();
    await takeDeliverySlot(orm, 120);
    await orm.execute(sql`update rate_limits set window_start = now() + interval '1 day'`);
    expect(await takeDeliverySlot(orm, 120)).toBe(0);
  });
});
