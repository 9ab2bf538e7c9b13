import { m } from "#language/paraglide/messages.js";
import { PageHero } from "#site/blocks/page-hero/page-hero.tsx";
import { ReloadFailed, ScreenState } from "#site/blocks/screen-state/screen-state.tsx";
import type { Loaded } from "#site/navigation/load-in-browser.ts";
import { useLastGood, useRefetch } from "#site/navigation/use-refetch.ts";
import { AllergenNote } from "./allergen-note.tsx";
import { RestaurantLists } from "./restaurant-list.tsx";
import type { DeliveryRestaurant } from "./delivery-restaurants.ts";

export type DeliveryData = Loaded<{ readonly restaurants: readonly DeliveryRestaurant[] }>;

/** Which restaurants serve at home and how to order, as far as it is known (rule 3.19). */
export function DeliveryScreen({ data }: { data: DeliveryData }) {
  const { shown, reloadFailed } = useLastGood(data);
  const { refetch, isRefetching } = useRefetch();
  return (
    <>
      <PageHero
        image="/images/section-delivery.webp"
        alt=""
        label={m.delivery_label()}
        title={m.delivery_title()}
        height="short"
      >
        <p className="measure mt-5 text-lead">{m.delivery_intro()}</p>
      </PageHero>
      <div aria-busy={isRefetching} className="shell py-section">
        {reloadFailed && (
          <ReloadFailed text={m.restaurant_list_refetch_error()} onRetry={refetch} />
        )}
        <Restaurants data={shown} />
      </div>
      <AllergenNote />
    </>
  );
}

function Restaurants({ data }: { data: DeliveryData }) {
  if (data.state === "error") {
    return <ScreenState isError title={m.restaurant_list_error()} retry={m.state_retry()} />;
  }
  if (data.restaurants.length === 0) {
    return (
      <ScreenState
        title={m.restaurant_list_empty()}
        text={m.restaurant_list_empty_text()}
        retry={m.state_retry()}
      />
    );
  }
  return <RestaurantLists restaurants={data.restaurants} />;
}
