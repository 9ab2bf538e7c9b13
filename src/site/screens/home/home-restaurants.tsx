import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { CardCarousel } from "#site/blocks/card-carousel/card-carousel.tsx";
import { RestaurantCard } from "#site/blocks/restaurant-card/restaurant-card.tsx";
import { ReloadFailed, ScreenState } from "#site/blocks/screen-state/screen-state.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { useLastGood, useRefetch } from "#site/navigation/use-refetch.ts";
import type { HomeData } from "./home.screen.tsx";

/** The restaurants as a carousel: 1 per view on mobile, 2 on small, 3 on large screens (rule 3.3). */
export function HomeRestaurants({ data }: { data: HomeData }) {
  const { shown, reloadFailed } = useLastGood(data);
  const { refetch } = useRefetch();
  return (
    <section aria-labelledby="restaurants" className="shell py-section">
      <div>
        {reloadFailed && (
          <ReloadFailed text={m.restaurant_list_refetch_error()} onRetry={refetch} />
        )}
        <Restaurants data={shown} />
      </div>
    </section>
  );
}

function Restaurants({ data }: { data: HomeData }) {
  if (data.state === "found" && data.restaurants.length > 0) {
    return (
      <CardCarousel label={m.home_restaurants_title()} heading={<Heading />}>
        {data.restaurants.map((restaurant) => (
          <RestaurantCard
            key={restaurant.slug}
            restaurant={restaurant}
            sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 90vw"
          />
        ))}
      </CardCarousel>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-10 gap-y-2">
        <Heading />
      </div>
      {data.state === "error" ? (
        <ScreenState
          isError
          heading="h3"
          title={m.restaurant_list_error()}
          retry={m.state_retry()}
        />
      ) : (
        <ScreenState heading="h3" title={m.home_restaurants_empty()} retry={m.home_reload()} />
      )}
    </>
  );
}

function Heading() {
  return (
    <>
      <div className="grow">
        <p className="label text-muted">{m.home_restaurants_label()}</p>
        <h2 id="restaurants" className="mt-5 text-heading">
          {m.home_restaurants_title()}
        </h2>
      </div>
      <Link
        to={pathTo(useLanguage(), "restaurantList")}
        className="quiet-link inline-flex min-h-12 items-center"
      >
        {m.home_restaurants_all()}
      </Link>
    </>
  );
}
