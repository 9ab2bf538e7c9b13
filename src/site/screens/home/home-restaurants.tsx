import { Link } from "react-router";
import type { PageWords } from "#content/schemas/page-texts.ts";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { CardCarousel } from "#site/blocks/card-carousel/card-carousel.tsx";
import type { RestaurantCardData } from "#site/blocks/restaurant-card/restaurant-card-data.ts";
import { RestaurantCard } from "#site/blocks/restaurant-card/restaurant-card.tsx";
import { ReloadFailed, ScreenState } from "#site/blocks/screen-state/screen-state.tsx";
import type { Loaded } from "#site/navigation/load-in-browser.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { useRefetch } from "#site/navigation/use-refetch.ts";
import { Paragraphs } from "#site/ui/paragraphs.tsx";

export type LoadedRestaurants = Loaded<{ readonly restaurants: readonly RestaurantCardData[] }>;

interface HomeRestaurantsProps {
  readonly data: LoadedRestaurants;
  readonly words: PageWords<"home">["restaurants"];
}

/** The restaurants as a carousel: 1 per view on mobile, 2 on small, 3 on large screens (rule 3.3). */
export function HomeRestaurants(props: HomeRestaurantsProps & { readonly reloadFailed: boolean }) {
  const { data, words, reloadFailed } = props;
  const { refetch } = useRefetch();
  return (
    <section aria-labelledby="restaurants" className="shell py-section">
      {reloadFailed && <ReloadFailed text={m.restaurant_list_refetch_error()} onRetry={refetch} />}
      <Restaurants data={data} words={words} />
    </section>
  );
}

function Restaurants({ data, words }: HomeRestaurantsProps) {
  const list = pathTo(useLanguage(), "restaurantList");
  const heading = (
    <>
      <div className="grow">
        <Paragraphs text={words.label} className="label text-muted" />
        <h2 id="restaurants" className="mt-5 text-heading">
          {words.title}
        </h2>
      </div>
      <Link to={list} className="quiet-link inline-flex min-h-12 items-center">
        {words.link}
      </Link>
    </>
  );
  if (data.state === "found" && data.restaurants.length > 0) {
    return (
      <CardCarousel label={words.title} heading={heading}>
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
      <div className="flex flex-wrap items-end gap-x-10 gap-y-2">{heading}</div>
      {data.state === "error" ? (
        <ScreenState isError heading="h3" title={m.restaurant_list_error()} />
      ) : (
        <ScreenState heading="h3" title={m.home_restaurants_empty()} retry={m.home_reload()} />
      )}
    </>
  );
}
