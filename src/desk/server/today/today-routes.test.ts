import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import type { Database } from "#database/connect.server.ts";
import { dailyEvents } from "#database/schema/daily-events.ts";
import { dailyVitals } from "#database/schema/daily-vitals.ts";
import { leads } from "#database/schema/leads.ts";
import { prepareDatabase } from "#database/seed.ts";
import type { FirstAnswers, MeasuredVisits, Today } from "#desk/today-contract.ts";
import { type Browser, readActions, signedIn } from "#tests/desk-browser.ts";
import { plan, publish, publishDraft, readPiece, write } from "#tests/desk-content.ts";
import { aLead } from "#tests/desk-leads.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";

const MADRID = "/restaurants/rubaiyat-madrid";
const DATE = "2030-12-25";
const CLOSED = { date: DATE, name: null, spans: [] };
const EARLY = { date: DATE, name: null, spans: [{ opens: "13:00", closes: "16:00" }] };

const read = (browser: Browser, path = MADRID) => readPiece(browser, path);
const putDay = (browser: Browser, day: object | null, seen: object | null = null) =>
  browser.put(`${MADRID}/days/${DATE}`, { day, seen });
const exceptionOn = (content: object | null | undefined) =>
  (content as RestaurantContent).openingHours?.exceptions.find(({ date }) => date === DATE);

async function answered({ orm }: Database, id: string, receivedAt: string, minutes: number) {
  const createdAt = new Date(receivedAt);
  const answeredAt = new Date(createdAt.getTime() + minutes * 60_000);
  const set = { createdAt, answeredAt, handling: "answered" as const };
  await orm.update(leads).set(set).where(eq(leads.id, id));
}

/** YYYY-MM-DD, the same for a whole test, also at midnight. */
const daysBefore = (today: Date, days: number) =>
  new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);

