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
  readonly closed: string;
}

/** Returns a status as text, with the 24-hour clock of all the group's countries. */
export function openingWords(status: OpeningStatus, words: OpeningWords, language: string): string {
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
    case "closed-today":
      return status.name === ""
        ? words.closedToday
        : words.closedTodayName.replace("{name}", () => status.name);
    case "closed":
      return words.closed;
  }
}

/** Returns minutes after midnight as 20:30. */
export function timeOf(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}

function dayName(date: string, language: string): string {
  const name = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  return name.format(new Date(`${date}T00:00Z`));
}
