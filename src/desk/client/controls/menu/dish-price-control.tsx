import type { Currency } from "#language/currencies.ts";
import type { MenuItem } from "#content/kinds/menu.ts";
import { m } from "#desk/client/paraglide/messages.js";
import type { FieldProps } from "#desk/client/pieces/fields.ts";
import { PriceControl } from "../price-control.tsx";
import { withEntry } from "./dish-changes.ts";
import { useCurrency, useIsWineList } from "./use-currency.ts";

type PriceProps = FieldProps<NonNullable<MenuItem["price"]>>;

/** What a dish costs, or a bottle of wine. */
export function DishPriceControl(props: PriceProps) {
  return <PricesControl {...props} words={useIsWineList() ? m.wine_bottle : m.dish_price} />;
}

/** What a glass of a wine costs. */
export const GlassPriceControl = (props: PriceProps) => (
  <PricesControl {...props} words={m.wine_glass} />
);

/** What a size of a dish costs. */
export const SizePriceControl = (props: PriceProps) => (
  <PricesControl {...props} words={m.dish_price} />
);

type PriceWords = (of: { readonly currency: Currency }) => string;

/** Amounts in the currency of the restaurant and in those that there is a price in. */
function PricesControl(props: PriceProps & { readonly words: PriceWords }) {
  const { name, value, onChange, words } = props;
  const currencies = new Set([useCurrency(), ...(Object.keys(value) as Currency[])]);
  return [...currencies].map((currency) => (
    <PriceControl
      key={currency}
      name={`${name}.${currency}`}
      label={words({ currency })}
      value={value[currency]}
      onChange={(amount) => onChange(withEntry(value, currency, amount) ?? {})}
    />
  ));
}
