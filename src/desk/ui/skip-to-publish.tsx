import { createContext, useContext } from "react";
import { m } from "../paraglide/messages.js";

export const PUBLISH_BAR = "publish";

const InEditor = createContext(false);

/** Surrounds the fields of an editor with such a bar. */
export const EditorProvider = InEditor.Provider;

/**
 * A keyboard link after every few fields, past the others to the publish bar. Absent outside
 * editors.
 */
export function SkipToPublish() {
  if (!useContext(InEditor)) return null;
  return (
    <a
      href={`#${PUBLISH_BAR}`}
      className="skip-link not-focus:sr-only"
      onClick={(event) => {
        // The router would treat it as another page.
        event.preventDefault();
        const bar = document.querySelector<HTMLElement>(`#${PUBLISH_BAR}`);
        (bar?.querySelector<HTMLElement>('[data-look="primary"], button') ?? bar)?.focus();
      }}
    >
      {m.skip_to_publish()}
    </a>
  );
}
