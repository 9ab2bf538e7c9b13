import { Link } from "react-router";
import type { PageWords } from "#content/schemas/page-texts.ts";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { cityAndCountry } from "#site/ui/city-name.ts";
import { DotSeparated } from "#site/ui/dot-separated.tsx";
import { ExternalLink } from "#site/ui/external-link/external-link.tsx";
import { Paragraphs } from "#site/ui/paragraphs.tsx";
import { InParts } from "#site/ui/in-parts.tsx";
import { RestaurantLink } from "#site/blocks/restaurant-link/restaurant-link.tsx";
import { PhoneLink } from "#site/ui/phone/phone-link.tsx";
import type { DeliveryRestaurant } from "./delivery-restaurants.ts";

/** First the restaurants with an order link, then those that must be asked. */
export function RestaurantLists(props: {
  restaurants: readonly DeliveryRestaurant[];
  words: PageWords<"delivery">;
}) {
  const { restaurants, words } = props;
  const online = restaurants.filter(({ links }) => links.length > 0);
  const others = restaurants.filter(({ links }) => links.length === 0);
  return (
    <div className="grid gap-section">
      {online.length > 0 && (
        <RestaurantList id="order-online" title={words.online.title} restaurants={online} />
      )}
      {others.length > 0 && (
        <RestaurantList
          id="ask-the-restaurant"
          title={(online.length > 0 ? words.others : words.restaurants).title}
          text={words.restaurants.text}
          restaurants={others}
        />
      )}
    </div>
  );
}

function RestaurantList(props: {
  id: string;
  title: string;
  text?: string;
  restaurants: readonly DeliveryRestaurant[];
}) {
  const { id, title, text, restaurants } = props;
  return (
    <section aria-labelledby={id} className="grid gap-x-10 gap-y-12 lg:grid-cols-12">
      <div className="lg:sticky lg:top-[calc(var(--spacing-header)+3rem)] lg:col-span-4 lg:self-start">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        <hr className="gold-rule my-7" />
        <Paragraphs text={text} className="measure text-muted" />
      </div>
      <ul className="border-b border-line lg:col-span-7 lg:col-start-6">
        <InParts of={restaurants}>
          {(restaurant) => <Restaurant key={restaurant.slug} restaurant={restaurant} />}
        </InParts>
      </ul>
    </section>
  );
}

function Restaurant({ restaurant }: { restaurant: DeliveryRestaurant }) {
  const language = useLanguage();
  return (
    <li className="grid items-center gap-x-8 gap-y-3 border-t border-line py-6 sm:grid-cols-[1fr_auto]">
      <div>
        <h3 className="text-title">
          <RestaurantLink
            restaurant={restaurant}
            className="decoration-gold decoration-1 underline-offset-[0.3em] hover:underline"
          />
        </h3>
        <p className="label mt-2 text-muted">
          <DotSeparated items={cityAndCountry(restaurant, language)} />
        </p>
      </div>
      <HowToOrder restaurant={restaurant} />
    </li>
  );
}

/** The best way that is known: the order links, else the restaurant's phone, else the group. */
function HowToOrder({ restaurant }: { restaurant: DeliveryRestaurant }) {
  const language = useLanguage();
  const name = restaurant.name || m.restaurant_no_name();
  if (restaurant.links.length > 0) {
    return (
      <div className="flex flex-wrap gap-3 sm:justify-end">
        {restaurant.links.map((link) => (
          <ExternalLink key={link.url} href={link.url} className={buttonClass("primary")}>
            <span>{m.delivery_order_with({ name: link.name })}</span>
            <span className="sr-only">{` (${name})`}</span>
          </ExternalLink>
        ))}
      </div>
    );
  }
  if (restaurant.phone.dialled !== undefined) {
    return <PhoneLink restaurant={restaurant} className="min-h-11" />;
  }
  return (
    <Link
      to={pathTo(language, "contact")}
      className="quiet-link inline-flex min-h-11 items-center justify-self-start"
    >
      <span>{m.delivery_ask_the_group()}</span>
      <span className="sr-only">{` (${name})`}</span>
    </Link>
  );
}
