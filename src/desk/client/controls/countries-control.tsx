import type { CountryName, Currency, ExperienceContent } from "#content/kinds/experience.ts";
import { COUNTRY_WORDS } from "../kinds/restaurant-words.ts";
import { m } from "../paraglide/messages.js";
import type { FieldProps } from "../pieces/fields.ts";
import {
  CheckControl,
  ControlGroup,
  LineControl,
  SelectControl,
} from "../pieces/piece-controls.tsx";
import { PriceControl } from "./price-control.tsx";
import { CURRENCY_OF } from "./price.ts";

type Price = number | string | undefined;

/** The words that content has in place of a price; visitors read them in their language (rule 4.11). */
export const ON_REQUEST = "Sob consulta";

/** The countries, in the order in which the site lists them. */
const COUNTRIES = Object.keys(COUNTRY_WORDS) as readonly CountryName[];

/** Where an experience is offered, and what it costs there. */
export function CountriesControl(
  props: FieldProps<ExperienceContent["countries"], ExperienceContent>,
) {
  const { name, value, onChange, edited } = props;
  const { price: prices } = edited.content;
  function changePrice(currency: Currency, price: Price) {
    const { [currency]: _, ...others } = prices;
    edited.change({ price: price === undefined ? others : { ...others, [currency]: price } });
  }
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
                onChange={(price) => changePrice(currency, price)}
              />
            </div>
          </div>
        );
      })}
    </ControlGroup>
  );
}

interface PriceFieldsProps {
  readonly currency: Currency;
  readonly price: Price;
  readonly onChange: (price: Price) => void;
}

/** What each choice begins with; an amount that is still to be written is no number. */
const FIRST_PRICES = new Map<string, Price>([
  ["none", undefined],
  ["amount", Number.NaN],
  ["request", ON_REQUEST],
  ["words", ""],
]);

/** A price is none, an amount in the currency of the country, or words. */
function PriceFields({ currency, price, onChange }: PriceFieldsProps) {
  const kind = kindOf(price);
  return (
    <div className="fields">
      <SelectControl
        name={`price.${currency}.kind`}
        label={m.experience_price_kind({ currency })}
        value={kind}
        choices={[
          ["none", m.experience_price_none()],
          ["amount", m.experience_price_amount()],
          ["request", m.experience_price_on_request()],
          ["words", m.experience_price_words()],
        ]}
        onChange={(next) => onChange(FIRST_PRICES.get(next))}
      />
      {kind === "amount" && (
        <PriceControl
          name={`price.${currency}`}
          label={m.experience_price_value({ currency })}
          value={price as number}
          // A field that is emptied is still one for an amount.
          onChange={(amount) => onChange(amount ?? Number.NaN)}
        />
      )}
      {kind === "words" && (
        <LineControl
          name={`price.${currency}`}
          label={m.experience_price_text()}
          hint={m.experience_price_text_hint()}
          value={price as string}
          onChange={onChange}
        />
      )}
    </div>
  );
}

function kindOf(price: Price): string {
  if (price === undefined) return "none";
  if (typeof price !== "string") return "amount";
  return price === ON_REQUEST ? "request" : "words";
}
