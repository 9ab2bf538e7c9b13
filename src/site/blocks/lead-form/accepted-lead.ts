import type { AcceptedWords } from "./lead-words.ts";

let accepted: { readonly pathname: string; readonly words: AcceptedWords } | undefined;

/** Remembers that a form of this page has been accepted, before anything of it is shown. */
export function rememberAcceptedLead(words: AcceptedWords): void {
  accepted = { pathname: location.pathname, words };
}

/** What to tell on this page of a form that was accepted on it, if one was. */
export function acceptedLead(pathname: string): AcceptedWords | undefined {
  return accepted?.pathname === pathname ? accepted.words : undefined;
}
