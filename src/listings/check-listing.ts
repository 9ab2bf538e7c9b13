import { and, type Column, eq } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import { isShown, readEntries } from "#content/store/content-entries.ts";
import { readSpecialDays } from "#content/store/special-days.ts";
import { contentEntries } from "#database/schema/content-entries.ts";
import {
  createGoogleBusiness,
  type GoogleBusiness,
} from "#listings/google-business/google-business.ts";
import {
  type GoogleBusinessOptions,
  googleBusinessSettings,
} from "#listings/google-business/google-business.settings.ts";
import { GoogleBusinessError } from "#listings/google-business/google-calls.ts";
import type { ListingCheck, ListingProblem } from "./listings-contract.ts";
import { compareListing, type GoogleListing } from "./compare-listing.ts";
import { type OwnListing, ownListing } from "./own-listing.ts";

/** Creates the client for Google from settings; undefined without credentials. */
export function googleOf(options: GoogleBusinessOptions): GoogleBusiness | undefined {
  const settings = googleBusinessSettings(options);
  return settings.isOn ? createGoogleBusiness(settings) : undefined;
}

/** Returns the group's current data of a visible restaurant; undefined if there is none. */
export async function readOwnListing(
  orm: Orm,
  siteUrl: string,
  slug: string,
): Promise<OwnListing | undefined> {
  const shownOf = (owner: Column) => ({ where: and(isShown, eq(owner, slug)) });
  const { slug: own, restaurant } = contentEntries;
  const [found] = await readEntries(orm, "restaurants", shownOf(own));
  if (found === undefined) return undefined;
  const menus = await readEntries(orm, "menus", shownOf(restaurant));
  const days = (await readSpecialDays(orm)).get(slug) ?? [];
  return ownListing({ restaurant: found, menus, days }, siteUrl);
}

interface Read {
  readonly listing: GoogleListing | undefined;
  readonly problem: ListingProblem | null;
}

/**
 * Reads a restaurant's listing at Google by store code, its slug; an unreadable part affects no
 * other.
 */
async function readListing(google: GoogleBusiness, { restaurant }: OwnListing): Promise<Read> {
  const problems: ListingProblem[] = [];
  const orProblem = async <T>(part: Promise<T>): Promise<T | null> => {
    try {
      return await part;
    } catch (error) {
      if (!(error instanceof GoogleBusinessError)) throw error;
      problems.push(error.problem);
      return null;
    }
  };
  const location = await orProblem(google.findLocation(restaurant.slug));
  if (location === undefined) return { listing: undefined, problem: "not-listed" };
  if (location === null) return { listing: undefined, problem: problems[0] ?? null };
  const isWhole = location.regularHours !== null && location.specialHours !== null;
  if (!isWhole) problems.push("unreadable");
  const links = await orProblem(google.readReservationLinks(location));
  // Google offers menus only for locations with this flag.
  const menus = location.metadata.canHaveFoodMenus
    ? await orProblem(google.readMenus(location))
    : null;
  return { listing: { location, links, menus }, problem: problems[0] ?? null };
}

/** Returns the differences between a restaurant and its listing (rule 7.7). */
export async function checkListing(google: GoogleBusiness, own: OwnListing): Promise<ListingCheck> {
  const { listing, problem } = await readListing(google, own);
  return { problem, differences: listing === undefined ? [] : compareListing(own, listing) };
}
