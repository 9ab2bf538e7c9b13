import type { AnswerRequest, LeadAtDesk } from "./contract.ts";

// Shared by server and browser. Free of libraries.

/** Facts that an answer is checked against. */
interface AnswerChecks {
  /** The ISO day on the restaurant's clock. */
  readonly today: string;
  /** The lines around each gap of the templates, as {@link collapsed} text. */
  readonly gaps: readonly string[];
}

/** Why an answer must not be mailed as it is. */
export type AnswerFault = "placeholder" | "gap" | "past" | "too-far" | "too-long";

/** A template's placeholder that was never filled in. */
const PLACEHOLDER = /\{[^{}\n]{1,40}\}/;
/** How many years ahead an event or offer may be. */
const MOST_YEARS = 25;
/** The longest event in minutes; an end before the beginning is on the next day. */
const LONGEST_EVENT = 16 * 60;
const DAY = 24 * 60;

/** Returns the fields that prevent mailing an answer, such as `quote.date`, with the reason. */
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

/** Joins a text into one line with single spaces. */
export const collapsed = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

const recordedAnswer = (action: number): string => `action:${action}`;

export function answersShown({ answers, actions }: LeadAtDesk): readonly string[] {
  return [
    ...answers.map(({ id }) => id),
    ...actions.filter(({ action }) => action === "answer").map(({ id }) => recordedAnswer(id)),
  ];
}
