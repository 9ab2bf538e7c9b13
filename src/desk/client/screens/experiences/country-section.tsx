import type { CountryName, Currency, ExperienceContent } from "#content/kinds/experience.ts";
import { m } from "#desk/client/paraglide/messages.js";
import {
  CheckControl,
  ControlGroup,
  LineControl,
  SelectControl,
} from "#desk/client/pieces/piece-controls.tsx";
import type { Edited } from "#desk/client/pieces/piece-editor.tsx";
import { Section } from "#desk/client/ui/page.tsx";
import { PriceControl } from "../menus/price-control.tsx";
import { CURRENCY_OF } from "../menus/price.ts";
import { COUNTRY_WORDS } from "../restaurants/feature-words.ts";
import { COUNTRIES, ON_REQUEST } from "./experience-fields.ts";

type Price = number | string | undefined;

/** Where an experience is offered, and what it costs there. */
export function CountrySection({ content, change }: Edited<ExperienceContent>) {
  function changePrice(currency: Currency, price: Price) {
    const { [currency]: _, ...others } = content.price;
    change({ price: price === undefined ? others : { ...others, [currency]: price } });
  }
  function offer(country: CountryName, isOffered: boolean) {
    const offered = new Set(content.countries);
    if (isOffered) offered.add(country);
    else offered.delete(country);
    change({ countries: COUNTRIES.filter((one) => offered.has(one)) });
  }
  return (
    <Section title={m.experience_countries()}>
      <ControlGroup
        name="countries"
        label={m.experience_offered()}
        hint={m.experience_countries_hint()}
      >
        {COUNTRIES.map((country) => {
          const currency = CURRENCY_OF[country];
          return (
            <div key={country} className="item">
              <div className="item-fields">
                <CheckControl
                  name={`countries.${country}`}
                  label={m.experience_offered_in({ country: COUNTRY_WORDS[country]() })}
                  value={content.countries.includes(country)}
                  onChange={(isOffered) => offer(country, isOffered)}
                />
                <PriceFields
                  currency={currency}
                  price={content.price[currency]}
                  onChange={(price) => changePrice(currency, price)}
                />
              </div>
            </div>
          );
        })}
      </ControlGroup>
    </Section>
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
