import { useState } from "react";
import { m } from "#desk/client/paraglide/messages.js";
import { priceText, readPrice } from "./price.ts";
import { TextField } from "../ui/field.tsx";

interface PriceControlProps {
  readonly name: string;
  readonly label: string;
  readonly value: number | undefined;
  readonly onChange: (amount: number | undefined) => void;
}

/** An amount as people write it; what is none is said at once, and not taken for no price. */
export function PriceControl({ name, label, value, onChange }: PriceControlProps) {
  const [typed, setTyped] = useState(priceText(value));
  const read = readPrice(typed);
  // What is no amount comes back from the server as null.
  const isTyped = Object.is(read, value) || (Number.isNaN(read) && value === null);
  const isWrong = isTyped && Number.isNaN(read);
  return (
    <TextField
      name={name}
      label={label}
      error={isWrong ? m.expected_price() : undefined}
      inputMode="decimal"
      value={isTyped ? typed : priceText(value)}
      onChange={(text) => {
        setTyped(text);
        onChange(readPrice(text));
      }}
    />
  );
}
