import { m } from "#language/paraglide/messages.js";
import { CityView } from "./city-view.tsx";
import { ContactTable } from "./contact-table.tsx";
import { RestaurantMap } from "./map/restaurant-map.tsx";
import type { RestaurantDetail } from "./restaurant-detail.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { ExternalLink } from "#site/ui/external-link/external-link.tsx";

/** How to reach the restaurant: words on one side, the map on the other. */
export function Visit({ restaurant }: { restaurant: RestaurantDetail }) {
  const { coordinates, bookingUrl } = restaurant;
  return (
    <section aria-labelledby="visit" className="overflow-x-clip py-section">
      <div className="shell grid gap-x-16 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-6 xl:col-span-5">
          <h2 id="visit" className="text-heading">
            {m.restaurant_visit()}
          </h2>
          <ContactTable restaurant={restaurant} />
          {bookingUrl !== undefined && (
            <BookingCard url={bookingUrl} restaurant={restaurant.slug} />
          )}
        </div>
        <div className="bleed-end grid print:hidden lg:col-span-6 xl:col-span-7">
          {coordinates === undefined ? (
            <CityView restaurant={restaurant} />
          ) : (
            <RestaurantMap restaurant={restaurant} at={coordinates} />
          )}
        </div>
      </div>
    </section>
  );
}

/** Stands only where external booking is enabled (rule 3.6). */
function BookingCard({ url, restaurant }: { url: string; restaurant: string }) {
  return (
    <div className="on-dark mt-12 p-8 sm:p-10">
      <hr className="gold-rule" />
      <h3 className="mt-6 text-title">{m.restaurant_booking_title()}</h3>
      <p className="mt-3 text-muted">{m.restaurant_booking_text()}</p>
      <ExternalLink
        href={url}
        data-event="reserve_click"
        data-restaurant={restaurant}
        className={buttonClass("primary", "mt-7")}
      >
        {m.restaurant_booking_button()}
      </ExternalLink>
    </div>
  );
}
