import { LANGUAGE_STORAGE_KEY } from "#language/languages.ts";

// Names that pages, the React application and the bootstrap share.

/** The inert type of the scripts that start React; see docs/decisions/0003-react-on-intent.md. */
export const APPLICATION_TYPE = "application/x-react";

/**
 * The link to the whole stylesheet; disabled until React is requested, because pages inline the
 * rules that they use.
 */
export const STYLESHEET = 'link[rel="stylesheet"]:not([media])';

/**
 * Returns whether a stylesheet has loaded. In Chromium a failed one has a sheet too, whose rules
 * cannot be read.
 */
export function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/**
 * The event on `document` at which the bootstrap withdraws, because React or serve-without-react.ts
 * serves the page.
 */
export const HYDRATED_EVENT = "app:hydrated";

/** Marks the root element of a page that React has refused. */
export const WITHOUT_REACT = "data-without-react";

/**
 * Marks a control that needs React: a click before hydration is replayed after it. For buttons that
 * turn a list, the value is "+1" or "-1" view, or a picture's index.
 */
export const REPLAY = "data-replay";

/** The storage key of the campaign query of the visit's first URL (rule 6.7). */
export const CAMPAIGN_STORAGE_KEY = "rubaiyat-campaign";

/** Stores the language that a visitor has chosen (rule 1.8). */
export function rememberLanguage(language: string): void {
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  } catch {
    // Storage may be forbidden; the choice then stays in the URL.
  }
}

/** Returns whether a click opens a new tab or a download. */
export function isForTheBrowser({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/** Stores the choice and replaces the history entry, keeping query and hash (rule 1.8). */
export function switchLanguage(event: MouseEvent, link: HTMLAnchorElement): void {
  event.preventDefault();
  rememberLanguage(link.dataset["language"] ?? "");
  // A missing page's link has only a query, which the server resolves.
  const { query = "", list } = link.dataset;
  const page = link.pathname + location.search + query + location.hash;
  location.replace(list === undefined ? page : link.href);
}

/** The storage key of unsent form text, until the tab closes. */
export const DRAFTS_STORAGE_KEY = "rubaiyat-drafts";

/** The storage key of the visitor's choice about cookies. */
export const CONSENT_STORAGE_KEY = "rubaiyat-consent";

/** Marks an open popover in browsers without popovers; see popover-fallback.ts. */
export const POPOVER_OPEN = "data-open";

/** Marks the root element if a script opens popovers. */
export const POPOVER_SCRIPT = "data-popover-script";

/** Marks a part that needs React when it scrolls near. */
export const HYDRATE_SOON = "data-hydrate-soon";

/** Carries a restaurant's hours and their sentences, as JSON. */
export const OPENING_ATTRIBUTE = "data-opening";

/** Reports a counted action of the visitor: a {@link CustomEvent} on `document`. */
export const TRACKED_EVENT = "app:event";

/** React shows another page without a load. */
export const PAGE_EVENT = "app:page";

/** The id of the cookie banner, which names its services. */
export const CONSENT_BANNER = "consent";
