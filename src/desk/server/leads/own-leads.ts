import { inArray, type SQL, sql } from "drizzle-orm";
import { leads } from "#database/schema/leads.ts";
import type { Account } from "../desk-session.ts";

/** The leads that an account may see: of the role "restaurant" those of its own. */
export function ownLeads({
  role,
  restaurants,
}: Pick<Account, "role" | "restaurants">): SQL | undefined {
  if (role !== "restaurant") return undefined;
  return restaurants.length === 0 ? sql`false` : inArray(leads.restaurant, restaurants);
}
