import type { AnswerRequest, LeadAtDesk } from "./leads-contract.ts";

// For server and browser: without a library.

/** Facts that an answer is checked against. */
interface AnswerChecks {
  /** The ISO day on the restaurant's clock. */
  readonly today: string;
  /** The lines around each gap of the templates, as {@link collapsed} text. */
  readonly gaps: readonly string[];
}

/** Why an answer must not be mailed as it is. */
export type AnswerFault = "placeholder" | "gap" | "past" | "too-far" | "too-long";

/** A fact of a template that was typed or copied and never filled in. */
const PLACEHOLDER = /\{[^{}\n]{1,40}\}/;
/** The furthest day of an event or of an offer, in years from now. */
const MOST_YEARS = 25;
/** The longest event, in minutes: what ends earlier than it begins ends on the next day. */
const LONGEST_EVENT = 16 * 60;
const DAY = 24 * 60;

/** Returns the fields of an answer that must not be mailed as they are, such as `quote.date`, and why. */
export function faultsInAnswer(
  { subject, text, quote }: Pick<AnswerRequest, "subject" | "text" | "quote">,
  { today, gaps }: AnswerChecks,
): ReadonlyMap<string, AnswerFault> {
  const faults = new Map<string, AnswerFault>();
  const words = collapsed(text);
  if (gaps.some((gap) => words.includes(gap))) faults.set("text", "gap");
  if (PLACEHOLDER.test(text)) faults.set("text", "placeholder");
  if (PLACEHOLDER.test(subject)) faults.set("subject", "placeholder");
  if (quote === null) return faults;
  for (const name of ["date", "validUntil"] as const) {
    const fault = quote[name] === "" ? undefined : faultOfDay(quote[name], today);
    if (fault !== undefined) faults.set(`quote.${name}`, fault);
  }
  if (quote.begins !== "" && quote.ends !== "") {
    const minutes = (minutesOf(quote.ends) - minutesOf(quote.begins) + DAY) % DAY;
    if (minutes === 0 || minutes > LONGEST_EVENT) faults.set("quote.ends", "too-long");
  }
  return faults;
}

function faultOfDay(day: string, today: string): AnswerFault | undefined {
  if (day < today) return "past";
  return Number(day.slice(0, 4)) > Number(today.slice(0, 4)) + MOST_YEARS ? "too-far" : undefined;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** A text on one line, its words a space apart. */
export const collapsed = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** The name of an answer that was recorded and not written at the desk. */
const recordedAnswer = (action: number): string => `action:${action}`;

/** The answers to a lead that its page shows, by their names. */
export function answersShown({ answers, actions }: LeadAtDesk): readonly string[] {
  return [
    ...answers.map(({ id }) => id),
    ...actions.filter(({ action }) => action === "answer").map(({ id }) => recordedAnswer(id)),
  ];
}
