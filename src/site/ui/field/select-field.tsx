import type { ReactNode } from "react";
import { controlProps, Field, type FieldProps } from "./field.tsx";

/** A choice among options; `choose` is shown until one is chosen. */
export function SelectField(
  props: FieldProps & { readonly choose: string; readonly children: ReactNode },
) {
  const { choose, children } = props;
  return (
    <Field {...props}>
      {/* Chromium reports an empty choice as invalid before input, unless told otherwise. */}
      <select {...controlProps(props)} aria-invalid={props.error !== undefined}>
        <option value="">{choose}</option>
        {children}
      </select>
    </Field>
  );
}
