import type { DeskServices } from "#accounts/calls/desk-routes.ts";
import type { Live } from "./live/live.ts";

/** The routes of leads tell open desks of changes. */
export interface LeadServices extends DeskServices {
  readonly live: Live;
}
