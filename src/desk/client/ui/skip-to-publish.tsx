import { createContext, useContext } from "react";
import { m } from "../paraglide/messages.js";

/** The id of the bar that publishes what an editor shows. */
export const PUBLISH_BAR = "publish";

const InEditor = createContext(false);

/** Around the fields of an editor, which has such a bar. */
export const EditorProvider = InEditor.Provider;

/** For the keyboard, after every few fields: past all others to what becomes of them. Without an editor there is none. */
export function SkipToPublish() {
  if (!useContext(InEditor)) return null;
  return (
    <a
      href={`#${PUBLISH_BAR}`}
      className="skip-link not-focus:sr-only"
      onClick={(event) => {
        // The router would take it for another page.
        event.preventDefault();
        const bar = document.querySelector<HTMLElement>(`#${PUBLISH_BAR}`);
        (bar?.querySelector<HTMLElement>('[data-look="primary"], button') ?? bar)?.focus();
      }}
    >
      {m.skip_to_publish()}
    </a>
  );
}
