import type { CountryName, ExperienceContent } from "#content/kinds/experience.ts";
import { COUNTRY_WORDS } from "../kinds/restaurant-words.ts";
import { m } from "../paraglide/messages.js";
import type { FieldProps } from "../pieces/fields.ts";
import { CheckControl, ControlGroup } from "../pieces/piece-controls.tsx";
import { CURRENCY_OF } from "./price.ts";
import { PriceFields, withPrice } from "./price-fields.tsx";

/** The countries, in the order in which the site lists them. */
const COUNTRIES = Object.keys(COUNTRY_WORDS) as readonly CountryName[];

/** Where an experience is offered, and what it costs there. */
export function CountriesControl(
  props: FieldProps<ExperienceContent["countries"], ExperienceContent>,
) {
  const { name, value, onChange, edited } = props;
  const { price: prices } = edited.content;
  return (
    <ControlGroup name={name} label={m.experience_offered()} hint={m.experience_countries_hint()}>
      {COUNTRIES.map((country) => {
        const currency = CURRENCY_OF[country];
        return (
          <div key={country} className="item">
            <div className="item-fields">
              <CheckControl
                name={`${name}.${country}`}
                label={m.experience_offered_in({ country: COUNTRY_WORDS[country]() })}
                value={value.includes(country)}
                onChange={(isOffered) =>
                  onChange(
                    COUNTRIES.filter((one) => (one === country ? isOffered : value.includes(one))),
                  )
                }
              />
              <PriceFields
                currency={currency}
                price={prices[currency]}
                onChange={(price) => edited.change({ price: withPrice(prices, currency, price) })}
              />
            </div>
          </div>
        );
      })}
    </ControlGroup>
  );
}
