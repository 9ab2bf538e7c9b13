import type { HouseToday } from "#server/desk/today/today-contract.ts";
import { type Holiday, holidaysOf } from "#desk/hours/national-holidays.ts";
import { dateWords } from "#desk/hours/opening-hours-words.ts";
import { deskLanguage } from "#desk/language/desk-language.ts";
import { countryName } from "#language/countries.ts";

export const holidayFor = ({ country }: HouseToday, date: string): Holiday | undefined =>
  holidaysOf(country, Number(date.slice(0, 4))).find((one) => one.date === date);

/**
 * Returns the holidays of twelve months, each day once, with names and countries: "Natal (Brasil,
 * Espanha)".
 */
export function holidaysOfHouses(houses: readonly HouseToday[], today: string) {
  const year = Number(today.slice(0, 4));
  const countries = [...new Set(houses.map(({ country }) => country))];
  const all = countries.flatMap((country) =>
    [year, year + 1].flatMap((one) =>
      holidaysOf(country, one).map(({ date, name }) => ({
        date,
        name: name[deskLanguage()],
        country: countryName(country, deskLanguage()),
      })),
    ),
  );
  const ahead = all.filter(({ date }) => date >= today && date < `${year + 1}${today.slice(4)}`);
  return [...Map.groupBy(ahead, ({ date }) => date)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([date, its]) => {
      const names = [...Map.groupBy(its, ({ name }) => name)].map(
        ([name, places]) => `${name} (${places.map(({ country }) => country).join(", ")})`,
      );
      return { date, words: `${names.join(", ")}: ${dateWords(date)}` };
    });
}
