import { LANGUAGE_STORAGE_KEY } from "#language/languages.ts";

// What the pages, the React application and the bootstrap must agree on.

/** The inert type of the scripts that start React; see docs/decisions/0003-react-on-intent.md. */
export const APPLICATION_TYPE = "application/x-react";

/** The link to the whole stylesheet; off until React is asked for, because pages carry what they use. */
export const STYLESHEET = 'link[rel="stylesheet"]:not([media])';

/** Whether a stylesheet has come: in Chromium one that was lost has an object, too, whose rules cannot be read. */
export function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/** The event on `document` at which the bootstrap withdraws: React serves the page, or serve-without-react.ts does. */
export const HYDRATED_EVENT = "app:hydrated";

/** Marks the root element of a page that React has refused. */
export const WITHOUT_REACT = "data-without-react";

/**
 * A control that needs React: a click before hydration is replayed after it. Of a button that turns a list it says how
 * far: "+1" or "-1" view, or to the picture with this index.
 */
export const REPLAY = "data-replay";

/** The storage key of the query of the visit's first URL with a campaign (rule 6.7). */
export const CAMPAIGN_STORAGE_KEY = "rubaiyat-campaign";

/** Remembers the language that a visitor has chosen (rule 1.8). */
export function rememberLanguage(language: string): void {
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  } catch {
    // Storage may be forbidden: the choice then lives in the URL alone.
  }
}

/** A click for a new tab or a download. */
export function isForTheBrowser({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/** Remembers the choice and replaces the history entry, keeping query and hash (rule 1.8). */
export function switchLanguage(event: MouseEvent, link: HTMLAnchorElement): void {
  event.preventDefault();
  rememberLanguage(link.dataset["language"] ?? "");
  // The link of a page that is not there has no path but a query, which the server follows.
  const { query = "", list } = link.dataset;
  const page = link.pathname + location.search + query + location.hash;
  location.replace(list === undefined ? page : link.href);
}

/** The storage key of what was typed into forms and not sent, until the tab is closed. */
export const DRAFTS_STORAGE_KEY = "rubaiyat-drafts";

/** The storage key of the visitor's choice about cookies. */
export const CONSENT_STORAGE_KEY = "rubaiyat-consent";

/** Marks a popover that is open, where the browser has no popovers; see popover-fallback.ts. */
export const POPOVER_OPEN = "data-open";

/** Marks the root element where popovers are opened by script. */
export const POPOVER_SCRIPT = "data-popover-script";

/** A part that needs React as soon as it comes near the viewport. */
export const HYDRATE_SOON = "data-hydrate-soon";

/** Carries a restaurant's times and the page's words for them, as JSON. */
export const OPENING_ATTRIBUTE = "data-opening";

/** The visitor did something that is counted: a {@link CustomEvent} on `document`. */
export const TRACKED_EVENT = "app:event";

/** React shows another page, without a load. */
export const PAGE_EVENT = "app:page";

/** The id of the cookie banner, which knows the services that are asked for. */
export const CONSENT_BANNER = "consent";
