import { beforeEach, expect, test } from "vitest";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import type { Database } from "#database/connect.server.ts";
import { dailyEvents } from "#database/schema/daily-events.ts";
import { dailyVitals } from "#database/schema/daily-vitals.ts";
import { prepareDatabase } from "#database/seed.ts";
import type { FirstAnswers, MeasuredVisits, Today } from "#desk/today-contract.ts";
import { type Browser, invalid, readActions, signedIn } from "#tests/desk-browser.ts";
import { plan, publish, publishDraft, readPiece, restore, write } from "#tests/desk-content.ts";
import { aLead } from "#tests/desk-leads.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";

const MADRID = "/restaurants/rubaiyat-madrid";
const DATE = "2030-12-25";
const CLOSED = { date: DATE, name: null, spans: [] };
const EARLY = { date: DATE, name: null, spans: [{ opens: "13:00", closes: "16:00" }] };

const read = (browser: Browser) => readPiece(browser, MADRID);
const putDay = (browser: Browser, day: object | null, seen: object | null = null) =>
  browser.put(`${MADRID}/days/${DATE}`, { day, seen });
const exceptionOn = (content: object | null | undefined) =>
  (content as RestaurantContent).openingHours?.exceptions.find(({ date }) => date === DATE);

/** A lead of Rio that was answered so many minutes after it came. */
function answered(database: Database, receivedAt: string, minutes: number, changes: object = {}) {
  const createdAt = new Date(receivedAt);
  const answeredAt = new Date(createdAt.getTime() + minutes * 60_000);
  const later = { createdAt, answeredAt, handling: "answered" as const, ...changes };
  return aLead(database, { restaurant: "rubaiyat-rio" }, later);
}

/** YYYY-MM-DD, the same for a whole test, also at midnight. */
const daysBefore = (today: Date, days: number) =>
  new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);

describeOnBothEnginesByNight("today at the desk", (database) => {
  beforeEach(() => prepareDatabase(database));

  // Rule 10.43.
  test("a day is published alone, with history, undo and an audit line", async () => {
    const browser = await signedIn(database, "restaurant", ["rubaiyat-madrid"]);
    expect((await putDay(browser, CLOSED)).body).toEqual({ draft: null });
    const { published, fingerprint } = await read(browser);
    expect(exceptionOn(published)).toEqual(CLOSED);
    expect((await putDay(browser, EARLY)).status).toBe(409);
    expect((await putDay(browser, EARLY, CLOSED)).status).toBe(200);
    expect(await readActions(database, "content.publish")).toHaveLength(2);
    const restored = await restore(browser, MADRID, 1);
    expect(restored.body.fingerprint).toBe(fingerprint);
    expect((await putDay(browser, null, CLOSED)).status).toBe(200);
    expect(exceptionOn((await read(browser)).published)).toBeUndefined();
  });

  test("who may not, or names what is not there, publishes nothing", async () => {
    const elsewhere = await signedIn(database, "restaurant", ["rubaiyat-rio"]);
    expect((await putDay(elsewhere, CLOSED)).status).toBe(403);
    const reader = await signedIn(database, "lead-reader");
    expect((await putDay(reader, CLOSED)).status).toBe(403);
    const editor = await signedIn(database);
    const put = (path: string) => editor.put(path, { day: CLOSED, seen: null });
    const withoutHours = await put(`/restaurants/rubaiyat-rio/days/${DATE}`);
    expect(withoutHours).toMatchObject(invalid("openingHours"));
    expect((await put(`${MADRID}/days/2030-12-24`)).status).toBe(422);
    expect((await put(`${MADRID}/days/2030-02-30`)).status).toBe(404);
    expect((await put(`/restaurants/nobody/days/${DATE}`)).status).toBe(422);
  });

  // Rule 10.43.
  test("a draft that waits stays unpublished and takes the day in, a plan has it, too", async () => {
    const browser = await signedIn(database);
    await plan(browser, MADRID, { name: "Next month" });
    await write(browser, MADRID, { name: "Half a na" });
    expect((await putDay(browser, CLOSED)).body).toEqual({ draft: "has-it" });
    const { published, draft, plan: planned, fingerprint: basedOn } = await read(browser);
    expect(published).toMatchObject({ name: "Rubaiyat Madrid" });
    expect(draft).toMatchObject({ author: "editor", content: { name: "Half a na" }, basedOn });
    expect(planned).toMatchObject({ content: { name: "Next month" }, conflicting: null });
    for (const content of [published, draft?.content, planned?.content]) {
      expect(exceptionOn(content)).toEqual(CLOSED);
    }
    expect((await publish(browser, MADRID, { phone: "+34911112222" })).status).toBe(200);
  });

  test("a draft that says something else of the day stays as it is, and asks", async () => {
    const browser = await signedIn(database);
    const { openingHours } = (await read(browser)).published as RestaurantContent;
    const early = { openingHours: { ...openingHours, exceptions: [EARLY] } };
    const { draft: before } = await write(browser, MADRID, early);
    expect((await putDay(browser, CLOSED)).body).toEqual({ draft: "asks" });
    const { draft, published } = await read(browser);
    expect(draft).toEqual(before);
    expect(exceptionOn(published)).toEqual(CLOSED);
    expect((await publishDraft(browser, MADRID, draft?.savedAt)).status).toBe(409);
  });

  // Rule 10.42.
  test("each role begins the day with what is its own", async () => {
    const editor = await signedIn(database);
    await write(editor, MADRID, { name: "Draft" });
    await plan(editor, "/menus/rubaiyat-rio-main", { isActive: false });
    await write(editor, "/faq/home", {});
    await aLead(database, { restaurant: "rubaiyat-rio" });
    const today = async (browser: Browser) => (await browser.get("/today")).body as Today;
    const all = await today(editor);
    expect(all.houses.length).toBeGreaterThan(5);
    const drafted = all.houses.filter(({ hasDraft }) => hasDraft);
    expect(drafted).toMatchObject([{ slug: "rubaiyat-madrid" }]);
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
  test("how long guests waited for the first answer, in all, by restaurant and by week", async () => {
    const browser = await signedIn(database, "manager");
    const rio = { restaurant: "rubaiyat-rio" };
    // In São Paulo the first was written on Sunday evening.
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
  test("clicks are added up by restaurant since a day, those of the role restaurant its own", async () => {
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
  test("what three visits in four stayed within is known of all, by device, country and screen", async () => {
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
