import "react";
import type { Act } from "#api/insights/acts.ts";

// What a click on an element counts as, and for which house; see bootstrap/count-acts.ts.
declare module "react" {
  interface HTMLAttributes<T> {
    "data-act"?: Act;
    /** The restaurant's slug. */
    "data-house"?: string | undefined;
  }
}
