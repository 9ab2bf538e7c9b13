import { m } from "#language/paraglide/messages.js";
import { ExternalLink } from "#site/ui/external-link/external-link.tsx";
import { Icon } from "#site/ui/icon/icon.tsx";
import { dialledNumber } from "#language/phone-number.ts";
import type { RestaurantDetail } from "./restaurant-detail.ts";
import { ReserveLink } from "./reserve-link.tsx";
import { directionsUrl } from "./restaurant-links.ts";

/** On phones, always within reach of the thumb: Call, Directions, Reserve. */
export function ActionBar({ restaurant }: { restaurant: RestaurantDetail }) {
  const { slug, phone } = restaurant;
  const dialled = dialledNumber(phone);
  const directions = directionsUrl(restaurant);
  return (
    <nav aria-label={m.restaurant_bar()} className="action-bar">
      {dialled !== undefined && (
        <a href={`tel:${dialled}`} data-event="call_click" data-restaurant={slug}>
          <Icon name="phone" />
          <span>{m.restaurant_bar_call()}</span>
        </a>
      )}
      {directions !== undefined && (
        <ExternalLink href={directions} data-event="directions_click" data-restaurant={slug}>
          <Icon name="directions" />
          <span>{m.restaurant_directions()}</span>
        </ExternalLink>
      )}
      <ReserveLink restaurant={restaurant} className="bg-action text-paper" hasIcon />
    </nav>
  );
}
