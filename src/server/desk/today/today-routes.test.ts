import { beforeEach, expect, test } from "vitest";
import type { SpecialDays } from "#content/schemas/opening-hours.ts";
import type { Database } from "#database/database.ts";
import { dailyEvents } from "#database/schema/daily-events.ts";
import { dailyVitals } from "#database/schema/daily-vitals.ts";
import { prepareDatabase } from "#content/store/seed.ts";
import { readContentRevision } from "#database/content-revision.ts";
import { readSpecialDays } from "#content/store/special-days.ts";
import type { DaysChange } from "#content/schemas/special-days.ts";
import type { FirstAnswers, MeasuredVisits, Today } from "./today-contract.ts";
import { type Browser, readActions, signedIn } from "#tests/desk-browser.ts";
import { plan, publishDraft, readPiece, write } from "#tests/desk-content.ts";
import { aLead } from "#tests/desk-leads.ts";
import { ownContent } from "#tests/own-api.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";

const MADRID = "rubaiyat-madrid";
const RIO = "rubaiyat-rio";
const WHEN = { from: "2030-12-20", to: "2030-12-31" };
const FLOOD: SpecialDays = { ...WHEN, spans: [], reason: "incident", notice: null };
const EVE: SpecialDays = {
  from: "2030-12-24",
  to: "2030-12-24",
  spans: [{ opens: "13:00", closes: "16:00" }],
  reason: null,
  notice: null,
};

type Change = Partial<Omit<DaysChange, "days">> & { readonly days: readonly object[] };
const save = (browser: Browser, ...changes: readonly Change[]) =>
  browser.put("/special-days", {
    changes: changes.map((one) => ({ restaurant: MADRID, ...WHEN, seen: [], ...one })),
  });
const daysOf = async (database: Database, restaurant = MADRID) =>
  (await readSpecialDays(database.orm)).get(restaurant);

/** A lead of Rio answered this many minutes after it came. */
function answered(database: Database, receivedAt: string, minutes: number, changes: object = {}) {
  const createdAt = new Date(receivedAt);
  const answeredAt = new Date(createdAt.getTime() + minutes * 60_000);
  const later = { createdAt, answeredAt, handling: "answered" as const, ...changes };
  return aLead(database, { restaurant: "rubaiyat-rio" }, later);
}

/** YYYY-MM-DD, the same for a whole test, even at midnight. */
const daysBefore = (today: Date, days: number) =>
  new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);

