import { and, type Column, eq } from "drizzle-orm";
import type { Orm } from "#database/connect.server.ts";
import { isShown, readEntries } from "#database/content-entries.ts";
import { contentEntries } from "#database/schema/content-entries.ts";
import {
  createGoogleBusiness,
  type GoogleBusiness,
} from "#external-services/google-business/google-business.ts";
import {
  type GoogleBusinessOptions,
  googleBusinessSettings,
} from "#external-services/google-business/google-business.settings.ts";
import { GoogleBusinessError } from "#external-services/google-business/google-calls.ts";
import {
  type ListingCheck,
  type ListingProblem,
  WRITTEN_PARTS,
  type WrittenPart,
} from "#desk/listings-contract.ts";
import { compareListing, type GoogleListing } from "./compare-listing.ts";
import { type OwnListing, ownListing } from "./own-listing.ts";

/** Google as the settings have it; without credentials nobody is asked. */
export interface ListingServices {
  readonly google: GoogleBusiness | undefined;
  readonly mayWrite: boolean;
}

/** The service that the settings name. */
export function listingServices(options: GoogleBusinessOptions): ListingServices {
  const settings = googleBusinessSettings(options);
  if (!settings.isOn) return { google: undefined, mayWrite: false };
  return { google: createGoogleBusiness(settings), mayWrite: settings.mayWrite };
}

/** What the group says now of its restaurants that visitors see, in their order; with `slug` of that one, if it is there. */
export async function ownListings(
  orm: Orm,
  siteUrl: string,
  slug?: string,
): Promise<readonly OwnListing[]> {
  const shownOf = (owner: Column) => and(isShown, slug === undefined ? undefined : eq(owner, slug));
  const { slug: own, restaurant } = contentEntries;
  const restaurants = await readEntries(orm, "restaurants", { where: shownOf(own) });
  const menus = await readEntries(orm, "menus", { where: shownOf(restaurant) });
  return restaurants.map((one) => ownListing(one, menus, siteUrl));
}

interface Read {
  readonly listing: GoogleListing | undefined;
  readonly problem: ListingProblem | null;
}

/** Reads what Google has of a restaurant, whose slug is the location's store code; what cannot be read loses no other part. */
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
  // Google has the menus of places alone of which it says so.
  const menus = location.metadata.canHaveFoodMenus
    ? await orProblem(google.readMenus(location))
    : null;
  return { listing: { location, links, menus }, problem: problems[0] ?? null };
}

/** What differs between a restaurant and its listing, and what of it may be written there (rule 7.7). */
export async function checkListing(
  google: GoogleBusiness,
  mayWrite: boolean,
  own: OwnListing,
): Promise<ListingCheck> {
  return checked(own, mayWrite, await readListing(google, own));
}

function checked(own: OwnListing, mayWrite: boolean, { listing, problem }: Read): ListingCheck {
  const differences = listing === undefined ? [] : compareListing(own, listing);
  // What is unknown here is written nowhere.
  const writable = WRITTEN_PARTS.filter((part) =>
    differences.some((one) => one.part === part && one.here !== null),
  );
  return { problem, differences, writable: mayWrite ? writable : [] };
}

/**
 * Writes one part of a restaurant to its listing, if it differs there and is known here, and returns what differs afterwards.
 * Throws {@link GoogleBusinessError}.
 */
export async function writeListing(
  google: GoogleBusiness,
  own: OwnListing,
  part: WrittenPart,
): Promise<ListingCheck> {
  const before = await readListing(google, own);
  const { listing } = before;
  const { writable } = checked(own, true, before);
  if (listing === undefined || !writable.includes(part)) return checked(own, true, before);
  const { location } = listing;
  if (part === "hours" && own.week !== null) await google.writeWeek(location, own.week);
  if (part === "special-hours" && own.specialDays !== null) {
    await google.writeSpecialDays(location, own.specialDays);
  }
  if (part === "booking-link" && own.bookingUrl !== null && listing.links !== null) {
    await google.writeReservationLink(location, listing.links, own.bookingUrl);
  }
  if (part === "menus" && listing.menus !== null) {
    const menus = own.menus.map(({ menu }) => menu);
    await google.writeMenus(location, listing.menus, menus);
  }
  return checkListing(google, true, own);
}
