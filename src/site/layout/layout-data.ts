import type { Restaurant } from "#content/snapshot.ts";
import type { SiteSettings } from "#content/site-settings/site-settings.ts";
import type { WebAnalyticsSettings } from "#services/web-analytics/web-analytics.settings.ts";
import type { Language } from "#language/languages.ts";
import { pickText } from "#language/pick-text.ts";
import { openingTimesOf } from "#content/schemas/opening-times.ts";
import { toSummary } from "#site/blocks/restaurant-summary/restaurant-summary.ts";
import { type Phone, shownPhone } from "#language/phone-number.ts";

export type LayoutRestaurant = ReturnType<typeof toLayoutRestaurant>;

/** The group's central line and e-mail. */
interface GroupLine {
  readonly phone: Phone;
  readonly email: string;
}

/** The data of header and footer. */
export interface LayoutData {
  readonly siteUrl: string;
  readonly siteName: string;
  readonly restaurants: readonly LayoutRestaurant[];
  /** Offered by forms if the list above is empty, so that a form can always be sent. */
  readonly formRestaurants?: readonly LayoutRestaurant[];
  readonly contact: GroupLine;
  readonly social: SiteSettings["social"];
  /** Whether newsletter sign-ups are confirmed by a mailed link. */
  readonly isNewsletterConfirmed?: true;
  /** Whether a restaurant sells gift cards; missing if none does. */
  readonly hasGiftCards?: true;
  /** The services that need consent; missing if none is on. */
  readonly analytics?: WebAnalyticsSettings;
}

export function toLayoutRestaurant(restaurant: Restaurant, language: Language) {
  const { phone, address, country } = restaurant;
  const opening = openingTimesOf(restaurant, language);
  return {
    ...toSummary(restaurant),
    phone: shownPhone(phone, country),
    address: pickText(address, language),
    // Omitted if unknown, because every page carries this.
    ...(opening && { opening }),
  };
}
