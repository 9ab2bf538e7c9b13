import type { ExperienceContent } from "#content/kinds/experience.ts";
import { type Currency, currencyOf } from "#language/currencies.ts";
import { m } from "../paraglide/messages.js";
import { LineControl, ControlGroup } from "../pieces/piece-controls.tsx";
import { moneyWords } from "./price.ts";
import { PriceControl } from "./price-control.tsx";
import { ChoiceField } from "../ui/field.tsx";
import type { HappeningContent } from "#content/kinds/happening.ts";
import { useCountries } from "../kinds/references.ts";
import type { FieldProps } from "../pieces/fields.ts";

type Prices = ExperienceContent["price"];
type Price = number | string | undefined;

/** The stored text of a missing price; visitors read it in their language (rule 4.11). */
const ON_REQUEST = "Sob consulta";

export function withPrice(prices: Prices, currency: Currency, price: Price): Prices {
  const { [currency]: _, ...others } = prices;
  return price === undefined ? others : { ...others, [currency]: price };
}

export function pricesWords(prices: Prices): string {
  return Object.entries(prices)
    .map(([currency, price]) => {
      if (typeof price === "number") return moneyWords(price, currency as Currency);
      const words = price === ON_REQUEST ? m.experience_price_on_request() : price;
      return `${currency}: ${words}`;
    })
    .join(" · ");
}

interface PriceFieldsProps {
  readonly currency: Currency;
  readonly price: Price;
  readonly onChange: (price: Price) => void;
}

/** Initial values; an unwritten amount is NaN. */
const FIRST_PRICES = new Map<string, Price>([
  ["none", undefined],
  ["amount", Number.NaN],
  ["request", ON_REQUEST],
  ["words", ""],
]);

/** Edits a price: none, an amount in the country's currency, or a text. */
export function PriceFields({ currency, price, onChange }: PriceFieldsProps) {
  const kind = kindOf(price);
  return (
    <div className="fields">
      <ChoiceField
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
          label={m.prices_amount({ currency })}
          value={price as number}
          currency={currency}
          // An emptied field still expects an amount.
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

/** Edits a price per country. */
export function PricesControl({ name, value, onChange }: FieldProps<HappeningContent["price"]>) {
  const currencies = useCountries().flatMap((country) => currencyOf(country) ?? []);
  return (
    <ControlGroup name={name} label={m.field_price()} hint={m.happening_price_hint()}>
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
