import type { PageWords } from "#content/schemas/page-texts.ts";
import { m } from "#language/paraglide/messages.js";
import { PageHero } from "#site/blocks/page-hero/page-hero.tsx";
import { FailedPage, ReloadFailed, ScreenState } from "#site/blocks/screen-state/screen-state.tsx";
import type { Loaded, LoadedPage } from "#site/navigation/load-in-browser.ts";
import { useLastGood, useRefetch } from "#site/navigation/use-refetch.ts";
import { Paragraphs } from "#site/ui/paragraphs.tsx";
import { RestaurantLists } from "./restaurant-list.tsx";
import type { DeliveryRestaurant } from "./delivery-restaurants.ts";
import { Picture } from "#site/ui/picture/picture.tsx";

type DeliveryWords = PageWords<"delivery">;
type LoadedRestaurants = Loaded<{ readonly restaurants: readonly DeliveryRestaurant[] }>;
export type DeliveryData = LoadedPage<"delivery", LoadedRestaurants>;

/** Which restaurants serve at home and how to order, as far as it is known (rule 3.19). */
export function DeliveryScreen({ data }: { data: DeliveryData }) {
  const { shown, reloadFailed } = useLastGood(data);
  const { refetch, isRefetching } = useRefetch();
  const { words } = shown;
  if (words === undefined) return <FailedPage title={m.restaurant_list_error()} />;
  return (
    <>
      <PageHero
        image="/images/section-delivery.webp"
        alt=""
        label={words.top.label}
        title={words.top.title}
        height="short"
      >
        <Paragraphs text={words.top.lead} className="measure mt-5 text-lead" />
      </PageHero>
      <div aria-busy={isRefetching} className="shell py-section">
        {reloadFailed && (
          <ReloadFailed text={m.restaurant_list_refetch_error()} onRetry={refetch} />
        )}
        <Restaurants data={shown} words={words} />
      </div>
      <AllergenNote words={words.allergens} />
    </>
  );
}

function Restaurants({ data, words }: { data: LoadedRestaurants; words: DeliveryWords }) {
  if (data.state === "error") {
    return <ScreenState isError title={m.restaurant_list_error()} />;
  }
  if (data.restaurants.length === 0) {
    return <ScreenState title={m.restaurant_list_empty()} text={m.restaurant_list_empty_text()} />;
  }
  return <RestaurantLists restaurants={data.restaurants} words={words} />;
}

/** Rule 3.19: allergens must be asked for before the purchase, so the page says it. */
function AllergenNote({ words }: { words: PageWords<"delivery">["allergens"] }) {
  return (
    <section aria-labelledby="allergens" className="bg-surface-alt">
      <div className="shell grid items-center gap-x-10 gap-y-8 py-section lg:grid-cols-12">
        <Picture
          image="/images/emblem-cutlery.svg"
          alt=""
          className="lg:col-span-2"
          imgClassName="h-24 w-auto lg:h-32"
        />
        <h2 id="allergens" className="text-heading lg:col-span-4">
          {words.title}
        </h2>
        <Paragraphs text={words.text} className="measure text-lead lg:col-span-5 lg:col-start-8" />
      </div>
    </section>
  );
}
