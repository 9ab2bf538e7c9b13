import type { Currency } from "#language/currencies.ts";
import type { MenuItem } from "#content/kinds/menu.ts";
import { m } from "#desk/client/paraglide/messages.js";
import type { FieldProps } from "#desk/client/pieces/fields.ts";
import { PriceControl } from "../price-control.tsx";
import { withEntry } from "./dish-changes.ts";
import { useCurrency } from "./use-currency.ts";

/** What a dish costs, in the currency of its restaurant and in those that it has a price in. */
export function DishPriceControl(props: FieldProps<NonNullable<MenuItem["price"]>>) {
  const { name, value, onChange } = props;
  const currencies = new Set([useCurrency(), ...(Object.keys(value) as Currency[])]);
  return [...currencies].map((currency) => (
    <PriceControl
      key={currency}
      name={`${name}.${currency}`}
      label={m.dish_price({ currency })}
      value={value[currency]}
      onChange={(amount) => onChange(withEntry(value, currency, amount) ?? {})}
    />
  ));
}
