import "react";
import type { EventName } from "#api/insights/tracked-events.ts";

// What a click on an element counts as, and for which restaurant; see bootstrap/count-events.ts.
declare module "react" {
  interface HTMLAttributes<T> {
    "data-event"?: EventName;
    /** The restaurant's slug. */
    "data-restaurant"?: string | undefined;
  }
}