describeOnBothEnginesByNight("today at the desk", (getDatabase) => {
  // Rule 10.43.
  test("a day is published alone, with history, undo and an audit line", async () => {
    await prepareDatabase(getDatabase());
    const browser = await signedIn(getDatabase(), "restaurant", ["rubaiyat-madrid"]);
    expect((await putDay(browser, CLOSED)).body).toEqual({ draft: null });
    const { published, fingerprint } = await read(browser);
    expect(exceptionOn(published)).toEqual(CLOSED);
    expect((await putDay(browser, EARLY)).status).toBe(409);
    expect((await putDay(browser, EARLY, CLOSED)).status).toBe(200);
    expect(await readActions(getDatabase(), "content.publish")).toHaveLength(2);
    const history = (await browser.get(`${MADRID}/history`)).body as { id: string }[];
    const basedOn = (await read(browser)).fingerprint;
    const restored = await browser.post(`${MADRID}/restore`, { id: history[1]?.id, basedOn });
    expect(restored.body.fingerprint).toBe(fingerprint);
    expect((await putDay(browser, null, CLOSED)).status).toBe(200);
    expect(exceptionOn((await read(browser)).published)).toBeUndefined();
  });

  test("who may not, or names what is not there, publishes nothing", async () => {
    await prepareDatabase(getDatabase());
    const elsewhere = await signedIn(getDatabase(), "restaurant", ["rubaiyat-rio"]);
    expect((await putDay(elsewhere, CLOSED)).status).toBe(403);
    const reader = await signedIn(getDatabase(), "lead-reader");
    expect((await putDay(reader, CLOSED)).status).toBe(403);
    const editor = await signedIn(getDatabase());
    const put = (path: string, day: object) => editor.put(path, { day, seen: null });
    expect(await put(`/restaurants/rubaiyat-rio/days/${DATE}`, CLOSED)).toMatchObject({
      status: 422,
      body: { fields: ["openingHours"] },
    });
    expect((await put(`${MADRID}/days/2030-12-24`, CLOSED)).status).toBe(422);
    expect((await put(`${MADRID}/days/2030-02-30`, CLOSED)).status).toBe(404);
    expect((await put(`/restaurants/nobody/days/${DATE}`, CLOSED)).status).toBe(422);
  });

  // Rule 10.43.
  test("a draft that waits stays unpublished and takes the day in, a plan has it, too", async () => {
    await prepareDatabase(getDatabase());
    const browser = await signedIn(getDatabase());
    await plan(browser, MADRID, { name: "Next month" });
    await write(browser, MADRID, { name: "Half a na" });
    expect((await putDay(browser, CLOSED)).body).toEqual({ draft: "has-it" });
    const { published, draft, plan: planned, fingerprint } = await read(browser);
    expect(published).toMatchObject({ name: "Rubaiyat Madrid" });
    expect(exceptionOn(published)).toEqual(CLOSED);
    expect(draft).toMatchObject({ author: "editor", content: { name: "Half a na" } });
    expect(draft?.basedOn).toBe(fingerprint);
    expect(exceptionOn(draft?.content)).toEqual(CLOSED);
    expect(planned).toMatchObject({ content: { name: "Next month" }, conflicting: null });
    expect(exceptionOn(planned?.content)).toEqual(CLOSED);
    expect((await publish(browser, MADRID, { phone: "+34911112222" })).status).toBe(200);
  });

  test("a draft that says something else of the day stays as it is, and asks", async () => {
    await prepareDatabase(getDatabase());
    const browser = await signedIn(getDatabase());
    const { openingHours } = (await read(browser)).published as RestaurantContent;
    const { draft: before } = await write(browser, MADRID, {
      openingHours: { ...openingHours, exceptions: [EARLY] },
    });
    expect((await putDay(browser, CLOSED)).body).toEqual({ draft: "asks" });
    const { draft, published } = await read(browser);
    expect(draft).toEqual(before);
    expect(exceptionOn(published)).toEqual(CLOSED);
    expect((await publishDraft(browser, MADRID, draft?.savedAt)).status).toBe(409);
  });

  // Rule 10.42.
  test("each role begins the day with what is its own", async () => {
    await prepareDatabase(getDatabase());
    const editor = await signedIn(getDatabase());
    await write(editor, MADRID, { name: "Draft" });
    await plan(editor, "/menus/rubaiyat-rio-main", { isActive: false });
    await write(editor, "/faq/home", {});
    await aLead(getDatabase(), { restaurant: "rubaiyat-rio" });
    const today = async (browser: Browser) => (await browser.get("/today")).body as Today;
    const all = await today(editor);
    expect(all.houses.length).toBeGreaterThan(5);
    expect(all.houses.filter(({ hasDraft }) => hasDraft).map(({ slug }) => slug)).toEqual([
      "rubaiyat-madrid",
    ]);
    expect(all.waiting.map(({ kind, slug, name }) => [kind, slug, name])).toEqual([
      ["faq", "home", "home"],
      ["menus", "rubaiyat-rio-main", "rubaiyat-rio-main"],
      ["restaurants", "rubaiyat-madrid", "Draft"],
    ]);
    expect(all.waiting.map(({ publishAt }) => publishAt !== null)).toEqual([false, true, false]);
    expect(all.waiting[1]).toMatchObject({ author: "editor", isAsking: false });
    expect(all.guests).toEqual([]);

    const ofRio = await today(await signedIn(getDatabase(), "restaurant", ["rubaiyat-rio"]));
    expect(ofRio.houses.map(({ slug }) => slug)).toEqual(["rubaiyat-rio"]);
    expect(ofRio.waiting.map(({ slug }) => slug)).toEqual(["rubaiyat-rio-main"]);
    expect(ofRio.guests).toMatchObject([{ restaurant: "rubaiyat-rio", unanswered: 1 }]);
    const ofChile = await today(await signedIn(getDatabase(), "restaurant", ["rubaiyat-chile"]));
    expect(ofChile).toMatchObject({ guests: [], waiting: [], waitingInAll: 0 });
    const reader = await today(await signedIn(getDatabase(), "lead-reader"));
    expect(reader).toMatchObject({ houses: [], waiting: [], guests: [{ unanswered: 1 }] });
  });

  // Rule 10.45.
  test("how long guests waited for the first answer, in all, by restaurant and by week", async () => {
    const browser = await signedIn(getDatabase(), "manager");
    const rio = { restaurant: "rubaiyat-rio" };
    // In São Paulo the first was written on Sunday evening.
    await answered(getDatabase(), await aLead(getDatabase(), rio), "2026-11-16T02:00Z", 600);
    await answered(getDatabase(), await aLead(getDatabase(), rio), "2026-11-16T12:00Z", 10);
    await answered(getDatabase(), await aLead(getDatabase(), rio), "2026-11-18T12:00Z", 30);
    const ignored = await aLead(getDatabase(), rio);
    await answered(getDatabase(), ignored, "2026-11-18T12:00Z", 9999);
    const spam = { handling: "closed", outcome: "spam" } as const;
    await getDatabase().orm.update(leads).set(spam).where(eq(leads.id, ignored));
    await aLead(getDatabase(), { restaurant: "rubaiyat-chile" });
    const of = async (person: Browser) =>
      ((await person.get("/first-answers?since=2026-11-01")).body as FirstAnswers[]).filter(
        ({ restaurant }) => restaurant !== "rubaiyat-chile",
      );
    const week = (
      monday: string,
      guests: number,
      medianMinutes: number,
      longestMinutes: number,
    ) => {
      const counts = { guests, answered: guests, medianMinutes, longestMinutes };
      return { ...rio, week: monday, ...counts };
    };
    const ofRio = [
      { ...week("", 3, 30, 600), week: null },
      week("2026-11-16", 2, 20, 30),
      week("2026-11-09", 1, 600, 600),
    ];
    expect(await of(browser)).toEqual([
      { ...ofRio[0], restaurant: null, guests: 4, answered: 3 },
      ...ofRio,
    ]);
    const person = await signedIn(getDatabase(), "restaurant", ["rubaiyat-rio"]);
    expect((await of(person))[0]).toMatchObject({ restaurant: null, guests: 3 });
    expect((await browser.get("/first-answers?since=yesterday")).status).toBe(422);
  });

  // Rule 10.45.
  test("clicks are added up by restaurant since a day, those of the role restaurant its own", async () => {
    const today = new Date();
    const count = (daysAgo: number, restaurant: string, event: string, language: string) =>
      getDatabase()
        .orm.insert(dailyEvents)
        .values({
          day: daysBefore(today, daysAgo),
          restaurant,
          event,
          language,
          count: 2,
        });
    await count(1, "rubaiyat-rio", "call_click", "pt");
    await count(0, "rubaiyat-rio", "call_click", "en");
    await count(3, "rubaiyat-rio", "call_click", "pt");
    await count(0, "rubaiyat-chile", "menu_view", "es");
    await count(0, "", "consent_accept", "es");
    const since = daysBefore(today, 1);
    const clicks = async (browser: Browser) => (await browser.get(`/clicks?since=${since}`)).body;
    const ofRio = { restaurant: "rubaiyat-rio", event: "call_click", count: 4 };
    const ofChile = { restaurant: "rubaiyat-chile", event: "menu_view", count: 2 };
    const editor = await signedIn(getDatabase());
    expect(await clicks(editor)).toEqual(expect.arrayContaining([ofRio, ofChile]));
    const person = await signedIn(getDatabase(), "restaurant", ["rubaiyat-rio"]);
    expect(await clicks(person)).toEqual([ofRio]);
  });

  // Rule 7.6.
  test("what three visits in four stayed within is known of all, by device, country and screen", async () => {
    const today = new Date();
    const visits = (vital: "lcp" | "cls", bucket: number, count: number, isOfRio = true) => ({
      day: daysBefore(today, 0),
      vital,
      bucket,
      count,
      screen: isOfRio ? "restaurant" : "home",
      device: isOfRio ? "phone" : "desktop",
      country: isOfRio ? "BR" : "",
    });
    const { orm } = getDatabase();
    await orm
      .insert(dailyVitals)
      .values([
        visits("lcp", 0, 2),
        visits("lcp", 4, 1),
        visits("lcp", 11, 1),
        visits("cls", 11, 3),
        visits("lcp", 10, 1, false),
        { ...visits("lcp", 11, 50), day: daysBefore(today, 9) },
      ]);
    const since = daysBefore(today, 1);
    const browser = await signedIn(getDatabase(), "restaurant", ["rubaiyat-madrid"]);
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
