import { UsageError } from "../command-line.ts";

/** What the command line says, as it was typed. */
export interface Options {
  readonly from?: string;
  readonly to?: string;
  readonly restaurant?: string;
  readonly json?: boolean;
}

export interface Request {
  readonly isJson: boolean;
  /** ISO days, both included. */
  readonly from: string;
  readonly to: string;
  readonly restaurant: string | undefined;
}

const MONTH_DAYS = 30;

/** The days that are meant; without any it is the last thirty. Throws {@link UsageError}. */
export function readOptions(options: Options, today: string): Request {
  const { restaurant, json = false } = options;
  const to = readDay("to", options.to) ?? today;
  const from = readDay("from", options.from ?? daysBefore(to, MONTH_DAYS - 1)) ?? to;
  if (from > to) throw new UsageError(`--from ${from} is later than --to ${to}.`);
  return { isJson: json, from, to, restaurant };
}

function readDay(option: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value) && daysBefore(value, 0) === value;
  // The database's calendar has no year 0.
  if (isDay) return value < FIRST_DAY ? FIRST_DAY : value;
  throw new UsageError(`--${option} is a day such as 2026-11-30, not "${value}".`);
}

const FIRST_DAY = "0001-01-01";

/** Empty for what is not a day: 31 April would become 1 May. */
function daysBefore(day: string, days: number): string {
  const time = Date.parse(`${day}T00:00:00Z`) - days * 24 * 60 * 60 * 1000;
  return Number.isNaN(time) ? "" : new Date(time).toISOString().slice(0, 10);
}
