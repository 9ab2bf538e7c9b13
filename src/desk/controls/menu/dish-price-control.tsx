import type { Currency } from "#language/currencies.ts";
import type { MenuItem } from "#content/kinds/menu.ts";
import type { FieldProps } from "#desk/pieces/fields.ts";
import { PriceControl } from "../price-control.tsx";
import { withEntry } from "./dish-changes.ts";
import { useCurrency } from "./use-currency.ts";

export type Prices = NonNullable<MenuItem["price"]>;
type PriceWords = (of: { readonly currency: Currency }) => string;

/** Edits amounts in the restaurant's currency and those with a price. */
export function PricesControl(props: FieldProps<Prices> & { readonly words: PriceWords }) {
  const { name, value, onChange, words } = props;
  const currencies = new Set([useCurrency(), ...(Object.keys(value) as Currency[])]);
  return [...currencies].map((currency) => (
    <PriceControl
      key={currency}
      name={`${name}.${currency}`}
      label={words({ currency })}
      value={value[currency]}
      currency={currency}
      onChange={(amount) => onChange(withEntry(value, currency, amount) ?? {})}
    />
  ));
}
