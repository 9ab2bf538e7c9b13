import type { ComponentPropsWithoutRef } from "react";
import { controlProps, Field, type FieldProps } from "./field.tsx";

type Native = Pick<
  ComponentPropsWithoutRef<"input">,
  "type" | "inputMode" | "autoComplete" | "maxLength" | "placeholder"
>;

/** Chromium reports empty ones as invalid, unless told otherwise. */
const DAYS_AND_HOURS: ReadonlySet<string> = new Set(["date", "time"]);

/** A line of text with optional suggestions (rule 6.5). */
export function TextField(
  props: FieldProps & Native & { readonly suggestions?: readonly string[] },
) {
  const { id, type = "text", inputMode, autoComplete, maxLength, placeholder, suggestions } = props;
  return (
    <Field {...props}>
      <input
        {...controlProps(props)}
        {...(DAYS_AND_HOURS.has(type) && { "aria-invalid": props.error !== undefined })}
        {...{ type, inputMode, autoComplete, maxLength, placeholder }}
        list={suggestions && `${id}-suggestions`}
      />
      {suggestions && (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      )}
    </Field>
  );
}
