import type { LeadState } from "#desk/leads-contract.ts";
import type { RestaurantName } from "#desk/client/api/desk-calls.ts";
import { m } from "#desk/client/paraglide/messages.js";

/** Where a lead stands; what waits for a person stands out. */
export function StateBadge({ state, children }: StateBadgeProps) {
  return (
    <span className="badge" data-state={state}>
      {children}
    </span>
  );
}

interface StateBadgeProps {
  readonly state: LeadState;
  readonly children: string;
}

/** A restaurant's name; of one that is not there any more what the visitor's form named. */
export function restaurantName(slug: string, restaurants: readonly RestaurantName[]): string {
  if (slug === "") return m.lead_no_restaurant();
  return restaurants.find((one) => one.slug === slug)?.name ?? slug;
}
