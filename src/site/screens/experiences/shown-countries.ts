import { countryCode, countryName, type NamedCountry } from "#language/countries.ts";
import { type Currency, currencyOf, currencySymbol } from "#language/currencies.ts";
import type { Snapshot } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";

/** A country as the experiences show it, in one language (rule 4.9). */
export interface ShownCountry {
  /** The name in data and in the `country` query parameter. */
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly currency: Currency;
  readonly symbol: string;
  /** As it ends a sentence: "no Brasil". */
  readonly words: string;
}

/** Names that take an article in Portuguese. */
const IN_COUNTRY = new Map<string, typeof m.experiences_in_brasil>(
  Object.entries({
    Brasil: m.experiences_in_brasil,
    Argentina: m.experiences_in_argentina,
    Chile: m.experiences_in_chile,
    Espanha: m.experiences_in_espanha,
  } satisfies Record<NamedCountry, unknown>),
);

/** The countries of the selector, the default first. */
export function shownCountries(
  { countries }: Pick<Snapshot, "countries">,
  language: Language,
): readonly ShownCountry[] {
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
