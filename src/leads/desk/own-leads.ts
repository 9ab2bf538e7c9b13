import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { leads } from "#database/schema/leads.ts";
import type { Account } from "#accounts/desk-session.ts";

/**
 * Restricts leads to those an account may see: the role "restaurant" its own, never the synthetic
 * one (rule 6.21).
 */
export function ownLeads({
  role,
  restaurants,
}: Pick<Account, "role" | "restaurants">): SQL | undefined {
  const isReal = eq(leads.isCanary, false);
  if (role !== "restaurant") return isReal;
  return restaurants.length === 0
    ? sql`false`
    : and(isReal, inArray(leads.restaurant, restaurants));
}
