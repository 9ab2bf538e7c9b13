import type { HappeningContent } from "#content/kinds/happening.ts";
import { m } from "../paraglide/messages.js";
import type { FieldProps } from "../pieces/fields.ts";
import { ControlGroup } from "../pieces/piece-controls.tsx";
import { CURRENCY_OF } from "./price.ts";
import { PriceFields, withPrice } from "./price-fields.tsx";

/** What something costs in each country. */
export function PricesControl({ name, value, onChange }: FieldProps<HappeningContent["price"]>) {
  return (
    <ControlGroup name={name} label={m.experience_price()} hint={m.happening_price_hint()}>
      {Object.values(CURRENCY_OF).map((currency) => (
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
