import { FieldFrame, useFieldParts } from "#desk/client/ui/field.tsx";

interface TypedFieldProps {
  readonly name?: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: "text" | "date" | "time";
  readonly inputMode?: "numeric" | "decimal";
  readonly maxLength?: number;
  /** Of a text of several lines. */
  readonly rows?: number;
  readonly error?: string | undefined;
  /** Of the text, where it is not the desk's. */
  readonly lang?: string;
}

/** What is typed into an answer or its quote; it is cut at its maximum, which the server holds as well. */
export function TypedField(props: TypedFieldProps) {
  const { label, value, onChange, rows, error, type = "text", ...input } = props;
  const parts = useFieldParts(label, undefined, error);
  const control = { ...parts.control, ...input, className: "control", value };
  return (
    <FieldFrame label={label} hint={undefined} parts={parts}>
      {rows === undefined ? (
        <input
          {...control}
          type={type}
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <textarea
          {...control}
          rows={rows}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
