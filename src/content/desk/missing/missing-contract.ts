import type { Fact } from "#content/kinds/kind.ts";
import type { MenuKind } from "#content/kinds/restaurant.ts";
import type { ContentKind } from "../contract.ts";

/** Possible gaps of a published entry. */
export type MissingWhat =
  | Fact
  /** The restaurant has no menu at all. */
  | "menu"
  | "wine-list"
  /** No special date is coming; belongs to no entry. */
  | "happenings"
  /** An illustration in place of a photograph. */
  | "photograph"
  /** An uploaded picture's texts are missing or were written for another file. */
  | "picture-text"
  | "translation";

/** Something that an entry lacks, with the field of its editor. */
export interface MissingFact {
  readonly what: MissingWhat;
  readonly kind: ContentKind;
  /** Empty if no entry exists yet. */
  readonly slug: string;
  /** The restaurant's name, else the entry's; the site settings have none. */
  readonly name: string;
  readonly menu: MenuKind | null;
  readonly restaurant: string | null;
  /** The field's path, such as "getin.enabled". */
  readonly field: string;
  /** How many of them. */
  readonly count: number;
  /** Visitors' actions about the restaurant in the last 30 days; null if not counted. */
  readonly visitors: number | null;
}

/**
 * GET /api/desk/missing: gaps in visible content, most visited first; the role "restaurant" has its
 * own. At most 500 of `total`.
 */
export interface MissingFacts {
  readonly facts: readonly MissingFact[];
  readonly total: number;
  /** Each restaurant's progress, the least complete first. */
  readonly houses: readonly HouseProgress[];
}
export interface HouseProgress {
  readonly restaurant: string;
  readonly name: string;
  /** The number of facts that it and its menus may have. */
  readonly inAll: number;
  readonly missing: number;
}
