import { m } from "#language/paraglide/messages.js";
import type { HappeningCardData } from "#site/blocks/happening-list/happening-card-data.ts";
import { HappeningList } from "#site/blocks/happening-list/happening-list.tsx";
import type { Loaded } from "#site/navigation/load-in-browser.ts";
import { ReloadFailed } from "#site/blocks/screen-state/screen-state.tsx";
import { TableForm } from "#site/blocks/table-form/table-form.tsx";
import { useLastGood, useRefetch } from "#site/navigation/use-refetch.ts";
import { type Absence, AbsentRestaurant } from "./absent-restaurant.tsx";
import { About } from "./about.tsx";
import { Awards } from "./awards.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import { KeyFacts } from "./key-facts.tsx";
import { MenuCard } from "./menu-card.tsx";
import type { RestaurantDetail } from "./restaurant-detail.ts";
import { isByMessage, directionsUrl } from "./restaurant-links.ts";
import { RestaurantHero } from "./restaurant-hero.tsx";
import { Visit } from "./visit.tsx";
import { ExternalLink } from "#site/ui/external-link/external-link.tsx";
import { Icon } from "#site/ui/icon/icon.tsx";
import { ReserveLink } from "./reserve-link.tsx";

export type RestaurantScreenData =
  | Loaded<{
      readonly restaurant: RestaurantDetail;
      readonly happenings?: readonly HappeningCardData[];
    }>
  | Absence;

/** One restaurant (rule 3.6). */
export function RestaurantScreen({ data }: { data: RestaurantScreenData }) {
  const { shown, reloadFailed } = useLastGood(data);
  const { refetch, isRefetching } = useRefetch();
  if (shown.state !== "found") return <AbsentRestaurant data={shown} />;
  const { restaurant } = shown;
  return (
    <article aria-busy={isRefetching}>
      <RestaurantHero restaurant={restaurant} />
      {reloadFailed && (
        <div className="shell pt-10">
          <ReloadFailed text={m.restaurant_refetch_error()} onRetry={refetch} />
        </div>
      )}
      <KeyFacts restaurant={restaurant} />
      {!isByMessage(restaurant) && (
        <section aria-labelledby="table" className="shell pt-10 lg:pt-14 print:hidden">
          <h2 id="table" className="mb-6 text-title">
            {m.table_title()}
          </h2>
          <TableForm restaurants={[restaurant]} />
        </section>
      )}
      <About restaurant={restaurant} />
      <HappeningList happenings={shown.happenings} />
      <Gallery restaurant={restaurant} />
      <Awards restaurant={restaurant} />
      <MenuCard restaurant={restaurant} />
      <Visit restaurant={restaurant} />
      <ActionBar restaurant={restaurant} />
    </article>
  );
}

/** On phones, always within reach of the thumb: Call, Directions, Reserve. */
function ActionBar({ restaurant }: { restaurant: RestaurantDetail }) {
  const { slug, phone } = restaurant;
  const { dialled } = phone;
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
