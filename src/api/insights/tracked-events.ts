/**
 * All counted events, each with the restaurant's slug (if any) and the page's language, without visitor data.
 *
 * - `reserve_click`: the link to a booking service, or to the form with the restaurant chosen
 * - `call_click`, `whatsapp_click`, `directions_click`: a phone number, a chat, directions on a map
 * - `menu_view`, `media_kit_click`: a menu's or a media kit's link
 * - `generate_lead`: a post was stored as a new lead; counted by the server
 * - `share`: an article was shared or its link copied
 * - `select_country`: the visitor chose a country for prices
 * - `consent_…`: the choice in the cookie banner; sent to no external service
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

/** An event as a page reports it; `restaurant` may be empty. */
export interface TrackedEvent {
  readonly event: EventName;
  readonly restaurant: string;
}
