import { m } from "#language/paraglide/messages.js";
import type { FormResult } from "#site/blocks/lead-form/form-result.ts";
import { ReloadFailed, ScreenState } from "#site/blocks/screen-state/screen-state.tsx";
import type { Loaded, WithHead } from "#site/navigation/load-in-browser.ts";
import { ALL_SKYLINES } from "#site/blocks/skyline/skyline.ts";
import { useLastGood, useRefetch } from "#site/navigation/use-refetch.ts";
import { Picture } from "#site/ui/picture/picture.tsx";
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
      <div data-hero="night" className="over-image overflow-clip bg-night pt-header">
        <div className="shell py-8 lg:pt-12">
          <p className="label mb-4">{m.layout_contact()}</p>
          <h1 className="text-headline">{m.contact_title()}</h1>
          <p className="measure mt-4 text-lead">{m.contact_intro()}</p>
        </div>
        {/* A visitor who asks for an experience sees the form at once. */}
        {data.experience === "" && <SkylineRow />}
      </div>
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

/** The horizons of the six cities as one line; a phone shows the middle of it. */
function SkylineRow() {
  return (
    <div className="flex justify-center">
      <div className="flex w-[max(100%,60rem)] shrink-0">
        {ALL_SKYLINES.map((image) => (
          <Picture key={image} image={image} alt="" className="w-1/6" imgClassName="w-full" />
        ))}
      </div>
    </div>
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
