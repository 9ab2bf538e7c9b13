import { m } from "#language/paraglide/messages.js";
import { HoursText } from "#site/blocks/opening-hours/hours-text.tsx";
import { OpeningSentence } from "#site/blocks/opening-hours/opening-sentence.tsx";
import { PageHero } from "#site/blocks/page-hero/page-hero.tsx";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { cityAndCountry } from "#site/ui/city-name.ts";
import { DotSeparated } from "#site/ui/dot-separated.tsx";
import { PhoneLink } from "#site/ui/phone/phone-link.tsx";
import { WhatsAppLink } from "#site/ui/phone/whatsapp-link.tsx";
import { ReserveLink } from "./reserve-link.tsx";
import type { RestaurantDetail } from "./restaurant-detail.ts";

// On phones the bar at the bottom offers the same.
const RESERVE = "max-md:hidden";

/** The restaurant's picture with its name, its place, and what a guest in a hurry looks for. */
export function RestaurantHero({ restaurant }: { restaurant: RestaurantDetail }) {
  const { image, imageAlt, hours, opening, menus } = restaurant;
  const language = useLanguage();
  const place = cityAndCountry(restaurant, language);
  return (
    <PageHero
      image={image}
      alt={imageAlt}
      credit={restaurant.imageCredit}
      title={restaurant.name || m.restaurant_no_name()}
      height="restaurant"
      {...(place.length > 0 && { label: <DotSeparated items={place} /> })}
    >
      <div className="mt-6 grid gap-y-6">
        <div className="border-s border-gold ps-5 empty:hidden">
          <PhoneLink restaurant={restaurant} className="hero-phone me-6 min-h-11 text-lead" />
          <WhatsAppLink restaurant={restaurant} className="hero-phone min-h-11 text-lead" />
          <OpeningSentence times={opening} className="text-sm" />
          {hours.text !== "" && (
            <p className="max-w-[56ch] text-sm text-balance whitespace-pre-line">
              <HoursText hours={hours} />
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-4">
          <ReserveLink restaurant={restaurant} className={buttonClass("primary", RESERVE)} />
          {menus.some(({ isOnRequest }) => isOnRequest !== true) && (
            <a href="#menus" className={buttonClass("outline")}>
              {m.restaurant_see_menus()}
            </a>
          )}
        </div>
      </div>
    </PageHero>
  );
}
