import { controlProps, Field, type FieldProps } from "./field.tsx";

/** A text of several lines; it grows with what is written where the browser can do that. */
export function TextArea({ maxLength, ...props }: FieldProps & { readonly maxLength: number }) {
  return (
    <Field {...props}>
      <textarea {...controlProps(props)} rows={5} maxLength={maxLength} />
    </Field>
  );
}
