import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import type { RestaurantCardData } from "#site/blocks/restaurant-card/restaurant-card-data.ts";
import { RestaurantCard } from "#site/blocks/restaurant-card/restaurant-card.tsx";
import { ScreenState } from "#site/blocks/screen-state/screen-state.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { Picture } from "#site/ui/picture/picture.tsx";
import type { RestaurantScreenData } from "./restaurant.screen.tsx";
import { inCity } from "#site/ui/city-name.ts";

type Absence = Exclude<RestaurantScreenData, { state: "found" }>;

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
      <Picture
        image="/images/news-figueira-25-anos.webp"
        alt=""
        upright
        sizes="(min-width: 64rem) 40vw, 100vw"
        className="pb-section lg:col-span-5 lg:col-start-8 lg:py-section"
      />
    </div>
  );
}

/** A URL that ends with its city asks for that city's restaurants, so they come first and its fault after them. */
function CityRestaurants({ restaurants }: { restaurants: readonly RestaurantCardData[] }) {
  return (
    <div className="shell pb-8 pt-header">
      <h1 className="pb-10 pt-16 text-title">
        {m.restaurant_city_restaurants({ inCity: inCity(restaurants[0]?.city ?? "") })}
      </h1>
      <ul className="grid gap-x-8 gap-y-16 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-12">
        {restaurants.map((restaurant) => (
          <li key={restaurant.slug}>
            <RestaurantCard
              restaurant={restaurant}
              heading="h2"
              sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
            />
          </li>
        ))}
      </ul>
      <State of="no-slug" heading="h2" />
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
