import { useState } from "react";
import { m } from "#desk/client/paraglide/messages.js";
import { FieldFrame, useFieldParts } from "#desk/client/ui/field.tsx";
import { priceText, readPrice } from "./price.ts";

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
  const parts = useFieldParts(name, undefined, isWrong ? m.expected_price() : undefined);
  return (
    <FieldFrame label={label} parts={parts}>
      <input
        {...parts.control}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        value={isTyped ? typed : priceText(value)}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange(readPrice(event.currentTarget.value));
        }}
        className="control"
      />
    </FieldFrame>
  );
}
