import { m } from "../paraglide/messages.js";
import { focusField } from "../pieces/wrong-fields.tsx";
import { Button } from "../ui/button.tsx";

/** Where what a field shows comes from, and what the file says of it; `fromFile` may be empty. */
export function sourceWords(isOwn: boolean, fromFile: string): string {
  if (isOwn) return m.settings_own({ value: fromFile || m.value_empty() });
  return fromFile === "" ? m.settings_file_empty() : m.settings_from_file();
}

interface FromFileProps {
  readonly name: string;
  readonly label: string;
  readonly onClick: () => void;
}

/** Leaves a setting to the file again. */
export function FromFile({ name, label, onClick }: FromFileProps) {
  return (
    <Button
      variant="quiet"
      about={label}
      onClick={() => {
        onClick();
        // The button is gone then.
        focusField(name);
      }}
    >
      {m.settings_use_file()}
    </Button>
  );
}
