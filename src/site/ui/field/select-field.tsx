import type { ReactNode } from "react";
import { controlProps, Field, type FieldProps } from "./field.tsx";

/** A choice among options; `choose` is shown until one is chosen. */
export function SelectField(
  props: FieldProps & { readonly choose: string; readonly children: ReactNode },
) {
  const { choose, children } = props;
  return (
    <Field {...props}>
      <select {...controlProps(props)}>
        <option value="">{choose}</option>
        {children}
      </select>
    </Field>
  );
}
