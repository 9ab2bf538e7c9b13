import type { HappeningContent } from "#content/kinds/happening.ts";
import { type Currency, currencyOf } from "#language/currencies.ts";
import { useCountries } from "../kinds/references.ts";
import { m } from "../paraglide/messages.js";
import type { FieldProps } from "../pieces/fields.ts";
import { ControlGroup } from "../pieces/piece-controls.tsx";
import { PriceFields, withPrice } from "./price-fields.tsx";

/** What something costs in each country. */
export function PricesControl({ name, value, onChange }: FieldProps<HappeningContent["price"]>) {
  const currencies = useCountries().flatMap((country) => currencyOf(country) ?? []);
  return (
    <ControlGroup name={name} label={m.experience_price()} hint={m.happening_price_hint()}>
      {[...new Set([...currencies, ...(Object.keys(value) as Currency[])])].map((currency) => (
        <PriceFields
          key={currency}
          currency={currency}
          price={value[currency]}
          onChange={(price) => onChange(withPrice(value, currency, price))}
        />
      ))}
    </ControlGroup>
  );
}
