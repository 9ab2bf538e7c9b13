import type { Texts } from "#language/languages.ts";

/** A prize, a title or a place in a guide, as a public source reports it. */
export interface Award {
  /** The year of the award, or of the source that reports it; more than one where it was repeated. */
  readonly year: Texts;
  /** Who gave it, by the name it bears in every language. */
  readonly giver: string;
  readonly text: Texts;
}

/** A number that a public source gives of a restaurant. */
export interface Figure {
  /** As each language writes it. */
  readonly value: Texts;
  readonly text: Texts;
  /** Who says so, and when where the source is dated. */
  readonly source: Texts;
}
