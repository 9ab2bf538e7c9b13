import { and, eq, gte, lt, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { LEAD_FORMS, LEAD_STATES } from "#database/schema/leads.ts";
import { leads } from "#database/schema/leads.ts";
import { hasEmail } from "#leads/find-leads.ts";
import { UsageError } from "../command-line.ts";

export interface Filters {
  readonly form?: (typeof LEAD_FORMS)[number];
  readonly restaurant?: string;
  readonly state?: (typeof LEAD_STATES)[number];
  readonly email?: string;
  readonly since?: string;
  readonly until?: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const day = z.iso.date();
const moment = z.union([day, z.iso.datetime({ offset: true })]);
/** The database's range of years. */
const FIRST = Date.parse("0001-01-01T00:00:00Z");
const LAST = Date.parse("9999-12-31T23:59:59.999Z");

/** Returns the conjunction of the filters; throws {@link UsageError}. */
export function leadFilters({ form, restaurant, state, email, since, until }: Filters): SQL {
  const { createdAt } = leads;
  const isDay = day.safeParse(until).success;
  // The synthetic lead is excluded (rule 6.21).
  const isReal = eq(leads.isCanary, false);
  const condition = and(
    isReal,
    form && eq(leads.form, form),
    restaurant === undefined ? undefined : eq(leads.restaurant, restaurant),
    state && eq(leads.state, state),
    email === undefined ? undefined : hasEmail(email),
    since === undefined ? undefined : gte(createdAt, readMoment("since", since, 0)),
    until === undefined ? undefined : lt(createdAt, readMoment("until", until, isDay ? DAY_MS : 1)),
  );
  return condition ?? isReal;
}

function readMoment(option: string, value: string, laterMs: number): Date {
  if (moment.safeParse(value).success) {
    return new Date(Math.min(Math.max(Date.parse(value) + laterMs, FIRST), LAST));
  }
  const example = "a day such as 2026-11-30, or a time such as 2026-11-30T18:00:00Z";
  throw new UsageError(`--${option} is ${example}, not "${value}".`);
}
