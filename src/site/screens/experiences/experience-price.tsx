import { m } from "#language/paraglide/messages.js";
import type { PriceText } from "#site/blocks/price-text/price-text.ts";
import type { ShownCountry } from "./shown-countries.ts";

/** The price in large tabular figures; nothing where none is set for the country's currency. */
export function ExperiencePrice(props: { price: PriceText | undefined; country: ShownCountry }) {
  const { price, country } = props;
  if (price === undefined) return null;
  return (
    <p className="figures font-display text-lead leading-none">
      <span className="sr-only">{`${m.experiences_price()}: `}</span>
      <span className={price.isAmount ? "text-heading leading-none" : undefined}>{price.text}</span>
      {/* The same sign stands for several currencies. */}
      {price.isAmount && country.symbol === "$" && (
        <span className="label ms-2 font-sans text-muted">{country.currency}</span>
      )}
    </p>
  );
}
