import { Modal } from "@mantine/core";
import { type ReactNode, useEffect, useId, useLayoutEffect } from "react";
import { m } from "../paraglide/messages.js";
import { Button } from "./button.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import { createStore } from "./store.ts";
import { useAction } from "./use-action.ts";

interface DialogProps {
  readonly title: string;
  /** Also called by Escape. */
  readonly onClose: () => void;
  /** Fills the window's width. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Open dialogs, the topmost last. */
const opened = createStore<readonly string[]>([]);

/** A modal dialog while rendered; then restores the focus. */
export function Dialog({ title, onClose, isWide = false, children }: DialogProps) {
  const id = useId();
  const isAbove = opened.use().at(-1) === id;
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => (before instanceof HTMLElement ? before.focus() : undefined);
  }, []);
  useEffect(() => {
    opened.set([...opened.get(), id]);
    return () => opened.set(opened.get().filter((one) => one !== id));
  }, [id]);
  return (
    <Modal
      opened
      title={title}
      size={isWide ? "84rem" : "36rem"}
      closeButtonProps={{ "aria-label": m.dialog_close() }}
      // At the end of the page it would be another banner.
      attributes={{ header: { role: "none" } }}
      closeOnEscape={isAbove}
      trapFocus={isAbove}
      onClose={onClose}
    >
      {children}
    </Modal>
  );
}

interface ConfirmDialogProps extends DialogProps {
  readonly confirmText: string;
  readonly onConfirm: () => Promise<void>;
}

/** Asks before an irreversible or public action. */
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
