import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { m } from "../paraglide/messages.js";
import { Button } from "./button.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import { useAction } from "./use-action.ts";

interface DialogProps {
  readonly title: string;
  /** Also by the Escape key. */
  readonly onClose: () => void;
  /** As wide as the window. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A modal dialog for as long as it is rendered; the browser keeps the focus inside and returns it. */
export function Dialog({ title, onClose, isWide = false, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closed while it is still in the page: the browser returns the focus only then.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      className={isWide ? "dialog w-[calc(100vw-1.5rem)] max-w-336" : "dialog"}
      onCancel={(event) => {
        // Another dialog inside may be what was closed.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-head mb-3 flex items-start justify-between gap-4">
        <h2 id={titleId} className="pt-2">
          {title}
        </h2>
        <Button variant="quiet" onClick={onClose}>
          {m.dialog_close()}
        </Button>
      </div>
      {children}
    </dialog>
  );
}

interface ConfirmDialogProps extends DialogProps {
  readonly confirmText: string;
  readonly onConfirm: () => Promise<void>;
}

/** Asks before something that cannot be undone, or that everybody sees at once. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, onClose, children, confirmText, onConfirm } = props;
  const { run, isBusy, failure } = useAction(onConfirm);
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="stack">
        {children}
        <FailureNotice failure={failure} />
        <div className="form-buttons">
          <Button variant="danger" isBusy={isBusy} onClick={() => void run()}>
            {confirmText}
          </Button>
          <Button onClick={onClose}>{m.dialog_cancel()}</Button>
        </div>
      </div>
    </Dialog>
  );
}
