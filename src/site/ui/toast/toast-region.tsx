import { useEffect, useState, useSyncExternalStore } from "react";
import { m } from "#language/paraglide/messages.js";
import { Icon } from "../icon/icon.tsx";
import { dismissToast, shownToast, type Toast, watchToasts } from "./toast-store.ts";

/** Long enough to read twice (rule 3.23: at least 6 s). */
const SHOWN_MS = 9000;

/**
 * The place of notices, present in every page, because screen readers do not announce new regions.
 */
export function ToastRegion() {
  const toast = useSyncExternalStore(watchToasts, shownToast, () => undefined);
  return (
    <div aria-live="polite" className="toast-region">
      {toast && <Notice key={toast.isError ? "error" : "success"} toast={toast} />}
    </div>
  );
}

/** Stays while hovered or focused; closes by button or Escape. */
function Notice({ toast }: { toast: Toast }) {
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(dismissToast, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && dismissToast();
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  return (
    <div
      role={toast.isError ? "alert" : "status"}
      className="toast on-dark"
      data-error={toast.isError || undefined}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {toast.isError && <Icon name="alert" className="mt-4.5 size-5 shrink-0" />}
      <div className="grow py-4">
        <p className="font-display text-lead leading-tight font-light">{toast.title()}</p>
        <p className="mt-1 text-sm text-muted">{toast.text()}</p>
      </div>
      <button
        type="button"
        onClick={dismissToast}
        aria-label={m.toast_close()}
        className="grid size-11 shrink-0 place-items-center"
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  );
}
