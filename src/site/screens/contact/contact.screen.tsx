import { m } from "#language/paraglide/messages.js";
import type { FormResult } from "#site/blocks/lead-form/form-result.ts";
import { PageHero } from "#site/blocks/page-hero/page-hero.tsx";
import { ReloadFailed, ScreenState } from "#site/blocks/screen-state/screen-state.tsx";
import type { Loaded, WithHead } from "#site/navigation/load-in-browser.ts";
import { useLastGood, useRefetch } from "#site/navigation/use-refetch.ts";
import { ContactCard } from "./contact-card.tsx";
import { ContactWays } from "./contact-ways.tsx";
import { MessageForm } from "./message-form.tsx";
import type { RestaurantContact } from "./restaurant-contact.ts";
import { RestaurantContacts } from "./restaurant-contacts.tsx";

export type ContactData = {
  /** The title of the experience that the visitor came from, or empty. */
  readonly experience: string;
} & WithHead &
  Loaded<{ readonly restaurants: readonly RestaurantContact[] }>;

interface ContactScreenProps {
  readonly data: ContactData;
  readonly actionResult?: FormResult | undefined;
}

/** How to reach the group, and each restaurant (rule 3.17). */
export function ContactScreen({ data, actionResult }: ContactScreenProps) {
  const { shown, reloadFailed } = useLastGood(data);
  const { refetch, isRefetching } = useRefetch();
  return (
    <>
      <PageHero
        image="/images/section-restaurants.webp"
        alt=""
        label={m.layout_contact()}
        title={m.contact_title()}
        height="short"
        keeps="upper-right"
      >
        <p className="measure mt-5 text-lead lg:max-w-[34rem]">{m.contact_intro()}</p>
      </PageHero>
      <div className="shell grid gap-y-16 py-section lg:grid-cols-12 lg:gap-x-10">
        <MessageForm experience={data.experience} actionResult={actionResult} />
        <div className="lg:col-span-5 lg:col-start-8 lg:row-start-1 xl:col-span-4 xl:col-start-9">
          <ContactCard />
          <ContactWays />
        </div>
      </div>
      <section aria-labelledby="restaurants" aria-busy={isRefetching} className="bg-surface-alt">
        <div className="shell py-section">
          <h2 id="restaurants" className="text-heading">
            {m.contact_restaurants_title()}
          </h2>
          {reloadFailed && (
            <div className="mt-10">
              <ReloadFailed text={m.contact_restaurants_refetch_error()} onRetry={refetch} />
            </div>
          )}
          <Restaurants data={shown} />
        </div>
      </section>
    </>
  );
}

function Restaurants({ data }: { data: ContactData }) {
  if (data.state === "error") {
    return <ScreenState isError heading="h3" title={m.contact_restaurants_error()} />;
  }
  if (data.restaurants.length === 0) {
    return <ScreenState heading="h3" title={m.contact_restaurants_empty()} />;
  }
  return <RestaurantContacts restaurants={data.restaurants} />;
}
