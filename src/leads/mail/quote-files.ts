import type { readItems } from "#content/store/content-entries.ts";
import type { Quote } from "#database/schema/lead-answers.ts";
import type { MailAttachment } from "#services/mail/mail.ts";
import type { Language } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import type { Lead } from "../lead-transition.ts";
import { calendarOf, eventTimes } from "../calendar.ts";
import type { LeadAnswer } from "./answers.ts";

type Restaurant = Awaited<ReturnType<typeof readItems<"restaurants">>>[number];

export interface QuoteSheet {
  readonly quote: Quote;
  readonly guest: string;
  readonly language: Language;
  readonly restaurant: Pick<
    Restaurant,
    "slug" | "name" | "city" | "country" | "address" | "phone" | "email"
  >;
  readonly siteUrl: string;
  readonly author: string;
  readonly changedAt: Date;
}

export type DrawQuote = (sheet: QuoteSheet) => Promise<Uint8Array>;

/** Returns an answer's attachments; none without a quote. */
export type QuoteFiles = (
  answer: LeadAnswer,
  lead: Lead,
  restaurant: Restaurant | undefined,
) => Promise<readonly MailAttachment[]>;

/** Creates a quote's PDF and a calendar file, tentative because nothing is agreed. */
export function createQuoteFiles(options: {
  readonly draw: DrawQuote;
  readonly siteUrl: string;
  readonly author: () => Promise<string>;
  readonly zoneOf: (restaurant: Restaurant) => string | undefined;
}): QuoteFiles {
  const { draw, siteUrl, author, zoneOf } = options;
  return async (answer, lead, restaurant) => {
    const { quote } = answer;
    if (quote === null) return [];
    if (restaurant === undefined) throw new Error("The quote's restaurant no longer exists");
    const { language } = lead;
    const sheet = {
      quote,
      guest: lead.name,
      language,
      restaurant,
      siteUrl,
      author: await author(),
      changedAt: answer.createdAt,
    };
    const name = m.quote_file({}, { locale: language });
    return [
      {
        filename: `${name}-${quote.date}.pdf`,
        contentType: "application/pdf",
        content: await draw(sheet),
      },
      {
        filename: `${name}-${quote.date}.ics`,
        contentType: "text/calendar; charset=utf-8; method=PUBLISH",
        content: quoteCalendar(answer.id, sheet, zoneOf(restaurant)),
      },
    ];
  };
}

/** Assumed length of an event when the quote has no end. */
const EVENT_HOURS = 4;

function quoteCalendar(id: string, sheet: QuoteSheet, zone: string | undefined): string {
  const { quote, language, restaurant, changedAt } = sheet;
  const event = {
    id,
    restaurant,
    stamp: changedAt,
    ...eventTimes(
      { day: quote.date, begins: quote.begins || null, ends: quote.ends || null },
      zone,
      EVENT_HOURS,
    ),
    summary: m.calendar_event({ restaurant: restaurant.name }, { locale: language }),
    description: m.calendar_event_note({}, { locale: language }),
  };
  return calendarOf([event], { language, siteUrl: sheet.siteUrl, isTentative: true });
}
