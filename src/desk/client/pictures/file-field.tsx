import { type DragEvent, useRef, useState } from "react";
import { m } from "../paraglide/messages.js";
import { CheckControl } from "../pieces/piece-controls.tsx";
import { Button } from "../ui/button.tsx";

interface FileFieldProps {
  /** Of the button that opens the browser's own dialog. */
  readonly text: string;
  readonly label: string;
  /** What else may be done with a file: "or drop it here". */
  readonly hint: string;
  readonly isMultiple?: boolean;
  readonly isPrimary?: boolean;
  readonly onFiles: (files: readonly File[], isIllustration: boolean) => void;
}

/** Where files of pictures are chosen, or dropped: phones offer the camera as well. */
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
          // The same file may be chosen again.
          event.currentTarget.value = "";
        }}
      />
    </div>
  );
}
