import { m } from "../paraglide/messages.js";
import { focusField } from "../pieces/wrong-fields.tsx";
import { Button } from "../ui/button.tsx";

/** Describes a field's source and the file's value; `fromFile` may be empty. */
export function sourceWords(isOwn: boolean, fromFile: string): string {
  if (isOwn) return m.settings_own({ value: fromFile || m.value_empty() });
  return fromFile === "" ? m.settings_file_empty() : m.settings_from_file();
}

interface FromFileProps {
  readonly name: string;
  readonly label: string;
  readonly onClick: () => void;
}

export function FromFile({ name, label, onClick }: FromFileProps) {
  return (
    <Button
      variant="quiet"
      about={label}
      onClick={() => {
        onClick();
        // The button has disappeared.
        focusField(name);
      }}
    >
      {m.settings_use_file()}
    </Button>
  );
}
