import { countryCode, countryName, type NamedCountry } from "#language/countries.ts";
import { currencyOf, currencySymbol } from "#language/currencies.ts";
import type { Snapshot } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";

/** A country as the experiences show it, in one language (rule 4.9); `name` is the one in data and in the query. */
export type ShownCountry = ReturnType<typeof shownCountries>[number];

/** Names that take an article in Portuguese: "no Brasil". */
const IN_COUNTRY = new Map<string, typeof m.experiences_in_brasil>(
  Object.entries({
    Brasil: m.experiences_in_brasil,
    Argentina: m.experiences_in_argentina,
    Chile: m.experiences_in_chile,
    Espanha: m.experiences_in_espanha,
  } satisfies Record<NamedCountry, unknown>),
);

/** The countries of the selector, the default first. */
export function shownCountries({ countries }: Pick<Snapshot, "countries">, language: Language) {
  return [...countries].flatMap((name) => {
    const code = countryCode(name);
    const currency = currencyOf(name);
    if (code === undefined || currency === undefined) return [];
    const locale = { locale: language };
    const words =
      IN_COUNTRY.get(name)?.({}, locale) ??
      m.experiences_in_country({ country: countryName(name, language) }, locale);
    return [{ name, code, currency, symbol: currencySymbol(currency), words }];
  });
}
