import type { Fact } from "#content/kinds/kind.ts";
import type { MenuKind } from "#content/kinds/restaurant.ts";
import type { ContentKind } from "./content-contract.ts";

/** What a published piece lacks. */
export type MissingWhat =
  | Fact
  /** The restaurant has no menu at all. */
  | "menu"
  /** It has no wine list. */
  | "wine-list"
  /** The site has none that is still to come: no piece lacks it. */
  | "happenings"
  /** Illustrations where photographs could be. */
  | "photograph"
  /** An uploaded picture got another file, or lost a text, since its texts were written. */
  | "picture-text"
  /** Missing, or left behind by the Portuguese text. */
  | "translation";

/** One line: what a piece lacks, and the field of its editor. */
export interface MissingFact {
  readonly what: MissingWhat;
  readonly kind: ContentKind;
  /** Empty where no piece is there to be completed. */
  readonly slug: string;
  /** Of the restaurant, or of the piece where it belongs to none; the site settings have none. */
  readonly name: string;
  readonly menu: MenuKind | null;
  /** The slug of the restaurant that it belongs to. */
  readonly restaurant: string | null;
  /** The path of the field, such as "getin.enabled". */
  readonly field: string;
  /** How many of them. */
  readonly count: number;
  /** What visitors did about the restaurant in the last 30 days; null where that is not counted. */
  readonly visitors: number | null;
}

/**
 * GET /api/desk/missing: of what visitors see, what most of them meet first; the role "restaurant" has its
 * own. At most 500 of `total`.
 */
export interface MissingFacts {
  readonly facts: readonly MissingFact[];
  readonly total: number;
  /** How far each restaurant is, the one that lacks most first. */
  readonly houses: readonly HouseProgress[];
}
export interface HouseProgress {
  readonly restaurant: string;
  readonly name: string;
  /** Of everything that it and its menus may lack. */
  readonly inAll: number;
  readonly missing: number;
}
