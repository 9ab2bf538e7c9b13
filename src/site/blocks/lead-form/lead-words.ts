/** How a visitor is told that a form was accepted; each in the language of the moment. */
export interface AcceptedWords {
  readonly sent: () => string;
  readonly sentText: () => string;
  readonly sentNote: () => string;
}

/** Titles and texts of a form's two notices, and the lines that stay by the button after them. */
export interface LeadFormWords extends AcceptedWords {
  readonly failed: () => string;
  readonly failedText: () => string;
  /** Without it, what the server says. */
  readonly failedNote?: () => string;
}
