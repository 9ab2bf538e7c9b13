import { type DragEvent, useRef, useState } from "react";
import { m } from "../paraglide/messages.js";
import { CheckControl } from "../pieces/piece-controls.tsx";
import { Button } from "../ui/button.tsx";

interface FileFieldProps {
  /** The label of the button for the browser's file dialog. */
  readonly text: string;
  readonly label: string;
  /** The other way: "or drop it here". */
  readonly hint: string;
  readonly isMultiple?: boolean;
  readonly isPrimary?: boolean;
  readonly onFiles: (files: readonly File[], isIllustration: boolean) => void;
}

/** Chooses or drops picture files; phones offer the camera too. */
export function FileField(props: FileFieldProps) {
  const { text, label, hint, isMultiple = false, isPrimary = true, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isIllustration, setIllustration] = useState(false);
  const [isOver, setOver] = useState(false);

  function take(list: FileList | null): void {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(isMultiple ? files : files.slice(0, 1), isIllustration);
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    // Dropping is a second way to what the button does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={label}
      className="file-field border border-dashed border-(--field) p-4 data-over:border-(--link) data-over:bg-(--surface-alt)"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <CheckControl
        name="isIllustration.upload"
        label={m.upload_illustration()}
        value={isIllustration}
        onChange={setIllustration}
      />
      <div className="form-buttons">
        <Button variant={isPrimary ? "primary" : "outline"} onClick={() => input.current?.click()}>
          {text}
        </Button>
        <p className="small">{hint}</p>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={isMultiple}
        hidden
        aria-label={text}
        onChange={(event) => {
          take(event.currentTarget.files);
          // Allows choosing the same file again.
          event.currentTarget.value = "";
        }}
      />
    </div>
  );
}
