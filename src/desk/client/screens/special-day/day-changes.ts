import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import type { SpecialDay } from "#content/shapes/opening-hours.ts";
import { withSpecialDay } from "#content/shapes/special-days.ts";
import type { HouseToday } from "#desk/today-contract.ts";
import { CallFailure, failureOf } from "#desk/client/api/call-failure.ts";
import { pieceCalls } from "#desk/client/api/content-calls.ts";
import { publishDay } from "#desk/client/api/today-calls.ts";
import { type Holiday, holidaysOf } from "#desk/client/hours/national-holidays.ts";
import { dateWords, waitingDraftWords } from "#desk/client/hours/opening-hours-words.ts";
import { deskLanguage } from "#desk/client/language/desk-language.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { failureWords } from "#desk/client/ui/failure-notice.tsx";

/** What became of the change at one restaurant. */
export interface Outcome {
  readonly isDone: boolean;
  readonly words: string;
  /** Takes it back; false where that did not work. */
  readonly undo?: () => Promise<boolean>;
}

/** The holiday of a restaurant's country on a date. */
export const holidayFor = ({ country }: HouseToday, date: string): Holiday | undefined =>
  holidaysOf(country, Number(date.slice(0, 4))).find((one) => one.date === date);

/** The holidays of twelve months of all countries in which there are restaurants, each day once, with its names. */
export function holidaysOfHouses(houses: readonly HouseToday[], today: string) {
  const year = Number(today.slice(0, 4));
  const countries = [...new Set(houses.map(({ country }) => country))];
  const all = countries.flatMap((country) =>
    [year, year + 1].flatMap((one) => holidaysOf(country, one)),
  );
  const names = new Map<string, Set<string>>();
  for (const { date, name } of all) {
    if (date < today || date >= `${year + 1}${today.slice(4)}`) continue;
    names.set(date, (names.get(date) ?? new Set()).add(name[deskLanguage()]));
  }
  return [...names]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([date, its]) => ({ date, words: `${dateWords(date)}: ${[...its].join(", ")}` }));
}

/** Publishes the day of a restaurant; a draft that waits is not published along. */
export function publishChange(house: HouseToday, date: string, day: SpecialDay | null) {
  const { slug, openingHours } = house;
  const seen = openingHours?.exceptions.find((one) => one.date === date) ?? null;
  return outcomeOf(async () => {
    const { draft } = await publishDay(slug, date, { day, seen });
    const undo = async () => {
      const undone = outcomeOf(async () => {
        await publishDay(slug, date, { day: seen, seen: day });
        return { words: "" };
      });
      return (await undone).isDone;
    };
    return { words: [m.special_published(), ...waitingDraftWords(draft)].join(" "), undo };
  });
}

/** Writes the day into the draft of a restaurant, which is begun where there is none. */
export function draftChange({ slug }: HouseToday, date: string, day: SpecialDay | null) {
  return outcomeOf(async () => {
    const calls = pieceCalls("restaurants", slug);
    const { draft, published, fingerprint } = await calls.read();
    const content = (draft?.content ?? published) as RestaurantContent;
    if (content.openingHours === null) throw new CallFailure("invalid");
    await calls.saveDraft({
      content: { ...content, openingHours: withSpecialDay(content.openingHours, date, day) },
      basedOn: draft?.basedOn ?? fingerprint,
      seen: draft?.savedAt ?? null,
    });
    return { words: m.special_drafted() };
  });
}

async function outcomeOf(work: () => Promise<Omit<Outcome, "isDone">>): Promise<Outcome> {
  try {
    return { isDone: true, ...(await work()) };
  } catch (error) {
    const words = `${m.special_not_done()} ${failureWords(failureOf(error))}`;
    return { isDone: false, words };
  }
}
