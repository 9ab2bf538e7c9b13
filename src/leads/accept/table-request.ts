import { momentsOf } from "#language/local-time.ts";
import type { Language } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import type { ContactPost } from "./leads.contract.ts";
import type { LeadForm } from "../lead-transition.ts";

interface Table {
  /** ISO date. */
  readonly preferredDate: string;
  /** `20:30`. */
  readonly time: string;
  readonly guestCount: number | null;
}

export function isTableRequest<Post extends object>(
  form: LeadForm,
  post: Post,
): post is Post & ContactPost {
  return form === "contact_form" && "time" in post && post.time !== "";
}

const MINUTE_MS = 60_000;

/** Returns a message for the date or time field if the requested hour has passed in the zone. */
export function pastErrors(
  { preferredDate: day, time: begins }: Omit<Table, "guestCount">,
  { zone, language: locale, now = Date.now() }: Clock,
): Readonly<Record<string, string>> {
  const { start } = momentsOf({ day, begins, ends: null }, zone);
  if (start.epochMilliseconds + MINUTE_MS > now) return {};
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();
  return day < today.toString()
    ? { preferredDate: m.table_date_past({}, { locale }) }
    : { time: m.table_time_past({}, { locale }) };
}

interface Clock {
  readonly zone: string;
  readonly language: Language;
  readonly now?: number;
}

/** Returns the request in one sentence: `4 people · Saturday, 12 December 2026 · 20:30`. */
export function tableWords({ preferredDate, time, guestCount }: Table, locale: Language): string {
  const people = guestCount ?? 0;
  const count =
    people === 1 ? m.table_person({}, { locale }) : m.table_people({ people }, { locale });
  return [count, dateWords(preferredDate, locale), time].filter((part) => part !== "").join(" · ");
}

/** Formats a day as `Saturday, 12 December 2026`; empty for invalid dates. */
export function dateWords(isoDate: string, language: Language): string {
  const noon = new Date(`${isoDate}T12:00:00Z`);
  return Number.isNaN(noon.getTime()) ? "" : DAYS[language].format(noon);
}

const dayFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" });

const DAYS: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  pt: dayFormat("pt-BR"),
  en: dayFormat("en-GB"),
  es: dayFormat("es-ES"),
};

export function tableMessage(
  post: Table & Pick<ContactPost, "experience" | "message">,
  locale: Language,
): string {
  const { experience, message } = post;
  const table = tableWords(post, locale);
  const asked =
    experience === ""
      ? m.table_request({ table }, { locale })
      : m.table_request_experience({ table, experience }, { locale });
  return message === "" ? asked : `${asked}\n\n${message}`;
}
