/** The words for an accepted form, each in the current language. */
export interface AcceptedWords {
  readonly sent: () => string;
  readonly sentText: () => string;
  readonly sentNote: () => string;
}

let accepted: { readonly pathname: string; readonly words: AcceptedWords } | undefined;

/** Remembers that a form of this page has been accepted, before anything of it is shown. */
export function rememberAcceptedLead(words: AcceptedWords): void {
  accepted = { pathname: location.pathname, words };
}

/** The notice on this page about a form that was accepted on it, if there is one. */
export function acceptedLead(pathname: string): AcceptedWords | undefined {
  return accepted?.pathname === pathname ? accepted.words : undefined;
}
