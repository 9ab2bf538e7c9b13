import { useState } from "react";
import type { Currency } from "#language/currencies.ts";
import { m } from "#desk/paraglide/messages.js";
import { namesOtherCurrency, priceText, readTypedPrice } from "./price.ts";
import { TextField } from "../ui/field.tsx";

interface PriceControlProps {
  readonly name: string;
  readonly label: string;
  readonly value: number | undefined;
  /** The amount's currency, if any. */
  readonly currency?: Currency;
  readonly onChange: (amount: number | undefined) => void;
}

/**
 * Edits an amount in any usual form; reports invalid ones and other currencies at once, instead of
 * treating them as empty.
 */
export function PriceControl({ name, label, value, currency, onChange }: PriceControlProps) {
  const [typed, setTyped] = useState(priceText(value));
  const read = readTypedPrice(typed, currency);
  // The server returns an invalid amount as null.
  const isTyped = Object.is(read, value) || (Number.isNaN(read) && value === null);
  const isWrong = isTyped && Number.isNaN(read);
  return (
    <TextField
      name={name}
      label={label}
      error={isWrong ? wrongWords(typed, currency) : undefined}
      inputMode="decimal"
      value={isTyped ? typed : priceText(value)}
      onChange={(text) => {
        setTyped(text);
        onChange(readTypedPrice(text, currency));
      }}
    />
  );
}

function wrongWords(typed: string, currency: Currency | undefined): string {
  const isOther = currency !== undefined && namesOtherCurrency(typed, currency);
  return isOther ? m.expected_price_in({ currency }) : m.expected_price();
}
