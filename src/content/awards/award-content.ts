import type { Texts } from "#language/languages.ts";

/** A prize, a title or a place in a guide, as a public source reports it. */
export interface Award {
  /** The year of the award, or of the source that reports it; more than one where it was repeated. */
  readonly year: Texts;
  readonly giver: Texts;
  readonly text: Texts;
}

/** A number that a public source gives of a restaurant; what dates it is in its words. */
export interface Figure {
  /** As each language writes it. */
  readonly value: Texts;
  readonly text: Texts;
}

/** What every language writes alike: a year, a name. */
export const everywhere = (text: string): Texts => ({ pt: text, en: text, es: text });
