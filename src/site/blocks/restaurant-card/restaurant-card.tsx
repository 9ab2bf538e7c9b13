import { m } from "#language/paraglide/messages.js";
import { RestaurantLink } from "../restaurant-link/restaurant-link.tsx";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { cityAndCountry } from "#site/ui/city-name.ts";
import { DotSeparated } from "#site/ui/dot-separated.tsx";
import { ExternalLink } from "#site/ui/external-link/external-link.tsx";
import { PhoneLink } from "#site/ui/phone/phone-link.tsx";
import { WhatsAppLink } from "#site/ui/phone/whatsapp-link.tsx";
import { Picture } from "#site/ui/picture/picture.tsx";
import { PostalAddress } from "#site/blocks/postal-address/postal-address.tsx";
import { HoursText } from "../opening-hours/hours-text.tsx";
import { OpeningSentence } from "../opening-hours/opening-sentence.tsx";
import type { RestaurantCardData } from "./restaurant-card-data.ts";

/**
 * A restaurant in lists and carousels (rule 3.4). The whole card leads to its page: the name's
 * link is stretched over it, and only phone and booking lie above.
 */
export function RestaurantCard(props: {
  readonly restaurant: RestaurantCardData;
  readonly sizes: string;
  /** Below the page's own heading, or that of a part of it. */
  readonly heading?: "h2" | "h3";
  /** Not where the page itself names the city. */
  readonly hasPlace?: boolean;
}) {
  const { restaurant, sizes, heading: Heading = "h3", hasPlace = true } = props;
  const language = useLanguage();
  const name = restaurant.name || m.restaurant_no_name();
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative overflow-clip">
        <Picture
          image={restaurant.image}
          alt=""
          upright
          isCut
          sizes={sizes}
          imgClassName="aspect-3/2 w-full sm:aspect-4/5 object-cover transition-transform duration-700 ease-out motion-safe:group-hover:scale-[1.03]"
        />
      </div>
      <div className="pt-5">
        {hasPlace && (
          <p className="label text-muted">
            <DotSeparated items={cityAndCountry(restaurant, language)} />
          </p>
        )}
        <Heading className="mt-2 text-title">
          <RestaurantLink
            restaurant={restaurant}
            className="after:absolute after:inset-0 after:z-0"
          />
        </Heading>
      </div>
      <div className="mt-4 grid gap-1.5 text-sm text-muted">
        {restaurant.address.text !== "" && (
          <p>
            <PostalAddress address={restaurant.address} />
          </p>
        )}
        <OpeningSentence times={restaurant.opening} />
        {restaurant.hours.text !== "" && (
          <p className="text-balance whitespace-pre-line">
            <HoursText hours={restaurant.hours} />
          </p>
        )}
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-3 pt-5">
        <PhoneLink restaurant={restaurant} className="relative z-10 text-sm" />
        <WhatsAppLink restaurant={restaurant} className="relative z-10 text-sm" />
        {restaurant.bookingUrl !== undefined && (
          <ExternalLink
            href={restaurant.bookingUrl}
            data-event="reserve_click"
            data-restaurant={restaurant.slug}
            className={buttonClass("primary", "relative z-10 ms-auto", "compact")}
          >
            <span>{m.restaurant_reserve()}</span>
            <span className="sr-only">{` ${name}`}</span>
          </ExternalLink>
        )}
      </div>
    </article>
  );
}
