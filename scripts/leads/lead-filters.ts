import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { hasEmail } from "#leads/find-leads.ts";
import { UsageError } from "../command-line.ts";
import { LEAD_STATES, leads } from "#database/schema/leads.ts";

const FORMS = {
  contact: "contact_form",
  event: "event_form",
  newsletter: "newsletter_form",
} as const;

/** Which leads a command is about, each as it was typed. */
export interface Filters {
  readonly form?: string;
  readonly restaurant?: string;
  readonly state?: string;
  readonly email?: string;
  readonly since?: string;
  readonly until?: string;
}

/** The condition that all given filters make together; throws {@link UsageError}. */
export function leadFilters(options: Filters): SQL | undefined {
  const { form, restaurant, state, email, since, until } = options;
  return and(
    // The synthetic lead counts nowhere (rule 6.21).
    eq(leads.isCanary, false),
    form === undefined ? undefined : eq(leads.form, readForm(form)),
    restaurant === undefined ? undefined : eq(leads.restaurant, restaurant),
    state === undefined ? undefined : eq(leads.state, readState(state)),
    email === undefined ? undefined : hasEmail(email),
    since === undefined ? undefined : gte(leads.createdAt, beginOf("since", since)),
    until === undefined ? undefined : lt(leads.createdAt, endOf("until", until)),
  );
}

const AGE = /^([1-9]\d{0,4})([dmy])$/;
const UNITS = { d: "days", m: "months", y: "years" } as const;
/** A hundred years: beyond what the database's calendar holds there is no age. */
const OLDEST = { d: 36_500, m: 1200, y: 100 } as const;

/** The moment 90d (days), 24m (months) or 2y (years) ago by the database's clock; undefined if it is no age. */
export function ageAgo(age: string): SQL<Date> | undefined {
  const [, count, unit] = AGE.exec(age) ?? [];
  if (count === undefined || unit === undefined) return undefined;
  const name = unit as keyof typeof UNITS;
  if (Number(count) > OLDEST[name]) return undefined;
  const interval = `${count} ${UNITS[name]}`;
  return sql`clock_timestamp() - ${interval}::interval`;
}

function readForm(form: string) {
  const short = form.replace(/_form$/, "");
  if (Object.hasOwn(FORMS, short)) return FORMS[short as keyof typeof FORMS];
  throw new UsageError(`--form is one of ${Object.keys(FORMS).join(", ")}, not "${form}".`);
}

function readState(state: string) {
  const known = LEAD_STATES.find((one) => one === state);
  if (known === undefined) {
    throw new UsageError(`--state is one of ${LEAD_STATES.join(", ")}, not "${state}".`);
  }
  return known;
}

function beginOf(option: string, value: string): SQL<Date> | Date {
  return ageAgo(value) ?? readMoment(option, value);
}

/** The first moment that is not included any more. */
function endOf(option: string, value: string): SQL<Date> | Date {
  const age = ageAgo(value);
  if (age !== undefined) return age;
  const moment = readMoment(option, value);
  return withinCalendar(moment.getTime() + (isDay(value) ? 24 * 60 * 60 * 1000 : 1));
}

/** Beyond these the database would not understand how a year is written; no lead is so old or new. */
const FIRST_MOMENT = Date.parse("0001-01-01T00:00:00Z");
const LAST_MOMENT = Date.parse("9999-12-31T23:59:59.999Z");

function withinCalendar(time: number): Date {
  return new Date(Math.min(Math.max(time, FIRST_MOMENT), LAST_MOMENT));
}

function readMoment(option: string, value: string): Date {
  const moment = new Date(isDay(value) || /(Z|[+-]\d\d:\d\d)$/.test(value) ? value : `${value}Z`);
  const isReal = /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(moment.getTime());
  // 31 April would become 1 May.
  if (isReal && (!isDay(value) || moment.toISOString().startsWith(value))) {
    return withinCalendar(moment.getTime());
  }
  throw new UsageError(
    `--${option} is a day such as 2026-11-30, a time such as 2026-11-30T18:00:00Z, ` +
      `or an age such as 7d or 3m, not "${value}".`,
  );
}

function isDay(value: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(value);
}
