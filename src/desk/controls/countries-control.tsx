import type { ExperienceContent } from "#content/kinds/experience.ts";
import { currencyOf } from "#language/currencies.ts";
import { countryWords } from "../kinds/country-words.ts";
import { useCountries } from "../kinds/references.ts";
import { m } from "../paraglide/messages.js";
import type { FieldProps } from "../pieces/fields.ts";
import { CheckControl, ControlGroup } from "../pieces/piece-controls.tsx";
import { PriceFields, withPrice } from "./price-fields.tsx";

/** Edits countries and prices of an experience; countries with one currency share a price. */
export function CountriesControl(
  props: FieldProps<ExperienceContent["countries"], ExperienceContent>,
) {
  const { name, value, onChange, edited } = props;
  const { price: prices } = edited.content;
  const countries = [...new Set([...useCountries(), ...value])];
  const currencies = [...new Set(countries.flatMap((country) => currencyOf(country) ?? []))];
  return (
    <ControlGroup name={name} label={m.experience_offered()} hint={m.experience_countries_hint()}>
      {currencies.map((currency) => (
        <div key={currency} className="flex flex-col gap-3 border-b border-(--line) py-3.5">
          {countries
            .filter((country) => currencyOf(country) === currency)
            .map((country) => (
              <CheckControl
                key={country}
                name={`${name}.${country}`}
                label={m.experience_offered_in({ country: countryWords(country) })}
                value={value.includes(country)}
                onChange={(isOffered) =>
                  onChange(
                    countries.filter((one) => (one === country ? isOffered : value.includes(one))),
                  )
                }
              />
            ))}
          <PriceFields
            currency={currency}
            price={prices[currency]}
            onChange={(price) => edited.change({ price: withPrice(prices, currency, price) })}
          />
        </div>
      ))}
    </ControlGroup>
  );
}
