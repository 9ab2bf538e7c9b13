import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { RestaurantCard } from "#site/blocks/restaurant-card/restaurant-card.tsx";
import { ScreenState } from "#site/blocks/screen-state/screen-state.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { Picture } from "#site/ui/picture/picture.tsx";
import type { RestaurantScreenData } from "./restaurant.screen.tsx";
import { inCity } from "#site/ui/city-name.ts";

type Absence = Exclude<RestaurantScreenData, { state: "found" }>;

/** Shown in place of a restaurant: not found, not loaded, or not named in the URL. */
export function AbsentRestaurant({ data }: { data: Absence }) {
  const language = useLanguage();
  const cityRestaurants = data.state === "no-slug" ? data.restaurants : [];
  const backToList = (
    <Link
      to={pathTo(language, "restaurantList")}
      className="quiet-link inline-flex min-h-6 items-center"
    >
      {m.restaurant_back_to_list()}
    </Link>
  );
  return (
    <div className="shell pt-header">
      <div
        className={`grid items-center gap-12 lg:grid-cols-12 ${cityRestaurants.length === 0 ? "min-h-dvh-80" : ""}`}
      >
        <div className="lg:col-span-6">
          <ScreenState heading="h1" {...stateProps(data.state)}>
            {backToList}
          </ScreenState>
        </div>
        {cityRestaurants.length === 0 && (
          <Picture
            image="/images/news-figueira-25-anos.webp"
            alt=""
            upright
            sizes="(min-width: 64rem) 40vw, 100vw"
            className="pb-section lg:col-span-5 lg:col-start-8 lg:py-section"
          />
        )}
      </div>
      {cityRestaurants.length > 0 && (
        <section aria-labelledby="city-restaurants" className="pb-section">
          <h2 id="city-restaurants" className="mb-10 text-title">
            {m.restaurant_city_restaurants({ inCity: inCity(cityRestaurants[0]?.city ?? "") })}
          </h2>
          <ul className="grid gap-x-8 gap-y-16 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-12">
            {cityRestaurants.map((restaurant) => (
              <li key={restaurant.slug}>
                <RestaurantCard
                  restaurant={restaurant}
                  sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
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
