/** A short notice, in the language current when it is read. */
export interface Toast {
  readonly title: () => string;
  readonly text: () => string;
  /** An error interrupts a screen reader, a success waits. */
  readonly isError: boolean;
}

let current: Toast | undefined;
const listeners = new Set<() => void>();

/** Replaces the shown notice. */
export function showToast(toast: Toast): void {
  change({ ...toast });
}

export function dismissToast(): void {
  change(undefined);
}

/** Returns the shown notice; each is its own object. */
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
