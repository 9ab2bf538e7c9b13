import { Link } from "react-router";
import { m } from "../../../language/paraglide/messages.js";
import { restaurantPath } from "../../../language/path-to.ts";
import { useLanguage } from "../../navigation/use-language.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import type { FrameRestaurant } from "../frame-data.ts";

const PANEL = "houses-panel";

/** The drop-down beside 'Houses and Menus': every active restaurant by name (section 2). */
export function HousesPanel({ restaurants }: { restaurants: readonly FrameRestaurant[] }) {
  const language = useLanguage();
  return (
    <>
      <button
        type="button"
        popoverTarget={PANEL}
        aria-label={m.frame_open_houses()}
        className="-ms-1 grid size-9 place-items-center"
      >
        <Icon name="chevron-down" className="size-3.5" />
      </button>
      <div id={PANEL} popover="auto" className="header-panel w-[400px] py-4">
        <ul>
          {restaurants.map((restaurant) => (
            <li key={restaurant.slug}>
              <Link
                to={restaurantPath(language, restaurant)}
                className="flex min-h-11 items-baseline justify-between gap-4 px-6 py-2 hover:bg-surface-alt"
              >
                <span className="font-display text-lg">
                  {restaurant.name || m.restaurant_no_name()}
                </span>
                <span className="text-xs text-muted">{restaurant.city}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
