import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { eventsIn } from "#tests/valid-calendar.ts";
import { aSnapshot, contentOf } from "#tests/builders/snapshot.ts";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import { LANGUAGES } from "#language/languages.ts";
import { wallClock } from "#content/schemas/opening-status.ts";
import { calendarPath } from "#site/blocks/calendar-link/calendar-link.tsx";
import { calendarFile, calendarRoute } from "./calendar-route.ts";

const SITE = "https://rubaiyat.example";
const NOW = new Date("2026-11-22T12:00Z");
const RESTAURANTS = builtInRestaurants();
const [FIRST] = RESTAURANTS;
const ZONES = new Map([
  ["Espanha", "Europe/Madrid"],
  ["Brasil", "America/Sao_Paulo"],
  ["Chile", "America/Santiago"],
  ["Argentina", "America/Argentina/Buenos_Aires"],
]);
const route = calendarRoute({
  content: contentOf(aSnapshot({ restaurants: RESTAURANTS })),
  siteUrl: SITE,
  now: () => NOW,
});

const ask = (path: string) => route.request(path.replace(/^\/calendar/, ""));

function eventOf(file: string) {
  const events = eventsIn(file);
  expect(events).toHaveLength(1);
  return events[0]!;
}

const statusOf = (file: string) => eventOf(file).component.getFirstPropertyValue("status");
const TABLE = {
  restaurant: "rubaiyat-madrid",
  preferredDate: "2026-12-12",
  time: "20:30",
  guestCount: "4",
};

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(RESTAURANTS.map((one) => [one.slug, one] as const))(
    "writes a table at %s tentatively, in the restaurant's time zone",
    async (slug, restaurant) => {
      const response = await ask(calendarPath(language, { ...TABLE, restaurant: slug }));
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": 'attachment; filename="rubaiyat-2026-12-12.ics"',
        "cache-control": "no-store",
      });
      const file = await response.text();
      const event = eventOf(file);
      const clock = wallClock(event.startDate.toJSDate(), ZONES.get(restaurant.country) ?? "");
      expect(clock).toEqual({ date: "2026-12-12", minutes: 1230 });
      expect(statusOf(file)).toBe("TENTATIVE");
      expect(event.summary).toContain(restaurant.name);
      expect(event.summary).toMatch(/a confirmar|not confirmed|por confirmar/);
      expect(event.description).toContain("20:30");
      expect(event.location).toBe(restaurant.address[language] || restaurant.city);
    },
  );

  test("an event request takes a whole day, with or without guests", async () => {
    for (const guestCount of ["", "120"]) {
      const asked = { ...TABLE, guestCount, preferredDate: "2027-02-28", time: "" };
      const response = await ask(calendarPath(language, asked));
      expect(response.status).toBe(200);
      const file = await response.text();
      expect(file).toContain("DTSTART;VALUE=DATE:20270228");
      expect(file).toContain("DTEND;VALUE=DATE:20270301");
      expect(statusOf(file)).toBe("TENTATIVE");
      expect(eventOf(file).description.includes("120")).toBe(guestCount !== "");
    }
  });
});

test("equal requests are one calendar event, others are another", async () => {
  const uid = async (changes: Partial<typeof TABLE>) =>
    eventOf(await (await ask(calendarPath("pt", { ...TABLE, ...changes }))).text()).uid;
  expect(await uid({})).toBe(await uid({}));
  expect(await uid({})).toBe(await uid({ guestCount: "5" }));
  expect(await uid({})).not.toBe(await uid({ time: "21:00" }));
  expect(await uid({})).not.toBe(await uid({ preferredDate: "2026-12-13" }));
  expect(await uid({})).not.toBe(await uid({ restaurant: "rubaiyat-rio" }));
});

test.each([
  "/fr/table.ics?restaurant=rubaiyat-rio&date=2026-12-12&time=20:30&people=4",
  "/pt/dinner.ics?restaurant=rubaiyat-rio&date=2026-12-12&time=20:30&people=4",
  "/pt/__proto__?restaurant=rubaiyat-rio&date=2026-12-12&time=20:30&people=4",
  "/pt/table.ics?restaurant=made-up&date=2026-12-12&time=20:30&people=4",
  "/pt/table.ics?restaurant=rubaiyat-rio&date=2026-11-20&time=20:30&people=4",
  "/pt/table.ics?restaurant=rubaiyat-rio&date=2027-02-29&time=20:30&people=4",
  "/pt/table.ics?restaurant=rubaiyat-rio&date=2026-12-12&time=20:30%0D%0AX:1&people=4",
  "/pt/table.ics?restaurant=rubaiyat-rio&date=2026-12-12&time=20:30&people=0",
  "/pt/event.ics?restaurant=made-up&date=2026-12-12",
  `/pt/event.ics?restaurant=rubaiyat-rio&date=2026-12-12&people=${"9".repeat(5000)}`,
])("answers %s with an uncached 404", async (path) => {
  const response = await ask(path);
  expect(response.status).toBe(404);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

// Rule 4.21.
test("the file of a table on a day that is closed says so", () => {
  const closed = { from: "2026-12-01", to: "2026-12-14", spans: [], reason: null, notice: null };
  const restaurant = { ...FIRST!, specialDays: [closed] };
  const file = calendarFile({ ...REQUEST, restaurant }, CONTEXT);
  expect(eventOf(file).description).toContain("Nesse dia a casa está fechada.");
});

const REQUEST = { kind: "table", date: "2026-12-12", time: "20:30", people: 2 } as const;
const CONTEXT = { language: "pt", siteUrl: SITE, now: NOW } as const;

test("writes any restaurant's name in lines of 75 bytes, as RFC 5545 requires", () => {
  const aText = fc.string({
    unit: fc.constantFrom("a", "ç", "é", "😀", ",", ";", "\\", "\n", ":", '"', " "),
  });
  const asWritten = fc.property(aText, aText, (name, address) => {
    const restaurant = {
      ...FIRST!,
      name: `x${name}x`,
      address: { pt: `y${address}y`, en: "", es: "" },
    };
    const file = calendarFile({ ...REQUEST, restaurant }, CONTEXT);
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file).not.toMatch(/[^\r]\n/);
    expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    const event = eventOf(file);
    expect(event.summary).toContain(`x${name}x`);
    expect(event.location).toBe(`y${address}y`);
  });
  fc.assert(asWritten);
});

test("maps a skipped or repeated hour to an instant of that night", async () => {
  for (const [preferredDate, start] of [
    ["2027-03-28", "2027-03-28T01:30:00.000Z"],
    ["2027-10-31", "2027-10-31T00:30:00.000Z"],
  ] as const) {
    const response = await ask(calendarPath("es", { ...TABLE, preferredDate, time: "02:30" }));
    const { startDate } = eventOf(await response.text());
    expect(startDate.toJSDate().toISOString()).toBe(start);
  }
});

test("uses floating time without a known zone", () => {
  const restaurant = { ...FIRST!, citySlug: "manaus", openingHours: null };
  const file = calendarFile({ ...REQUEST, restaurant }, CONTEXT);
  expect(file).toContain("DTSTART:20261212T203000\r\n");
});
