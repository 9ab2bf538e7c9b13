import { expect, test } from "vitest";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import type { Happening } from "#content/snapshot.ts";
import { aHappening } from "#tests/builders/happening.ts";
import { aSnapshot, contentOf } from "#tests/builders/snapshot.ts";
import { eventsIn } from "#tests/valid-calendar.ts";
import { happeningsRoute } from "./happenings-route.ts";

const SITE = "https://rubaiyat.example";

function ask(path: string, happenings: readonly Happening[], now = "2027-03-20T12:00Z") {
  const content = contentOf(aSnapshot({ restaurants: builtInRestaurants() }, { happenings }));
  return happeningsRoute({ content, siteUrl: SITE, now: () => new Date(now) }).request(path);
}

const SATURDAYS = aHappening({ restaurants: ["rubaiyat-madrid", "rubaiyat-chile"] });

// Rule 4.21.
test("a weekly special date is left out on days on which its restaurant is closed", async () => {
  const closed = { from: "2027-03-22", to: "2027-04-04", spans: [], reason: null, notice: null };
  const restaurants = builtInRestaurants().map((one) => ({ ...one, specialDays: [closed] }));
  const route = happeningsRoute({
    content: contentOf(aSnapshot({ restaurants }, { happenings: [SATURDAYS] })),
    siteUrl: SITE,
    now: () => new Date("2027-03-20T12:00Z"),
  });
  for (const file of ["happenings/feijoada-de-sabado/rubaiyat-madrid.ics", "happenings.ics"]) {
    const events = eventsIn(await (await route.request(`/es/${file}`)).text());
    const days = events.map(({ startDate }) => startDate.toJSDate().toISOString().slice(0, 10));
    expect([...new Set(days)].slice(0, 2)).toEqual(["2027-03-20", "2027-04-10"]);
  }
});

// Rule 3.32.
test("writes a special date's next dates in its restaurant's time zone, across a clock change", async () => {
  const response = await ask("/es/happenings/feijoada-de-sabado/rubaiyat-madrid.ics", [SATURDAYS]);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": 'attachment; filename="feijoada-de-sabado.ics"',
  });
  const file = await response.text();
  const events = eventsIn(file);
  expect(events).toHaveLength(12);
  const times = events.map(({ startDate, endDate }) =>
    [startDate, endDate].map((at) => at.toJSDate().toISOString()),
  );
  expect(times.slice(0, 3)).toEqual([
    ["2027-03-20T12:00:00.000Z", "2027-03-20T15:00:00.000Z"],
    ["2027-03-27T12:00:00.000Z", "2027-03-27T15:00:00.000Z"],
    ["2027-04-03T11:00:00.000Z", "2027-04-03T14:00:00.000Z"],
  ]);
  expect(events[0]).toMatchObject({
    uid: "feijoada-de-sabado-rubaiyat-madrid-2027-03-20-1300@rubaiyat.example",
    summary: "Feijoada de sábado (es) · Rubaiyat Madrid",
  });
  const url = events[0]?.component.getFirstPropertyValue("url");
  expect(url).toBe(`${SITE}/es/eventos/feijoada-de-sabado`);
});

test("writes a date without an hour as a whole day", async () => {
  const times = [
    { from: "2028-02-29", through: null, weekdays: [], begins: null, ends: null },
  ] as const;
  const path = "/pt/happenings/feijoada-de-sabado/rubaiyat-madrid.ics";
  const file = await (await ask(path, [aHappening({ times })])).text();
  expect(file).toContain("DTSTART;VALUE=DATE:20280229\r\n");
  expect(file).toContain("DTEND;VALUE=DATE:20280301\r\n");
});

test("offers a subscription with the next thousand dates of a thousand special dates", async () => {
  const many = Array.from({ length: 1000 }, (_, at) => aHappening({ slug: `h-${at}` }));
  const response = await ask("/es/happenings.ics", [SATURDAYS, ...many]);
  const file = await response.text();
  expect(file).toMatch(/^X-WR-CALNAME:.+ · /m);
  expect(file).toMatch(/^REFRESH-INTERVAL;VALUE=DURATION:PT6H\r$/m);
  expect(eventsIn(file)).toHaveLength(1000);
  expect(new Set(eventsIn(file).map(({ uid }) => uid)).size).toBe(1000);
});

