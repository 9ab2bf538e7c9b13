import { useState } from "react";
import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { RestaurantLink } from "#site/blocks/restaurant-link/restaurant-link.tsx";
import { CallToAction } from "#site/blocks/call-to-action/call-to-action.tsx";
import { CutsMap } from "#site/blocks/cuts-map/cuts-map.tsx";
import type { ServedCut } from "#site/blocks/cuts-map/served-cuts.ts";
import { CentralLineButton } from "#site/blocks/central-line/central-line.tsx";
import { RestaurantCard } from "#site/blocks/restaurant-card/restaurant-card.tsx";
import type { RestaurantCardData } from "#site/blocks/restaurant-card/restaurant-card-data.ts";
import type { RestaurantSummary } from "#site/blocks/restaurant-summary/restaurant-summary.ts";
import { ReloadFailed, ScreenState } from "#site/blocks/screen-state/screen-state.tsx";
import { NearestButton } from "#site/blocks/table-form/nearest-button.tsx";
import type { Place } from "#site/blocks/table-form/nearest-place.ts";
import { TableForm } from "#site/blocks/table-form/table-form.tsx";
import type { Loaded, WithHead } from "#site/navigation/load-in-browser.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { useLastGood, useRefetch } from "#site/navigation/use-refetch.ts";
import { useRestaurants } from "#site/navigation/use-restaurants.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { InParts } from "#site/ui/in-parts.tsx";
import { DishForm, DishResults } from "./dish-search.tsx";
import type { DishSearch as Search } from "./find-dishes.ts";
import { FilterForm, foundWords, GRID_ID, LoosenFilters } from "./filter-form.tsx";
import type { FilteredList } from "./filtered-list.ts";

export type RestaurantListData = WithHead &
  Loaded<
    FilteredList & {
      /** What was searched for in the menus, if anything. */
      readonly search?: Search;
      /** Absent while the menus cannot be read. */
      readonly cuts?: readonly ServedCut[];
    }
  >;

/** Every restaurant (rule 3.5), and below them the form that asks for a table. */
export function RestaurantListScreen({ data }: { data: RestaurantListData }) {
  const { shown, reloadFailed } = useLastGood(data);
  const { refetch, isRefetching } = useRefetch();
  const restaurants = useRestaurants();
  const language = useLanguage();
  return (
    <>
      <header className="shell pt-[calc(var(--spacing-header)+clamp(1rem,3.5vw,4rem))]">
        <div className="grid items-end gap-x-10 gap-y-3 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <p className="label text-muted">{m.layout_restaurants_and_menus()}</p>
            <h1 className="mt-2 text-heading">{m.layout_our_restaurants()}</h1>
          </div>
          <p className="text-sm text-balance text-muted lg:col-span-5 lg:col-start-8">
            {m.restaurant_list_intro()}
          </p>
        </div>
      </header>
      <div aria-busy={isRefetching} className="shell pt-4 pb-section">
        {reloadFailed && (
          <ReloadFailed text={m.restaurant_list_refetch_error()} onRetry={refetch} />
        )}
        <Restaurants data={shown} />
      </div>
      <section aria-labelledby="table" className="shell pb-section print:hidden">
        <h2 id="table" className="mb-8 text-heading">
          {m.table_title()}
        </h2>
        <TableForm restaurants={restaurants} places={shown.state === "found" ? shown.places : []} />
      </section>
      <CutsMap cuts={(shown.state === "found" && shown.cuts) || []} className="shell py-section" />
      <CallToAction
        id="help"
        title={m.restaurant_list_help_title()}
        text={m.restaurant_list_help_text()}
        wordColumns={6}
      >
        <Link to={pathTo(language, "contact")} className={buttonClass("primary")}>
          {m.contact_us()}
        </Link>
        <CentralLineButton />
      </CallToAction>
    </>
  );
}

/** The row of tools and the grid, or a state in their place. */
function Restaurants({ data }: { data: RestaurantListData }) {
  const [nearestFirst, setNearestFirst] = useState<readonly Place[]>([]);
  if (data.state === "error") {
    return <ScreenState isError title={m.restaurant_list_error()} />;
  }
  const { restaurants, places, filters, search } = data;
  const isFiltered = filters.without.length > 0;
  if (restaurants.length === 0 && !isFiltered) {
    return <ScreenState title={m.restaurant_list_empty()} text={m.restaurant_list_empty_text()} />;
  }
  const slugs = new Set(restaurants.map(({ slug }) => slug));
  const near = places.filter(({ slug }) => slugs.has(slug));
  return (
    <>
      <div className="list-tools print:hidden">
        <FilterForm filters={filters} />
        <DishForm query={search?.query} />
        {near.length > 1 && (
          <NearestButton
            places={near}
            label={m.restaurant_list_by_distance()}
            found={m.restaurant_list_nearest_first()}
            onFound={setNearestFirst}
            className="list-tool"
          />
        )}
      </div>
      {search !== undefined && <DishResults search={search} />}
      <section aria-labelledby={GRID_ID} className="pt-5">
        <GridHeading data={data} />
        {restaurants.length > 0 ? (
          <Cards restaurants={restaurants} nearestFirst={nearestFirst} />
        ) : (
          <LoosenFilters filters={filters} />
        )}
        <Unknown title={m.restaurant_filter_no_hours()} restaurants={data.unknown.hours} />
        <Unknown title={m.restaurant_filter_on_request()} restaurants={data.unknown.rooms} />
      </section>
    </>
  );
}

/** Says what a filter has left; the answer's page begins here. */
function GridHeading({ data: { restaurants, filters } }: { data: FilteredList }) {
  const count = restaurants.length;
  if (filters.without.length === 0) {
    return (
      <h2 id={GRID_ID} className="sr-only">
        {m.restaurant_list_grid_title()}
      </h2>
    );
  }
  return (
    <h2 id={GRID_ID} tabIndex={-1} className="mb-6 text-title">
      {count === 0 ? m.restaurant_filter_empty() : foundWords(count, filters)}
    </h2>
  );
}

interface UnknownProps {
  readonly title: string;
  readonly restaurants: readonly RestaurantSummary[];
}

/** Restaurants of which the site does not know what was asked for: it is for them to say. */
function Unknown({ title, restaurants }: UnknownProps) {
  if (restaurants.length === 0) return null;
  return (
    <div className="mt-16 flex flex-wrap items-baseline gap-x-6 gap-y-1 border-t border-line pt-6">
      <h3 className="text-base font-semibold">{title}</h3>
      <InParts of={restaurants}>
        {(restaurant) => (
          <RestaurantLink
            key={restaurant.slug}
            restaurant={restaurant}
            className="quiet-link py-1"
          />
        )}
      </InParts>
    </div>
  );
}

interface CardsProps {
  readonly restaurants: readonly RestaurantCardData[];
  readonly nearestFirst: readonly Place[];
}

/** The cards, in the group's order or, on request, the nearest first; those without a known place come last. */
function Cards({ restaurants, nearestFirst }: CardsProps) {
  const near = nearestFirst.flatMap(({ slug }) => restaurants.filter((one) => one.slug === slug));
  const ordered = [...near, ...restaurants.filter((one) => !near.includes(one))];
  return (
    <ul className="grows grid gap-x-8 gap-y-16 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-12">
      <InParts of={ordered}>
        {(restaurant) => (
          <li key={restaurant.slug} className="reveal">
            <RestaurantCard
              restaurant={restaurant}
              sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
            />
          </li>
        )}
      </InParts>
    </ul>
  );
}
