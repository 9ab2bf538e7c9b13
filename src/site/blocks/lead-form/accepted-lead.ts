/** How a visitor is told that a form was accepted; each in the language of the moment. */
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

/** What to tell on this page of a form that was accepted on it, if one was. */
export function acceptedLead(pathname: string): AcceptedWords | undefined {
  return accepted?.pathname === pathname ? accepted.words : undefined;
}
