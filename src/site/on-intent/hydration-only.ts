import { type ReactNode, use, useState, useSyncExternalStore } from "react";
import { HYDRATED_EVENT } from "./bootstrap-contract.ts";

const WARNING = "React leaves this page as it is: it is not the one that the server sent";

const never = new Promise<never>(() => undefined);
const subscribeToNothing = () => () => undefined;

/**
 * Lets React hydrate the served page only. If a translator or extension changed it, React would
 * render anew and lose focus, caret, open menus and translation; instead that render suspends for
 * ever, and the page continues without React
 * (docs/decisions/0082-a-changed-page-stays-without-react.md).
 */
export function HydrationOnly(props: { onRefused: () => void; children: ReactNode }): ReactNode {
  // Only hydration reads the server's value.
  const isClient = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const [isAnew] = useState(isClient);
  // In development, Vite's error shows what differs.
  if (isAnew && !import.meta.env.DEV) {
    props.onRefused();
    use(never);
  }
  return props.children;
}

/** Warns, which fails browser tests, because our own pages must not need it. */
async function serveWithoutReact(): Promise<void> {
  console.warn(WARNING);
  try {
    (await import("./serve-without-react.ts")).serveWithoutReact();
  } finally {
    document.dispatchEvent(new Event(HYDRATED_EVENT));
  }
}

/**
 * Calls `takeOver` with a `refuse` for {@link HydrationOnly}. A refusal removes React's document
 * listeners, which would stop every click and key until hydration.
 */
export function takeOverUnlessRefused(takeOver: (refuse: () => void) => void): void {
  const controller = new AbortController();
  const { signal } = controller;
  const { addEventListener } = document;
  document.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    const asObject = typeof options === "object" ? options : { capture: options === true };
    addEventListener.call(document, type, listener, { ...asObject, signal });
  };
  try {
    takeOver(() => {
      if (signal.aborted) return;
      controller.abort();
      void serveWithoutReact();
    });
  } finally {
    Reflect.deleteProperty(document, "addEventListener");
  }
}
