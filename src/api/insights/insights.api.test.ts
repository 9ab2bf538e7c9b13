import { expect, test } from "vitest";
import { beaconTo } from "#tests/beacon.ts";
import { aSnapshot } from "#tests/builders/snapshot.ts";
import { submit } from "#tests/lead-delivery.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";
import type { Database } from "#database/database.ts";
import { dailyEvents } from "#database/schema/daily-events.ts";
import { createApi } from "../api.ts";
import { EVENT_NAMES } from "./tracked-events.ts";
import type { Quota } from "#runtime/concurrency/limits.ts";
import { limitsOf } from "#tests/limits-of.ts";
import { countLead } from "./insights.queries.ts";

const RESERVE = { event: "reserve_click", restaurant: "rubaiyat-rio", language: "pt" };
const LONG = { ...RESERVE, more: "x".repeat(2000) };

function eventsOf(database: Database, quota?: Quota) {
  const api = createApi({
    content: () => aSnapshot({}),
    database,
    log: recordLog().log,
    limit: limitsOf(quota && { event: quota }),
    insights: {
      restaurantSlugs: async () => new Set(["rubaiyat-rio", "rubaiyat-madrid"]),
      siteUrl: "https://www.example.com",
      trustedProxies: 1,
    },
  });
  return beaconTo(api, "/api/events");
}

describeOnBothEnginesByNight("events of visitors", (database) => {
  const readTotals = () => {
    const { day, restaurant, event, language } = dailyEvents;
    const inOrder = database.orm.select().from(dailyEvents);
    return inOrder.orderBy(day, restaurant, event, language);
  };
  const totals = async () =>
    (await readTotals()).map(
      ({ event, restaurant, language, count }) => `${event} ${restaurant} ${language} ${count}`,
    );

  test("adds each event to the total of its day, restaurant and language", async () => {
    const post = eventsOf(database);
    for (let time = 0; time < 3; time += 1) expect(await post(RESERVE)).toBe(204);
    expect(await post({ ...RESERVE, language: "en" })).toBe(204);
    expect(await post({ event: "share", language: "es" })).toBe(204);
    expect(await totals()).toEqual([
      "share  es 1",
      "reserve_click rubaiyat-rio en 1",
      "reserve_click rubaiyat-rio pt 3",
    ]);
    const [first] = await readTotals();
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Sao_Paulo" });
    expect(first?.day).toBe(today.format(new Date()));
  });

  test("counts a stored lead with its restaurant and language", async () => {
    const { id } = await submit(database, undefined, { restaurant: "rubaiyat-rio" });
    await countLead(database.orm, id);
    expect(await totals()).toEqual(["generate_lead rubaiyat-rio pt 1"]);
  });

  test("counts 100 concurrent events", async () => {
    const post = eventsOf(database);
    const ips = Array.from({ length: 100 }, (_, index) => `203.0.113.${index}`);
    const posts = ips.map((ip) => post(RESERVE, { "X-Forwarded-For": ip }));
    expect(new Set(await Promise.all(posts))).toEqual(new Set([204]));
    expect(await totals()).toEqual(["reserve_click rubaiyat-rio pt 100"]);
  });

  test.each([
    ["an unknown event", { ...RESERVE, event: "purchase" }],
    ["a lead, which the server counts itself", { ...RESERVE, event: "generate_lead" }],
    ["an unknown restaurant", { ...RESERVE, restaurant: "nowhere" }],
    ["an unknown language", { ...RESERVE, language: "fr" }],
    ["a body that is not JSON", "reserve_click"],
    ["an empty body", ""],
  ])("refuses %s", async (_, body) => {
    expect(await eventsOf(database)(body)).toBe(422);
    expect(await totals()).toEqual([]);
  });

  test("accepts every event except the lead", async () => {
    const post = eventsOf(database);
    for (const event of EVENT_NAMES.filter((one) => one !== "generate_lead")) {
      expect(await post({ event, language: "pt" })).toBe(204);
    }
    expect(await totals()).toHaveLength(EVENT_NAMES.length - 1);
  });

  test("does not count bots; refuses other sites' pages and long bodies", async () => {
    const post = eventsOf(database);
    const robot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
    expect(await post(RESERVE, { "User-Agent": robot })).toBe(204);
    expect(await post(RESERVE, { "User-Agent": "curl/8.5.0" })).toBe(204);
    expect(await post(RESERVE, { "Sec-Fetch-Site": "cross-site" })).toBe(403);
    expect(await post(LONG)).toBe(413);
    expect(await totals()).toEqual([]);
  });

  test("limits events per IP, invalid ones included, and stores no IP", async () => {
    const post = eventsOf(database, { seconds: 60, each: 2, all: 4, few: 0 });
    const from = (at: number, body = RESERVE) =>
      post(body, { "X-Forwarded-For": `203.0.113.${at}` });
    expect([await from(1), await from(1), await from(1), await from(1, LONG)]).toEqual([
      204, 204, 429, 429,
    ]);
    expect([await from(2), await from(3), await from(4)]).toEqual([204, 204, 429]);
    expect(await totals()).toEqual(["reserve_click rubaiyat-rio pt 4"]);
    const { rows } = await database.orm.execute("select * from rate_limits");
    expect(rows).toEqual([]);
  });
});