describeOnBothEnginesByNight("today at the desk", (database) => {
  beforeEach(() => prepareDatabase(database));

  // Rule 10.43.
  test("applies days on saving, outside drafts, scheduled versions and versions", async () => {
    const browser = await signedIn(database, "restaurant", [MADRID]);
    const editor = await signedIn(database);
    const piece = `/restaurants/${MADRID}`;
    await plan(editor, piece, { name: "Next month" });
    await write(editor, piece, { name: "Half a na" });
    const before = await readPiece(browser, piece);
    const revision = await readContentRevision(database.orm);
    expect((await save(browser, { days: [FLOOD] })).status).toBe(204);
    expect(BigInt(await readContentRevision(database.orm))).toBe(BigInt(revision) + 1n);
    const content = await ownContent(database);
    expect(content.current().findRestaurant(MADRID)?.specialDays).toEqual([FLOOD]);
    expect(await readPiece(browser, piece)).toEqual(before);
    expect((await publishDraft(editor, piece, before.draft?.savedAt)).status).toBe(200);
    expect(await daysOf(database)).toEqual([FLOOD]);
    const [line] = await readActions(database, "days.saved");
    expect(line).toMatchObject({ details: { restaurant: MADRID, ...WHEN, reason: "incident" } });
  });

  // Rules 10.43 and 10.44.
  test("replaces overlapping days, and restores them by an undo", async () => {
    const browser = await signedIn(database);
    await save(browser, { days: [FLOOD] }, { restaurant: RIO, days: [FLOOD] });
    const { from, to } = EVE;
    const seen = [{ ...FLOOD, from, to }];
    await save(browser, { from, to, days: [EVE], seen });
    expect(await daysOf(database)).toEqual([
      { ...FLOOD, to: "2030-12-23" },
      EVE,
      { ...FLOOD, from: "2030-12-25" },
    ]);
    expect((await save(browser, { from, to, days: seen, seen: [EVE] })).status).toBe(204);
    expect(await daysOf(database)).toEqual([FLOOD]);
    // The server saves all restaurants or none.
    const none = { days: [], seen: [FLOOD] };
    const late = await save(browser, none, { restaurant: RIO, days: [] });
    expect(late.status).toBe(409);
    expect(await daysOf(database)).toEqual([FLOOD]);
    expect((await save(browser, none, { ...none, restaurant: RIO })).status).toBe(204);
    expect(await daysOf(database)).toBeUndefined();
    expect(await readActions(database, "days.removed")).toHaveLength(2);
  });

  test("saves nothing without rights or for unknown names", async () => {
    const elsewhere = await signedIn(database, "restaurant", [RIO]);
    expect((await save(elsewhere, { days: [FLOOD] })).status).toBe(403);
    const reader = await signedIn(database, "lead-reader");
    expect((await save(reader, { days: [FLOOD] })).status).toBe(403);
    const editor = await signedIn(database);
    for (const change of [
      { days: [{ ...FLOOD, to: "2031-01-01" }] },
      { days: [{ ...FLOOD, to: "2030-02-30" }] },
      { days: [{ ...FLOOD, from: "2030-12-31", to: "2030-12-30" }] },
      { days: [FLOOD, FLOOD] },
      { days: [FLOOD, EVE] },
      { from: WHEN.to, to: WHEN.from, days: [] },
      { restaurant: "nobody", days: [FLOOD] },
    ]) {
      expect((await save(editor, change)).status).toBe(422);
    }
    expect(await readSpecialDays(database.orm)).toEqual(new Map());
  });

  // Rule 10.42.
  test("shows each role its own day", async () => {
    const editor = await signedIn(database);
    await write(editor, `/restaurants/${MADRID}`, { name: "Draft" });
    await plan(editor, "/menus/rubaiyat-rio-main", { isActive: false });
    await write(editor, "/faq/home", {});
    await aLead(database, { restaurant: "rubaiyat-rio" });
    const today = async (browser: Browser) => (await browser.get("/today")).body as Today;
    const all = await today(editor);
    expect(all.houses.length).toBeGreaterThan(5);
    const planned = { publishAt: expect.any(String), author: "editor", isAsking: false };
    const menu = { kind: "menus", slug: "rubaiyat-rio-main", name: "rubaiyat-rio-main" };
    expect(all.waiting).toMatchObject([
      { kind: "faq", slug: "home", name: "home", publishAt: null },
      { ...menu, ...planned },
      { kind: "restaurants", slug: "rubaiyat-madrid", name: "Draft", publishAt: null },
    ]);
    expect(all.guests).toEqual([]);

    const ofRio = await today(await signedIn(database, "restaurant", ["rubaiyat-rio"]));
    expect(ofRio).toMatchObject({
      houses: [{ slug: "rubaiyat-rio" }],
      waiting: [{ slug: "rubaiyat-rio-main" }],
      guests: [{ restaurant: "rubaiyat-rio", unanswered: 1 }],
    });
    const ofChile = await today(await signedIn(database, "restaurant", ["rubaiyat-chile"]));
    expect(ofChile).toMatchObject({ guests: [], waiting: [], waitingInAll: 0 });
    const reader = await today(await signedIn(database, "lead-reader"));
    expect(reader).toMatchObject({ houses: [], waiting: [], guests: [{ unanswered: 1 }] });
  });

  // Rule 10.45.
  test("reports waits for the first answer in all, by restaurant and by week", async () => {
    const browser = await signedIn(database, "manager");
    const rio = { restaurant: "rubaiyat-rio" };
    // In São Paulo the first arrived on Sunday evening.
    await answered(database, "2026-11-16T02:00Z", 600);
    await answered(database, "2026-11-16T12:00Z", 10);
    await answered(database, "2026-11-18T12:00Z", 30);
    const spam = { handling: "closed", outcome: "spam" } as const;
    await answered(database, "2026-11-18T12:00Z", 9999, spam);
    await aLead(database, { restaurant: "rubaiyat-chile" });
    const of = async (person: Browser) => {
      const { body } = await person.get("/first-answers?since=2026-11-01");
      return (body as FirstAnswers[]).filter((one) => one.restaurant !== "rubaiyat-chile");
    };
    const ofRio = [
      { week: null, guests: 3, answered: 3, medianMinutes: 30, longestMinutes: 600 },
      { week: "2026-11-16", guests: 2, answered: 2, medianMinutes: 20, longestMinutes: 30 },
      { week: "2026-11-09", guests: 1, answered: 1, medianMinutes: 600, longestMinutes: 600 },
    ].map((one) => ({ ...rio, ...one }));
    expect(await of(browser)).toEqual([
      { ...ofRio[0], restaurant: null, guests: 4, answered: 3 },
      ...ofRio,
    ]);
    const person = await signedIn(database, "restaurant", ["rubaiyat-rio"]);
    expect((await of(person))[0]).toMatchObject({ restaurant: null, guests: 3 });
    expect((await browser.get("/first-answers?since=yesterday")).status).toBe(422);
  });

  // Rule 10.45.
  test("sums clicks by restaurant since a day, the role restaurant's own", async () => {
    const today = new Date();
    const count = (daysAgo: number, restaurant: string, event: string, language: string) => {
      const counted = { day: daysBefore(today, daysAgo), restaurant, event, language, count: 2 };
      return database.orm.insert(dailyEvents).values(counted);
    };
    await count(1, "rubaiyat-rio", "call_click", "pt");
    await count(0, "rubaiyat-rio", "call_click", "en");
    await count(3, "rubaiyat-rio", "call_click", "pt");
    await count(0, "rubaiyat-chile", "menu_view", "es");
    await count(0, "", "consent_accept", "es");
    const since = daysBefore(today, 1);
    const clicks = async (browser: Browser) => (await browser.get(`/clicks?since=${since}`)).body;
    const ofRio = { restaurant: "rubaiyat-rio", event: "call_click", count: 4 };
    const ofChile = { restaurant: "rubaiyat-chile", event: "menu_view", count: 2 };
    const editor = await signedIn(database);
    expect(await clicks(editor)).toEqual(expect.arrayContaining([ofRio, ofChile]));
    const person = await signedIn(database, "restaurant", ["rubaiyat-rio"]);
    expect(await clicks(person)).toEqual([ofRio]);
  });

  // Rule 7.6.
  test("reports the 75th percentile in all, by device, country and screen", async () => {
    const today = new Date();
    const day = daysBefore(today, 0);
    const atRio = { day, screen: "restaurant", device: "phone", country: "BR" };
    const atHome = { day, screen: "home", device: "desktop", country: "" };
    await database.orm.insert(dailyVitals).values([
      { ...atRio, vital: "lcp", bucket: 0, count: 2 },
      { ...atRio, vital: "lcp", bucket: 4, count: 1 },
      { ...atRio, vital: "lcp", bucket: 11, count: 1 },
      { ...atRio, vital: "cls", bucket: 11, count: 3 },
      { ...atHome, vital: "lcp", bucket: 10, count: 1 },
      { ...atRio, vital: "lcp", bucket: 11, count: 50, day: daysBefore(today, 9) },
    ]);
    const since = daysBefore(today, 1);
    const browser = await signedIn(database, "restaurant", ["rubaiyat-madrid"]);
    const found = (await browser.get(`/vitals?since=${since}`)).body as MeasuredVisits[];
    const none = { device: null, country: null, screen: null };
    const lcp = (value: number, isAbove = false) => ({ value, isAbove });
    const ofRio = { visits: 4, values: { lcp: lcp(1200), cls: { value: 0.5, isAbove: true } } };
    const ofHome = { visits: 1, values: { lcp: lcp(6000) } };
    const inAll = { ...ofRio, visits: 5, values: { ...ofRio.values, lcp: lcp(6000) } };
    expect(found).toHaveLength(7);
    expect(found).toEqual(
      expect.arrayContaining([
        { ...none, ...inAll },
        { ...none, device: "phone", ...ofRio },
        { ...none, device: "desktop", ...ofHome },
        { ...none, country: "BR", ...ofRio },
        { ...none, country: "", ...ofHome },
        { ...none, screen: "restaurant", ...ofRio },
        { ...none, screen: "home", ...ofHome },
      ]),
    );
  });
});
