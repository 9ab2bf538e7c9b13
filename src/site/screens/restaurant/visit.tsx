import { m } from "#language/paraglide/messages.js";
import { BookingCard } from "./booking-card.tsx";
import { CityView } from "./city-view.tsx";
import { ContactTable } from "./contact-table.tsx";
import { PrintMap } from "./map/print-map.tsx";
import { RestaurantMap } from "./map/restaurant-map.tsx";
import type { RestaurantDetail } from "./restaurant-detail.ts";

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
        {coordinates !== undefined && <PrintMap at={coordinates} />}
      </div>
    </section>
  );
}
