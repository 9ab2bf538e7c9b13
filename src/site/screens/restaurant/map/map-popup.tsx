import { m } from "#language/paraglide/messages.js";
import { ExternalLink } from "#site/ui/external-link/external-link.tsx";
import { OpeningSentence } from "#site/blocks/opening-hours/opening-sentence.tsx";
import { PostalAddress } from "#site/blocks/postal-address/postal-address.tsx";
import type { RestaurantDetail } from "../restaurant-detail.ts";
import { mapUrl } from "../restaurant-links.ts";

/** What the marker says (rule 3.7): name, address and a way to the map of one's choice. */
export function MapPopup({ restaurant }: { restaurant: RestaurantDetail }) {
  return (
    <>
      <strong>{restaurant.name || m.restaurant_no_name()}</strong>
      <span>
        <PostalAddress address={restaurant.address} />
      </span>
      <OpeningSentence times={restaurant.opening} />
      <ExternalLink
        href={mapUrl(restaurant)}
        data-event="directions_click"
        data-restaurant={restaurant.slug}
        className="quiet-link"
      >
        {m.restaurant_map_open()}
      </ExternalLink>
    </>
  );
}
