import { expect, test } from "vitest";
import { leadAnswers } from "#database/schema/lead-answers.ts";
import { prepareDatabase } from "#content/store/seed.ts";
import type { CalendarEntry } from "./today-contract.ts";
import { type Browser, signedIn } from "#tests/desk-browser.ts";
import { begin, plan, publishDraft } from "#tests/desk-content.ts";
import { aLead } from "#tests/desk-leads.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

const MADRID = "rubaiyat-madrid";
const RIO = "rubaiyat-rio";

/** Returns what an account sees of next month, as type, first day and restaurants. */
async function calendarOf(browser: Browser, month: string): Promise<readonly string[]> {
  const { status, body } = await browser.get(`/calendar?month=${month}`);
  expect(status).toBe(200);
  return (body as readonly CalendarEntry[])
    .map(({ what, from, restaurants }) => `${what} ${from.slice(8)} ${restaurants.join()}`)
    .toSorted();
}

// Rule 10.76.
describeWithDatabase("the calendar", (database) => {
  test("lists the special dates, special days, scheduled versions and quotes that the account may see", async () => {
    await prepareDatabase(database);
    const editor = await signedIn(database);
    const manager = await signedIn(database, "manager");
    const madrid = await signedIn(database, "restaurant", [MADRID]);
    const reader = await signedIn(database, "lead-reader");
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const month = soon.slice(0, 7);
    const at = (day: number) => `${month}-${String(day).padStart(2, "0")}`;

    const time = { through: null, weekdays: [], begins: "20:00", ends: null };
    const happening = {
      slug: "jantar",
      title: { pt: "Jantar", en: "", es: "" },
      description: { pt: "Um jantar.", en: "", es: "" },
      languages: ["pt"],
      image: "/images/news-cover.webp",
      restaurants: [RIO],
      times: [{ ...time, from: at(5) }],
      price: {},
      bookingUrl: "",
      isActive: true,
    };
    const { body } = await begin(editor, "/happenings/jantar", happening);
    expect(await publishDraft(editor, "/happenings/jantar", body.draft.savedAt)).toMatchObject({
      status: 200,
    });
    const today = { from: soon.slice(0, 10), to: soon.slice(0, 10) };
    const flood = { ...today, spans: [], reason: null, notice: null };
    const change = { restaurant: MADRID, ...today, days: [flood], seen: [] };
    await editor.put("/special-days", { changes: [change] });
    await plan(editor, `/restaurants/${MADRID}`, { city: "Madri" });
    for (const outcome of [null, "won", "lost"] as const) {
      const handling = outcome === null ? {} : { handling: "closed" as const, outcome };
      const leadId = await aLead(database, { restaurant: RIO }, handling);
      const quote = { date: at(outcome === "won" ? 21 : 20) } as never;
      const answer = { leadId, actor: "ana", subject: "", text: "", quote };
      await database.orm.insert(leadAnswers).values({ ...answer, id: crypto.randomUUID() });
    }

    const planned = expect.stringMatching(/^plan \d\d $/);
    const closed = `closed ${soon.slice(8, 10)} ${MADRID}`;
    const dinner = `happening 05 ${RIO}`;
    expect(await calendarOf(editor, month)).toEqual([closed, dinner, planned]);
    expect(await calendarOf(madrid, month)).toEqual([closed, dinner, planned]);
    const guests = [`event 21 ${RIO}`, `quote 20 ${RIO}`];
    const [won, open] = guests;
    expect(await calendarOf(manager, month)).toEqual([closed, won, dinner, planned, open]);
    expect(await calendarOf(reader, month)).toEqual([won, dinner, open]);
    expect((await reader.get("/calendar?month=2026-13")).status).toBe(422);
  });
});
