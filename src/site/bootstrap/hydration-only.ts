import { type ReactNode, use, useState, useSyncExternalStore } from "react";
import { HYDRATED_EVENT } from "./bootstrap-contract.ts";

const WARNING = "React leaves this page as it is: it is not the one that the server sent";

const never = new Promise<never>(() => undefined);
const subscribeToNothing = () => () => undefined;

/**
 * Lets React take over the page that is there, and no other. Where a translator or an extension has changed the
 * page, React would render all of it anew, and with it lose focus, caret, open menus and the translation: rendering
 * anew suspends for ever, so that nothing of it is ever shown, and the page goes on without React
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
  // Vite's error shows the developer what differs.
  if (isAnew && !import.meta.env.DEV) {
    props.onRefused();
    use(never);
  }
  return props.children;
}

/** Our own pages must not need it, so each time is a warning, which fails a test in the browser. */
async function serveWithoutReact(): Promise<void> {
  console.warn(WARNING);
  try {
    (await import("./serve-without-react.ts")).serveWithoutReact();
  } finally {
    document.dispatchEvent(new Event(HYDRATED_EVENT));
  }
}

/**
 * Calls `takeOver`, which passes `refuse` to {@link HydrationOnly}. A refusal removes the listeners that it added to the
 * document: React's, which it never removes, stop each click and key until it has hydrated.
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
