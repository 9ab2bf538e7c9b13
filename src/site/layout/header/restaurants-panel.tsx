import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { RestaurantLink } from "#site/blocks/restaurant-link/restaurant-link.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { Icon } from "#site/ui/icon/icon.tsx";
import { InParts } from "#site/ui/in-parts.tsx";
import type { LayoutRestaurant } from "../layout-data.ts";
import { useHoverPanel } from "./use-hover-panel.ts";
import { cityName } from "#site/ui/city-name.ts";

const PANEL = "restaurants-panel";

/** The link to the restaurants list, beside a drop-down of every active restaurant (rule 2.2). */
export function RestaurantsPanel(props: {
  restaurants: readonly LayoutRestaurant[];
  isCurrent: boolean;
}) {
  const language = useLanguage();
  const { panel, hover, pin } = useHoverPanel();
  return (
    <div className="restaurants-anchor flex items-center" {...hover}>
      <Link
        to={pathTo(language, "restaurantList")}
        aria-current={props.isCurrent ? "page" : undefined}
        className="navigation-link"
      >
        {m.layout_restaurants_and_menus()}
      </Link>
      <button
        type="button"
        popoverTarget={PANEL}
        {...pin}
        aria-label={m.layout_open_restaurants()}
        className="grid size-8 place-items-center"
      >
        <Icon name="chevron-down" className="size-3.5" />
      </button>
      <div ref={panel} id={PANEL} popover="auto" className="header-panel restaurants-panel py-4">
        <ul>
          <InParts of={props.restaurants}>
            {(restaurant) => (
              <li key={restaurant.slug}>
                <RestaurantLink
                  restaurant={restaurant}
                  className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 px-6 py-2 hover:bg-surface-alt"
                >
                  <span className="font-display text-lg">
                    {restaurant.name || m.restaurant_no_name()}
                  </span>
                  <span className="text-xs text-muted">{cityName(restaurant.city)}</span>
                </RestaurantLink>
              </li>
            )}
          </InParts>
        </ul>
      </div>
    </div>
  );
}
