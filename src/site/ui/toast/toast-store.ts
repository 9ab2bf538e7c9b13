/** A short notice of what has just happened, in the language of the moment it is read in. */
export interface Toast {
  readonly title: () => string;
  readonly text: () => string;
  /** A failure interrupts a screen reader, a success waits for its turn. */
  readonly isError: boolean;
}

let current: Toast | undefined;
const listeners = new Set<() => void>();

/** Shows a notice in place of the one before. */
export function showToast(toast: Toast): void {
  change({ ...toast });
}

export function dismissToast(): void {
  change(undefined);
}

/** The notice that is shown now; each is its own object. */
export function shownToast(): Toast | undefined {
  return current;
}

/** Calls `listener` at every change, until the returned function is called. */
export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(toast: Toast | undefined): void {
  current = toast;
  for (const listener of listeners) listener();
}
