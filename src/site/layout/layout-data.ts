import type { Restaurant } from "#content/snapshot.ts";
import type { SiteSettings } from "#content/site-settings/site-settings.ts";
import type { WebAnalyticsSettings } from "#external-services/web-analytics/web-analytics.settings.ts";
import type { Language } from "#language/languages.ts";
import { pickText } from "#language/pick-text.ts";
import { openingTimesOf } from "#content/shapes/opening-times.ts";
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
  /** What forms offer where the list above is empty: a form can always be sent. */
  readonly formRestaurants?: readonly LayoutRestaurant[];
  readonly contact: GroupLine;
  readonly social: SiteSettings["social"];
  /** Whether a newsletter sign-up is confirmed by a link in a mail. */
  readonly isNewsletterConfirmed?: true;
  /** Whether a restaurant sells gift cards; missing where none does. */
  readonly hasGiftCards?: true;
  /** The services that the visitor is asked for; missing where none is on. */
  readonly analytics?: WebAnalyticsSettings;
}

/** A restaurant as header and footer name it. */
export function toLayoutRestaurant(restaurant: Restaurant, language: Language) {
  const { phone, address, country } = restaurant;
  const opening = openingTimesOf(restaurant, language);
  return {
    ...toSummary(restaurant),
    phone: shownPhone(phone, country),
    address: pickText(address, language),
    // Every page carries this.
    ...(opening && { opening }),
  };
}
