import type { OpeningStatus } from "./opening-status.ts";

/** The sentences of a status, with `{time}`, `{day}` and `{name}`. */
export interface OpeningWords {
  readonly open: string;
  readonly until: string;
  readonly today: string;
  readonly tomorrow: string;
  readonly onDay: string;
  readonly closedToday: string;
  readonly closedTodayName: string;
  readonly closedUntil: string;
  readonly closedUntilName: string;
  readonly closed: string;
}

/** Returns a status as text, with the 24-hour clock of all the group's countries. */
export function openingWords(
  status: OpeningStatus,
  words: OpeningWords,
  { language, today }: { readonly language: string; readonly today: string },
): string {
  switch (status.state) {
    case "open":
      return status.until === undefined
        ? words.open
        : words.until.replace("{time}", timeOf(status.until));
    case "opens": {
      const sentence = [words.today, words.tomorrow][status.inDays] ?? words.onDay;
      return sentence
        .replace("{time}", timeOf(status.at))
        .replace("{day}", dayName(status.date, language));
    }
    case "closed-today": {
      const { name, until } = status;
      const [plain, named] =
        until === today
          ? [words.closedToday, words.closedTodayName]
          : [words.closedUntil, words.closedUntilName];
      return (name === "" ? plain : named)
        .replace("{day}", datesWords({ from: until, to: until }, language))
        .replace("{name}", () => name);
    }
    case "closed":
      return words.closed;
  }
}

/** Returns minutes after midnight as 20:30. */
export function timeOf(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}

/**
 * Returns "1 de dezembro – 14 de dezembro" or "sexta-feira, 25 de dezembro", optionally with the
 * year.
 */
export function datesWords(
  { from, to }: { readonly from: string; readonly to: string },
  language: string,
  year?: "numeric",
): string {
  const words = (date: string, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, {
      day: "numeric",
      month: "long",
      timeZone: "UTC",
      ...(year && { year }),
      ...parts,
    }).format(new Date(`${date}T00:00Z`));
  // Browsers and Node format a range differently, which would break hydration.
  return from === to ? words(from, { weekday: "long" }) : `${words(from, {})} – ${words(to, {})}`;
}

function dayName(date: string, language: string): string {
  const name = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  return name.format(new Date(`${date}T00:00Z`));
}
