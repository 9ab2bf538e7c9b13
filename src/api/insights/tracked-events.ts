/**
 * What is counted, and nothing else is: the dictionary of events. Each has the restaurant's slug (where
 * there is one) and the page's language, and nothing about the visitor.
 *
 * - `reserve_click`: the link to a booking service, or to the form with the restaurant chosen
 * - `call_click`, `whatsapp_click`, `directions_click`: a phone number, a chat, the way on a map
 * - `menu_view`, `media_kit_click`: a menu's or a media kit's link
 * - `generate_lead`: a form's post was stored as a new lead; the server counts it
 * - `share`: an article was shared or its link copied
 * - `select_country`: the visitor chose a country for the prices
 * - `consent_…`: the choice in the cookie banner; sent to no service outside
 */
export const EVENT_NAMES = [
  "reserve_click",
  "call_click",
  "whatsapp_click",
  "directions_click",
  "menu_view",
  "media_kit_click",
  "generate_lead",
  "share",
  "select_country",
  "consent_accept",
  "consent_reject",
  "consent_choose",
] as const;

export type EventName = (typeof EVENT_NAMES)[number];

/** One event as a page reports it; `restaurant` is empty where the event concerns none. */
export interface TrackedEvent {
  readonly event: EventName;
  readonly restaurant: string;
}