test("fills the subscription with the soonest dates, and fast", async () => {
  const restaurants = builtInRestaurants().map(({ slug }) => slug);
  const weekly = (["monday", "tuesday", "friday"] as const).map((weekday, at) =>
    aHappening({
      slug: `w-${at}`,
      restaurants,
      times: [
        { from: "2026-01-01", through: null, weekdays: [weekday], begins: "12:00", ends: null },
      ],
    }),
  );
  const far = aHappening({
    slug: "far",
    times: [{ from: "2029-01-01", through: null, weekdays: [], begins: null, ends: null }],
  });
  const days: string[] = [];
  const costs: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const before = process.cpuUsage();
    const file = await (await ask("/pt/happenings.ics", [...weekly, far])).text();
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000);
    days.splice(
      0,
      days.length,
      ...[...file.matchAll(/^DTSTART:(\d{8})/gm)].map(([, day = ""]) => day),
    );
  }
  expect(days).toHaveLength(1000);
  expect(days).toEqual(days.toSorted());
  // 1,000 events at 24 a week.
  expect(days.at(-1)).toMatch(/^202801/);
  // 30 ms on an idle machine, 400 ms with a zone lookup per event.
  expect(Math.min(...costs)).toBeLessThan(120);
  const few = await (await ask("/pt/happenings.ics", [far])).text();
  expect(few).toContain("DTSTART;VALUE=DATE:20290101");
});

test("drops a date when it is over at its restaurant, and keeps it for others", async () => {
  const now = "2027-03-20T15:30Z";
  const file = (restaurant: string) =>
    ask(`/pt/happenings/feijoada-de-sabado/${restaurant}.ics`, [SATURDAYS], now);
  const madrid = eventsIn(await (await file("rubaiyat-madrid")).text());
  const chile = eventsIn(await (await file("rubaiyat-chile")).text());
  expect([madrid[0]?.uid, chile[0]?.uid]).toEqual([
    "feijoada-de-sabado-rubaiyat-madrid-2027-03-27-1300@rubaiyat.example",
    "feijoada-de-sabado-rubaiyat-chile-2027-03-20-1300@rubaiyat.example",
  ]);
  const all = eventsIn(await (await ask("/pt/happenings.ics", [SATURDAYS], now)).text());
  expect(all.filter(({ uid }) => /2027-03-20/.test(uid))).toHaveLength(1);
});

test("keeps the length of an event across a skipped hour", async () => {
  const times = [
    { from: "2027-09-05", through: null, weekdays: [], begins: "00:15", ends: "01:10" },
  ] as const;
  const chile = aHappening({ times, restaurants: ["rubaiyat-chile"] });
  const file = await ask("/pt/happenings/feijoada-de-sabado/rubaiyat-chile.ics", [chile]);
  expect(await file.text()).toMatch(/DTSTART:20270905T041500Z\r\nDTEND:20270905T051000Z/);
});

test.each([
  "/fr/happenings.ics",
  "/pt/happenings/made-up/rubaiyat-madrid.ics",
  "/pt/happenings/feijoada-de-sabado/rubaiyat-rio.ics",
  "/pt/happenings/feijoada-de-sabado/__proto__.ics",
  "/pt/happenings/feijoada-de-sabado/rubaiyat-madrid",
])("answers %s with an uncached 404", async (path) => {
  const response = await ask(path, [SATURDAYS]);
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
});

// Rule 1.14.
test("leaves past dates and other languages out of every calendar", async () => {
  const times = [
    { from: "2027-03-18", through: null, weekdays: [], begins: "20:00", ends: "23:00" },
  ] as const;
  const over = [aHappening({ times }), aHappening({ slug: "a", languages: ["en"] })];
  const file = await ask("/pt/happenings/feijoada-de-sabado/rubaiyat-madrid.ics", over);
  expect(file.status).toBe(404);
  const other = ["pt", "en"].map((one) => ask(`/${one}/happenings/a/rubaiyat-madrid.ics`, over));
  expect((await Promise.all(other)).map(({ status }) => status)).toEqual([404, 200]);
  expect(eventsIn(await (await ask("/pt/happenings.ics", over)).text())).toEqual([]);
  expect(eventsIn(await (await ask("/en/happenings.ics", over)).text())).not.toEqual([]);
});
