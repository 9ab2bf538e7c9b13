import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import type { RestaurantCardData } from "#site/blocks/restaurant-card/restaurant-card-data.ts";
import { RestaurantCard } from "#site/blocks/restaurant-card/restaurant-card.tsx";
import { skylineOf } from "#site/blocks/skyline/skyline.ts";
import { ScreenState, StatePicture } from "#site/blocks/screen-state/screen-state.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { useSiteName } from "#site/navigation/use-site-name.ts";
import { Picture } from "#site/ui/picture/picture.tsx";
import { inCity } from "#site/ui/city-name.ts";

export type Absence =
  | { readonly state: "not-found" | "error" }
  /** The URL names a city only; these are its restaurants. */
  | { readonly state: "no-slug"; readonly restaurants: readonly RestaurantCardData[] };

/** Shown in place of a restaurant: not found, not loaded, or not named in the URL. */
export function AbsentRestaurant({ data }: { data: Absence }) {
  if (data.state === "no-slug" && data.restaurants.length > 0) {
    return <CityRestaurants restaurants={data.restaurants} />;
  }
  return (
    <div className="shell grid min-h-dvh-80 items-center gap-12 pt-header lg:grid-cols-12">
      <div className="lg:col-span-6">
        <State of={data.state} heading="h1" />
      </div>
      <StatePicture className="pb-section lg:py-section" />
    </div>
  );
}

/** A URL that ends with its city asks for that city's restaurants, so they come first and its fault after them. */
function CityRestaurants({ restaurants }: { restaurants: readonly RestaurantCardData[] }) {
  const siteName = useSiteName();
  const { city = "", citySlug = "" } = restaurants[0] ?? {};
  const skyline = skylineOf(citySlug);
  return (
    <div className="shell pb-8 pt-header">
      <div className="mb-10 flex items-end justify-between border-b border-gold pt-14">
        <h1 className="pb-6 text-heading">
          {m.restaurant_city_restaurants({ siteName, inCity: inCity(city) })}
        </h1>
        {skyline !== undefined && (
          <Picture
            image={skyline}
            alt=""
            className="w-80 shrink-0 max-sm:hidden"
            imgClassName="skyline w-full"
          />
        )}
      </div>
      {/* What the URL lacks stands beside the last card, where its row has room, else below. */}
      <div className="grid gap-x-8 sm:grid-cols-2 md:grid-cols-3">
        <ul className="contents">
          {restaurants.map((restaurant) => (
            <li key={restaurant.slug} className="pb-10">
              <RestaurantCard
                restaurant={restaurant}
                heading="h2"
                hasPlace={false}
                sizes="(min-width: 48rem) 30vw, (min-width: 40rem) 46vw, 92vw"
              />
            </li>
          ))}
        </ul>
        <div className="self-center">
          <State of="no-slug" heading="h2" />
        </div>
      </div>
    </div>
  );
}

function State({ of: state, heading }: { of: Absence["state"]; heading: "h1" | "h2" }) {
  return (
    <ScreenState heading={heading} {...stateProps(state)}>
      <Link
        to={pathTo(useLanguage(), "restaurantList")}
        className="quiet-link inline-flex min-h-6 items-center"
      >
        {m.restaurant_back_to_list()}
      </Link>
    </ScreenState>
  );
}

function stateProps(state: Absence["state"]) {
  switch (state) {
    case "not-found":
      return {
        title: m.restaurant_not_found(),
        text: m.restaurant_not_found_text(),
        retry: m.restaurant_retry(),
      };
    case "error":
      return {
        isError: true,
        title: m.restaurant_error(),
        text: m.restaurant_error_text(),
        retry: m.restaurant_retry(),
      };
    case "no-slug":
      return { title: m.restaurant_no_slug(), text: m.restaurant_no_slug_text() };
  }
}
